import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { answerOf } from './answers.ts';
import { expect } from './fixtures.ts';
import { pageAt } from './rendered-wizard.ts';

/** What a page fetches before anything is done to it: its scripts, how much they are in gzip, and how many sheets. */
export type Weight = { paths: string[]; kilobytes: number; files: { scripts: number; sheets: number } };

/** The scripts that a page names to be fetched at once: ahead of use, or by its first module. */
function scriptsOf(page: string): string[] {
  const ahead = [...page.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)];
  const begun = [...page.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)];
  const modules = [...page.matchAll(/<script\b[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/g)];
  return [
    ...[...ahead, ...begun].map(([, path]) => path!),
    ...modules.flatMap(([, module]) =>
      [...module!.matchAll(/^import(?: [^"(]* from )?[ (]?"([^"]+)"/gm)].map(([, path]) => path!),
    ),
  ];
}

/** What a module imports before it runs. */
const importsOf = (path: string, module: string) =>
  [...module.matchAll(/(?:\bfrom|\bimport)\s*["'`]([^"'`]+\.js)["'`]/g)].map(
    ([, file]) => new URL(file!, `http://localhost${path}`).pathname,
  );

/** What was fetched before: most scripts are of many pages. */
const fetched = new Map<string, Promise<{ bytes: number; imports: string[] }>>();

async function fetchScript(request: APIRequestContext, path: string) {
  const { status, sent } = await answerOf(request, 'localhost', path);
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  return { bytes: gzipSync(sent).length, imports: importsOf(path, sent) };
}

/** Weighs what a page names in what is sent of it, and what that imports; parts that come later are not among it. */
export async function weighSent(request: APIRequestContext, host: string, address: string): Promise<Weight> {
  const { sent: page } = await pageAt(request, address, host);
  const sizes = new Map<string, number>();
  const next = scriptsOf(page);
  for (let path = next.pop(); path; path = next.pop()) {
    if (sizes.has(path)) continue;
    if (!fetched.has(path)) fetched.set(path, fetchScript(request, path));
    const { bytes, imports } = await fetched.get(path)!;
    sizes.set(path, bytes);
    next.push(...imports);
  }
  const sheets = [...page.matchAll(/<link\b[^>]*\shref="([^"#]+\.css)[^"]*"/g)].map(([, sheet]) => sheet!);
  return {
    paths: [...sizes.keys()],
    kilobytes: [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000,
    files: { scripts: sizes.size, sheets: new Set(sheets).size },
  };
}

/**
 * Before anything is done, on any public page (docs/performance.md, decisions 0386 and 0390). Phones in every way of writing them, days that
 * are over, infants with a seat and quotes that are named added up to 4.7 KB to the heaviest page.
 */
const budget = 184;

/** A file is a request: with HTTP/1.1 the seventh at a time waits for one of the first six. */
const most = { scripts: 23, sheets: 4 };

/**
 * Pages of hotels with parts of their own, or where nothing is found of the usual days, so that ways out are there at once.
 * Most of a kilobyte are the tails that selectors have instead of layers (decision 0384).
 */
const mostOfVoyages = { kilobytes: 191, scripts: 27 };

/** Fails softly where a page is heavy. */
export function expectLight({ kilobytes, files }: Weight, path: string, isOfVoyages = false) {
  const bounds = isOfVoyages ? mostOfVoyages : { kilobytes: budget, scripts: most.scripts };
  expect.soft(files.scripts, path).toBeGreaterThan(5);
  expect.soft(kilobytes, path).toBeLessThan(bounds.kilobytes);
  expect.soft(files.scripts, path).toBeLessThanOrEqual(bounds.scripts);
  expect.soft(files.sheets, path).toBeLessThanOrEqual(most.sheets);
}
