import { chromium, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import type { Benchmark, Measurement } from './benchmark.ts';
import { click, desktop, phone, type Step, type Taken, tap, walk } from './load/throttled-phone.ts';
import { withDemoServer } from './measure/demo-server.ts';
import { summarise } from './measure/percentiles.ts';

type Press = (target: Locator) => Promise<void>;

// Found by CSS selectors: a search by roles computes names in the page itself, which would count as its own long task.
const cards = (page: Page) => page.locator('main article');
const tags = (page: Page) => page.locator('.leaflet-marker-icon button');

/** From home over results, a filter and the map to a hotel: what a search for a tour feels like. */
function journey(press: Press, filters: Step[], toMap: Step[]): Step[] {
  return [
    {
      name: 'searches',
      take: async (page) => {
        await press(page.locator('search button[type=submit]'));
        await cards(page).first().waitFor();
      },
    },
    ...filters,
    ...toMap,
    { name: 'goes back', take: (page) => page.goBack() },
    {
      name: 'opens a hotel',
      take: (page) => press(cards(page).first().locator(':is(h2, h3) a')),
    },
    {
      name: 'goes back to the list',
      take: async (page) => {
        await page.goBack();
        await cards(page).first().waitFor();
      },
    },
  ];
}

const stars = (page: Page) => page.locator('label:has([name=STARLIST]):visible').first();

const devices = {
  phone: {
    device: phone,
    steps: journey(
      tap,
      [
        {
          name: 'opens the filters',
          take: (page) => tap(page.locator('a[href$="#filters"]:visible')),
        },
        { name: 'chooses stars', take: (page) => tap(stars(page)) },
        {
          name: 'closes the filters',
          take: (page) => tap(page.locator('dialog[open] button').last()),
        },
      ],
      [
        {
          name: 'opens the map',
          take: async (page) => {
            await tap(page.locator('a[href$="#map"]:visible'));
            await tags(page).first().waitFor();
          },
        },
      ],
    ),
  },
  desktop: {
    device: desktop,
    steps: journey(
      click,
      [{ name: 'chooses stars', take: (page) => click(stars(page)) }],
      [
        {
          name: 'points at the map',
          take: async (page) => {
            await tags(page).first().waitFor();
            await click(tags(page).first());
          },
        },
      ],
    ),
  },
};

/** Long tasks, answers to presses and what jumps, on the way that most visitors go. */
export const benchmark: Benchmark = {
  title: 'what a search for a tour feels like with a quarter of a core, on a phone and on a desktop',
  run: async ({ repeats, isQuick, say }) => {
    say('starting the server on the demo operator …');
    return withDemoServer(async ({ port }) => {
      const browser = await chromium.launch({ executablePath: await findChromium() });
      const figures: Measurement[] = [];
      try {
        for (const [name, { device, steps }] of Object.entries(devices)) {
          const walks: Taken[][] = [];
          // The first walk also compiles the pages in the server.
          for (let i = 0; i <= (isQuick ? 0 : repeats); i++) {
            say(`${name}, walk ${i} …`);
            walks.push(await walk(browser, `http://localhost:${port}/`, steps, device));
          }
          figures.push(...figuresOf(name, steps, walks.length > 1 ? walks.slice(1) : walks));
        }
      } finally {
        await browser.close();
      }
      return figures;
    });
  },
};

const figures = [
  { name: 'answer to a press (INP)', of: 'answerToTap', unit: 'ms', atMost: 100 },
  { name: 'longest task', of: 'longestTask', unit: 'ms', atMost: 200 },
  { name: 'jumps (CLS)', of: 'jumps', unit: '×', atMost: 0.02 },
] as const;

const figuresOf = (device: string, steps: readonly Step[], walks: readonly Taken[][]): Measurement[] =>
  steps.flatMap(({ name: step }, index) =>
    figures.map(({ name, of, unit, atMost }) => ({
      of: `${device}: ${step}`,
      name,
      value: summarise(walks.map((taken) => taken[index]![of])).p50,
      unit,
      target: { atMost },
    })),
  );
