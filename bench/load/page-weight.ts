import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

export type Weight = { files: number; raw: number; gzip: number };

/** What a browser fetches for a page before anybody touches it, by kind; pictures are never compressed again. */
const kinds = { script: 'scripts', stylesheet: 'styles', image: 'pictures' } as const;

export type PageWeight = Record<(typeof kinds)[keyof typeof kinds], Weight>;

/** Opens a page on a phone that has nothing of it yet. */
export async function weigh(browser: Browser, address: string): Promise<PageWeight> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const fetched: Promise<[kind: keyof PageWeight, body: Buffer]>[] = [];
  page.on('response', (response) => {
    const kind = kinds[response.request().resourceType() as keyof typeof kinds];
    if (kind && response.ok()) fetched.push(response.body().then((body) => [kind, body]));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(fetched);
  await page.close();
  const weightOf = (kind: keyof PageWeight) => {
    const own = bodies.filter(([of]) => of === kind).map(([, body]) => body);
    const sizeOf = (body: Buffer) => (kind === 'pictures' ? body : gzipSync(body)).length;
    return { files: own.length, raw: sum(own.map(({ length }) => length)), gzip: sum(own.map(sizeOf)) };
  };
  return { scripts: weightOf('scripts'), styles: weightOf('styles'), pictures: weightOf('pictures') };
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
