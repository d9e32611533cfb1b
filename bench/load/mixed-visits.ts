import type { Random } from '#price-search/random-catalogue.ts';
import { searchQuestions, zipf } from './search-questions.ts';

const questions = 400;
/** One search in so many is one that nobody has asked before. */
const newEvery = 5;

type Visit = { share: number; path: (search: () => string) => string };

const always = (path: string) => () => path;

/** What visitors ask, by its share in a hundred. */
const visits: readonly Visit[] = [
  { share: 12, path: always('/') },
  { share: 6, path: always('/ru/') },
  { share: 22, path: (search) => `/search/tours?${pageQuery(search())}` },
  { share: 8, path: (search) => `/search/tours.data?${pageQuery(search())}` },
  { share: 4, path: always('/ru/search/hot-tours') },
  { share: 8, path: always('/about') },
  { share: 6, path: always('/contacts/sales-offices') },
  { share: 4, path: always('/directions') },
  { share: 28, path: (search) => search() },
  { share: 2, path: always('/search/zima') },
];

/** The one address of a search: all others lead to it. */
function pageQuery(call: string): string {
  const asked: Record<string, string> = {
    CHILD: '0',
    ...Object.fromEntries(new URLSearchParams(call.split('?')[1])),
  };
  return order.flatMap((name) => (asked[name] === undefined ? [] : [`${name}=${asked[name]}`])).join('&');
}

const order = [
  ...(['STATEINC', 'TOWNFROM', 'CHECKIN_BEG', 'CHECKIN_END', 'NIGHTMIN', 'NIGHTMAX'] as const),
  ...(['ADULT', 'CHILD', 'AGES'] as const),
];

/** So many visits as people mix them; searches come again as Zipf has it, and some are new. */
export async function mixedVisits(origin: string, random: Random, count: number): Promise<string[]> {
  const next = await searchQuestions(origin, random);
  const known = zipf(
    Array.from({ length: questions }, () => next()),
    random,
  );
  const search = () => (random() * newEvery < 1 ? next() : known());
  const bag = visits.flatMap(({ share, path }) => Array.from({ length: share }, () => path));
  return Array.from({ length: count }, () => bag[Math.floor(random() * bag.length)]!(search));
}
