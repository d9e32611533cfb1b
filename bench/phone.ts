import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import type { Benchmark, Measurement } from './benchmark.ts';
import { type Visit, visit } from './load/throttled-phone.ts';
import { withDemoServer } from './measure/demo-server.ts';
import { summarise } from './measure/percentiles.ts';

const sites = {
  en: { host: 'localhost', prefix: '' },
  ru: { host: 'ru.localhost', prefix: '' },
  kk: { host: 'kz.localhost', prefix: '/kk' },
};
const pages = {
  home: '/',
  results: '/search/tours',
  liner: '/cruise/vela-serena',
  cruise: '/cruises/sea-cruises/western-mediterranean',
  'excursion tour': '/excursion-tours/turkey/istanbul-two-continents',
  content: '/about',
  offices: '/contacts',
};

/** What a visitor waits for on a slow phone. */
export const benchmark: Benchmark = {
  title: 'pages on a phone: 1.6 Mbit/s, 150 ms, a quarter of a core, nothing cached',
  run: async ({ repeats, isQuick, say }) => {
    say('starting the server on the demo operator …');
    return withDemoServer(async ({ port }) => {
      const browser = await chromium.launch({ executablePath: await findChromium() });
      try {
        const addresses = await addressesOf(browser, port);
        return await measure(browser, isQuick ? addresses.slice(0, 1) : addresses, { repeats, say });
      } finally {
        await browser.close();
      }
    });
  },
};

type Address = { name: string; address: string };

/** The pages and the first hotel of the results, each by the address that it ends at. */
export async function addressesOf(browser: Browser, port: number): Promise<Address[]> {
  const page = await browser.newPage();
  const addresses: Address[] = [];
  for (const [language, { host, prefix }] of Object.entries(sites)) {
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(`http://${host}:${port}${prefix}${path}`);
      addresses.push({ name: `${name}, ${language}`, address: page.url() });
      if (name !== 'results') continue;
      const hotel = page.locator(`main a[href^="${prefix}/tours/"]`).first();
      const href = await hotel.evaluate((link: HTMLAnchorElement) => link.href);
      addresses.push({ name: `hotel, ${language}`, address: href });
    }
  }
  await page.close();
  return addresses;
}

export async function measure(
  browser: Browser,
  addresses: readonly Address[],
  { repeats, say }: { repeats: number; say: (line: string) => void },
): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const { name, address } of addresses) {
    say(`${name} …`);
    // The first visit also compiles the page in the server.
    await visit(browser, address);
    const visits: Visit[] = [];
    for (let i = 0; i < repeats; i++) visits.push(await visit(browser, address));
    const median = (of: (visit: Visit) => number) => summarise(visits.map(of)).p50;
    measurements.push(
      {
        of: name,
        name: 'largest paint',
        value: median((one) => one.largestPaint),
        unit: 'ms',
        target: { atMost: 1_300 },
      },
      {
        of: name,
        name: 'jumps (CLS)',
        value: median((one) => one.jumps),
        unit: '×',
        target: { atMost: 0.02 },
      },
      {
        of: name,
        name: 'answer to a tap',
        value: median((one) => one.answerToTap),
        unit: 'ms',
        target: { atMost: 200 },
      },
    );
  }
  return measurements;
}
