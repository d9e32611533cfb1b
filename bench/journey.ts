import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import type { Benchmark, Measurement } from './benchmark.ts';
import { type Step, type Taken, walk } from './load/throttled-phone.ts';
import { withDemoServer } from './measure/demo-server.ts';
import { summarise } from './measure/percentiles.ts';

const field = (page: Page, name: RegExp) => page.getByRole('search').getByRole('button', { name });
const sheet = (page: Page) => page.getByRole('dialog');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const days = (page: Page) => sheet(page).getByRole('button', { name: /, from / });
const close = (page: Page) => page.keyboard.press('Escape');

/** From the home page to the price of an offer, as somebody on a phone goes. */
const steps: Step[] = [
  { name: 'opens the days', take: (page) => field(page, /^Dates/).tap() },
  {
    name: 'chooses a day',
    take: (page) => days(page).first().tap(),
  },
  {
    name: 'chooses the last day',
    take: (page) => days(page).last().tap(),
  },
  { name: 'closes the days', take: close },
  { name: 'opens the travellers', take: (page) => field(page, /^Travellers/).tap() },
  { name: 'closes the travellers', take: close },
  {
    name: 'searches',
    take: async (page) => {
      await page.getByRole('search').locator('button[type=submit]').tap();
      await cards(page).first().waitFor();
    },
  },
  {
    name: 'opens the filters',
    take: (page) => page.getByRole('link', { name: 'Filters', exact: true }).tap(),
  },
  { name: 'chooses stars', take: (page) => sheet(page).locator('label:has([name=STARLIST])').first().tap() },
  { name: 'closes the filters', take: (page) => sheet(page).getByRole('button').last().tap() },
  { name: 'opens a hotel', take: (page) => cards(page).first().getByRole('heading').getByRole('link').tap() },
  { name: 'opens a receipt', take: (page) => page.getByText('Price details').first().tap() },
];

/** The way from home to a price, step by step, on a slow phone. */
export const benchmark: Benchmark = {
  title: 'from home to a price on a phone with a quarter of a core: each tap until nothing changes',
  run: async ({ repeats, isQuick, say }) => {
    say('starting the server on the demo operator …');
    return withDemoServer(async ({ port }) => {
      const browser = await chromium.launch({ executablePath: await findChromium() });
      const walks: Taken[][] = [];
      try {
        // The first walk also compiles the pages in the server.
        for (let i = 0; i <= (isQuick ? 0 : repeats); i++) {
          say(`walk ${i} …`);
          walks.push(await walk(browser, `http://localhost:${port}/`, steps));
        }
      } finally {
        await browser.close();
      }
      return figuresOf(walks.length > 1 ? walks.slice(1) : walks);
    });
  },
};

function figuresOf(walks: readonly Taken[][]): Measurement[] {
  return steps.flatMap(({ name }, step) => {
    const median = (of: (taken: Taken) => number) => summarise(walks.map((taken) => of(taken[step]!))).p50;
    return [
      {
        of: name,
        name: 'answer to a tap',
        value: median((one) => one.answerToTap),
        unit: 'ms' as const,
        target: { atMost: 100 },
      },
      {
        of: name,
        name: 'longest task',
        value: median((one) => one.longestTask),
        unit: 'ms' as const,
        target: { atMost: 200 },
      },
      {
        of: name,
        name: 'jumps (CLS)',
        value: median((one) => one.jumps),
        unit: '×' as const,
        target: { atMost: 0.02 },
      },
    ];
  });
}
