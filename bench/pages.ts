import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import type { Benchmark, Measurement } from './benchmark.ts';
import type { FixedRate, FixedRateAnswer } from './load/fixed-rate.ts';
import { pageBudgets, stylesheetBudgets } from './load/page-budgets.ts';
import { type Costs, costsOf, pagesPerSecond, startPlainServer } from './load/page-costs.ts';
import { gzipBytes, partsOf } from './load/page-parts.ts';
import { weigh } from './load/page-weight.ts';
import { type DemoServer, withDemoServer } from './measure/demo-server.ts';
import { timesOf } from './measure/figures.ts';
import { inChild } from './measure/in-child.ts';

const fixedRate = new URL('./load/fixed-rate.ts', import.meta.url).href;
const perSecond = 20;
/** Of one turn: pages that are asked for one after the other, and seconds at the fixed rate. */
type Turn = { pages: number; seconds: number };
const usual: Turn = { pages: 150, seconds: 3 };
const quick: Turn = { pages: 20, seconds: 1 };

type Page = {
  name: string;
  path: string;
  status: number;
  /** Pages a second of one core, and bytes of the page after gzip. */
  targets?: { perCore: number; bytes: number };
};
type FoundPage = Page & { text: string };
/** The pages whose documents have a budget. */
type BudgetedPage = Exclude<keyof typeof pageBudgets, 'voyage'>;

/** What a page costs, beside React alone on the same tree and a plain React Router server with the same HTML. */
export const benchmark: Benchmark = {
  title: `pages and their data: a second a core, waiting at ${perSecond} a second, bytes by part`,
  run: async ({ repeats, isQuick, say }) => {
    say('starting the server on the demo operator …');
    const run = { repeats, turn: isQuick ? quick : usual, say };
    return withDemoServer((server) => measurePages(server, run), { file: 'rendering-server.ts' });
  },
};

type Run = { repeats: number; turn: Turn; say: (line: string) => void };

export async function measurePages(server: DemoServer, run: Run): Promise<Measurement[]> {
  const origin = `http://localhost:${server.port}`;
  const pages = await findPages(origin);
  return [
    ...(await measureCosts(pages, server, run)),
    ...(await measureWaits(pages, origin, run)),
    ...(await measureBytes(pages, origin, run)),
  ];
}

/** The pages as a visitor comes to them: the hotel is the first one of the results. */
async function findPages(origin: string): Promise<FoundPage[]> {
  const find = async (page: Page): Promise<FoundPage> => {
    const answer = await fetch(origin + page.path);
    if (answer.status !== page.status) throw new Error(`${page.path} was answered with ${answer.status}`);
    const { pathname, search } = new URL(answer.url);
    return { ...page, path: pathname + search, text: await answer.text() };
  };
  const findBudgeted = (name: BudgetedPage, path: string, perCore: number) =>
    find({ name, path, status: 200, targets: { perCore, bytes: pageBudgets[name].document.en } });
  const results = await findBudgeted('results', '/search/tours', 200);
  const hotel = results.text.match(/href="(\/tours\/[^"]+)"/)?.[1]?.replaceAll('&amp;', '&');
  if (!hotel) throw new Error('The results have no hotel');
  return [
    await findBudgeted('home', '/', 200),
    results,
    await findBudgeted('hotel', hotel, 200),
    await findBudgeted('country', '/countries/turkey', 200),
    await findBudgeted('excursions', '/excursions/turkey', 300),
    await findBudgeted('content', '/about', 400),
    await find({ name: 'not found', path: '/no/such/page', status: 404 }),
  ];
}

/** What the browser fetches for a page when the visitor comes from another one of ours. */
function dataOf({ name, path, status }: Page): Page {
  const [folder, question] = path.split('?');
  const file = folder === '/' ? '/_.data' : `${folder}.data`;
  return { name: `${name}, its data`, path: question ? `${file}?${question}` : file, status };
}

