import { type Random, seededRandom } from '#price-search/random-catalogue.ts';
import { searchQuestions } from './search-questions.ts';

export type Mixed = { pages: string[]; searches: string[] };

/** Of a hundred pages: home, results of a question that is new, hotels, words. */
const mix = { home: 25, results: 45, hotel: 20, words: 10 };
const words = ['/about', '/directions', '/contacts/sales-offices'];

/** So many pages as visitors mix them, and as many searches of programs, none of which comes twice but by chance. */
export async function mixedPages(origin: string, seed: number, count: number): Promise<Mixed> {
  const random = seededRandom(seed);
  const next = await searchQuestions(origin, random);
  const hotels = await hotelPages(origin);
  const kinds: Record<keyof typeof mix, () => string> = {
    home: () => '/',
    results: () => resultsOf(next()),
    hotel: () => pick(hotels, random),
    words: () => pick(words, random),
  };
  const bag = Object.entries(mix).flatMap(([kind, share]) =>
    Array<keyof typeof mix>(share).fill(kind as 'home'),
  );
  return {
    pages: Array.from({ length: count }, () => kinds[pick(bag, random)]()),
    searches: Array.from({ length: count }, next),
  };
}

/** The page about the same question, at the address that pages link to: any other is redirected there. */
function resultsOf(search: string): string {
  const {
    STATEINC = '',
    TOWNFROM = '',
    CHILD = '0',
    AGES,
    ...trip
  } = Object.fromEntries(new URL(search, 'http://localhost').searchParams);
  const children = AGES === undefined ? { CHILD } : { CHILD, AGES };
  return `/search/tours?${new URLSearchParams({ STATEINC, TOWNFROM, ...trip, ...children })}`;
}

const pick = <Item>(items: readonly Item[], random: Random) => items[Math.floor(random() * items.length)]!;

/** The hotels of the first page of results. */
async function hotelPages(origin: string): Promise<string[]> {
  const results = await (await fetch(`${origin}/search/tours`)).text();
  const found = [...results.matchAll(/href="(\/tours\/[^"/]+\/[^"]+)"/g)].map(([, path]) =>
    path!.replaceAll('&amp;', '&'),
  );
  if (found.length === 0) throw new Error('The results have no hotel');
  return [...new Set(found)];
}
