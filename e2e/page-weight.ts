import type { APIRequestContext } from '@playwright/test';
import { type PageBudget, pageBudgets, stylesheetBudgets } from '#bench/load/page-budgets.ts';
import { gzipBytes } from '#bench/load/page-parts.ts';
import { answerOf } from './answers.ts';
import { expect } from './fixtures.ts';
import { pageAt } from './rendered-wizard.ts';

/** What a page fetches before a click: its scripts and their bytes after gzip, and its stylesheets. */
export type Weight = { paths: string[]; bytes: number; stylesheets: string[] };

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
  return { bytes: gzipBytes(sent), imports: importsOf(path, sent) };
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
  return {
    paths: [...sizes.keys()],
    bytes: [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0),
    stylesheets: stylesheetsOf(page),
  };
}

/** The addresses that a page links as stylesheets, as they are written. */
export const stylesheetsOf = (page: string) =>
  [...page.matchAll(/<link\b[^>]*\shref="([^"]+\.css[^"]*)"/g)].map(([, address]) => address!);

/** Fails softly where a page is heavy, or where it links more than the stylesheet of the public pages. */
export async function expectLight(
  request: APIRequestContext,
  { paths, bytes, stylesheets }: Weight,
  { path, kind }: { path: string; kind: keyof typeof pageBudgets },
) {
  const budget: PageBudget = pageBudgets[kind];
  expect.soft(paths.length, path).toBeGreaterThan(5);
  expect.soft(bytes, path).toBeLessThanOrEqual(budget.scripts);
  expect.soft(paths.length, path).toBeLessThanOrEqual(budget.scriptFiles);
  expect.soft(stylesheets.length, path).toBe(1);
  const { sent } = await answerOf(request, 'localhost', stylesheets[0]!);
  expect.soft(gzipBytes(sent), path).toBeLessThanOrEqual(stylesheetBudgets.public);
}