async function measureCosts(
  pages: readonly FoundPage[],
  server: DemoServer,
  { repeats, turn, say }: Run,
): Promise<Measurement[]> {
  const plain = await startPlainServer(
    Object.fromEntries(pages.map(({ text }, i) => [i, partsOf(text).html])),
  );
  const rows: Measurement[][] = [];
  const dataRows: Measurement[] = [];
  try {
    for (const [index, page] of pages.entries()) {
      const costs = await costsOf({
        page: { ...server, ...page },
        data: { ...server, ...dataOf(page) },
        plain: { ...plain, path: `/${index}`, status: 200 },
        repeats,
        turn: turn.pages,
      });
      const row = rowOf(page, costs);
      say(row.map(({ name, value, unit }) => `${name} ${value.toFixed(2)} ${unit}`).join(', '));
      rows.push(row);
      dataRows.push({
        of: dataOf(page).name,
        name: 'a second a core',
        value: pagesPerSecond(costs.data),
        unit: '1/s',
      });
    }
  } finally {
    plain.process.disconnect();
  }
  return [...rows.flat(), ...dataRows];
}

function rowOf({ name: of, targets }: Page, costs: Costs): Measurement[] {
  const page = pagesPerSecond(costs.page);
  const bare = pagesPerSecond(costs.bare);
  const atLeast = (value: number | undefined) => (value === undefined ? {} : { target: { atLeast: value } });
  return [
    { of, name: 'a second a core', value: page, unit: '1/s', ...atLeast(targets?.perCore) },
    { of, name: 'React alone', value: bare, unit: '1/s' },
    { of, name: 'plain React Router', value: pagesPerSecond(costs.plain), unit: '1/s' },
    { of, name: 'of React alone', value: page / bare, unit: '×', ...atLeast(targets && 0.5) },
  ];
}

async function measureWaits(pages: readonly Page[], origin: string, { repeats, turn, say }: Run) {
  const waits: Measurement[] = [];
  for (const { name, path, status } of pages.flatMap((page) => [page, dataOf(page)])) {
    say(`${name}, at ${perSecond} a second …`);
    const input = { origin, paths: [path], perSecond, seconds: turn.seconds * repeats, status };
    const { latencies, failures } = await inChild<FixedRate, FixedRateAnswer>(fixedRate, input, say);
    if (failures > 0) throw new Error(`${failures} of ${path} were not answered with ${status}`);
    waits.push(...timesOf(`${name}, at ${perSecond} a second`, latencies));
  }
  return waits;
}

async function measureBytes(pages: readonly FoundPage[], origin: string, { say }: Run) {
  const browser = await chromium.launch({ executablePath: await findChromium() });
  try {
    const rows: Measurement[] = [];
    for (const page of pages) {
      say(`${page.name}, its bytes …`);
      rows.push(...(await bytesOf(page, origin, browser)));
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function bytesOf(page: FoundPage, origin: string, browser: Browser): Promise<Measurement[]> {
  const { html, data } = partsOf(page.text);
  const { scripts, styles, pictures } = await weigh(browser, origin + page.path);
  const bytes = (part: string, name: string, value: number, atMost?: number): Measurement => ({
    of: `${page.name}, ${part}`,
    name,
    value,
    unit: 'bytes',
    ...(atMost !== undefined && { target: { atMost } }),
  });
  const text = (
    part: string,
    written: string,
    atMost?: { raw?: number | undefined; gzip?: number | undefined },
  ) => [
    bytes(part, 'raw', Buffer.byteLength(written), atMost?.raw),
    bytes(part, 'gzip', gzipBytes(written), atMost?.gzip),
  ];
  return [
    ...text('all of it', page.text, { gzip: page.targets?.bytes }),
    ...text('HTML', html),
    ...text('loader data', data, { raw: Buffer.byteLength(html) }),
    ...Object.entries({ scripts, styles, pictures }).flatMap(([kind, { files, raw, gzip }]) => [
      bytes(`${files} ${kind}`, 'raw', raw),
      bytes(`${files} ${kind}`, 'gzip', gzip, kind === 'styles' ? stylesheetBudgets.public : undefined),
    ]),
  ];
}
