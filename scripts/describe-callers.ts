import { readdir } from 'node:fs/promises';
import { callerWords } from '#api/caller-words.ts';
import { type Base, basePaths, type Call, pathOf } from '#calls/call.ts';
import { callerKinds } from '#lib/principal.ts';

const folder = new URL('../calls/', import.meta.url);

/** Every call that is defined in `calls/`, in the order of the bases and paths. */
export async function definedCalls(): Promise<Call[]> {
  const files = (await readdir(folder)).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(String(new URL(file, folder)))));
  const bases = Object.keys(basePaths) as Base[];
  const order = (call: Call) => `${bases.indexOf(call.base)} ${pathOf(call)} ${call.method}`;
  return modules
    .flatMap((module) => Object.values(module).filter(isCall))
    .sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'base' in value && 'answer' in value;

/** A table in Markdown: each call × each kind of caller. */
export async function describeCallers(): Promise<string> {
  const rows = (await definedCalls()).map((call) => [
    `\`${call.method} ${pathOf(call)}\``,
    ...callerKinds.map((kind) => (call.mayCall.includes(kind) ? 'yes' : '–')),
  ]);
  const head = ['call', ...callerKinds.map((kind) => callerWords[kind])];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
