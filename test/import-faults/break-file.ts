import { expect } from 'vitest';
import type { Files } from '../import-operator.ts';

/** How a file is broken: lines count from 1, cells are found by the header. */
export const text = (files: Files, file: string) => String(files.get(`${file}.csv`));
export const put = (file: string, edit: (content: string) => string | Buffer) => (files: Files) =>
  files.set(`${file}.csv`, edit(text(files, file)));
export const add = (file: string, ...lines: string[]) =>
  put(file, (content) => `${content}${lines.join('\n')}\n`);
export const swap = (file: string, from: string, to: string) =>
  put(file, (content) => {
    expect(content, `${file} holds ${from}`).toContain(from);
    return content.replace(from, () => to);
  });
export const bytes = (file: string, from: string, to: number[]) =>
  put(file, (content) => {
    const [head, tail] = content.split(from, 2) as [string, string];
    return Buffer.concat([Buffer.from(head), Buffer.from(to), Buffer.from(tail)]);
  });

export type Broken = [title: string, breakIt: (files: Files) => unknown, ...faults: string[]];
