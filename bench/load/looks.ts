import { minorPerUnit } from '#lib/money.ts';
import { dayNumber, plainDate } from '#lib/plain-date.ts';
import { findHotelOffers } from '#price-search/hotel-offers.ts';
import type { Question } from '#price-search/question.ts';
import type { Random } from '#price-search/random-catalogue.ts';
import type { Snapshot } from '#price-search/snapshot.ts';
import { searchQuestions } from './search-questions.ts';

type SoldHotel = { hotelInc: number; stateSlug: string; slug: string; ptype: string; query: URLSearchParams };

/** A page or a call that shows the lowest price of a hotel, and the question behind it. */
export type Look = {
  path: string;
  hotelId: number;
  question: Question;
  read: (text: string) => number | undefined;
};

/** Some hotels that are sold on land, each with a search that finds it; no two are the same. */
export async function soldHotels(origin: string, random: Random, most: number): Promise<SoldHotel[]> {
  const next = await searchQuestions(origin, random);
  const found = new Map<number, SoldHotel>();
  while (found.size < most) {
    const path = next();
    const query = new URLSearchParams(path.split('?')[1]);
    query.set('CURRENCY', 'EUR');
    const answer = (await (await fetch(`${origin}${path}`)).json()) as { prices?: SoldHotel[] }[];
    const rows = (answer[0]?.prices ?? []).filter(({ ptype }) => ptype === 'tour');
    for (const { hotelInc, stateSlug, slug, ptype } of rows.sort(() => random() - 0.5).slice(0, 4))
      if (found.size < most) found.set(hotelInc, { hotelInc, stateSlug, slug, ptype, query });
  }
  return [...found.values()];
}

const today = () => dayNumber(plainDate(new Date().toISOString().slice(0, 10)));

/** One of the ways to look at a hotel: the call, the results narrowed to it, its page. */
export function lookFrom({ hotelInc, stateSlug, slug, query }: SoldHotel, random: Random): Look {
  const narrowed = new URLSearchParams([...query, ['HOTELLIST', `${hotelInc}`]]);
  const [call, results, page] = [
    { path: `/core/search?${narrowed}`, read: priceOfCall },
    { path: `/search/tours?${narrowed}`, read: lowestPriceAfter(`id="hotel-${hotelInc}"`) },
    { path: `/tours/${stateSlug}/${slug}?${query}`, read: lowestPriceAfter('id="room-') },
  ];
  const way = [call, results, page][Math.floor(random() * 3)]!;
  return { ...way, hotelId: hotelInc, question: questionOf(query) };
}

function questionOf(query: URLSearchParams): Question {
  const day = (name: string) => dayNumber(plainDate(query.get(name)!.replace(/(....)(..)(..)/, '$1-$2-$3')));
  const ages = query.get('AGES');
  return {
    point: { market: 'com', currency: 'EUR', today: today(), rateDay: today() },
    party: { adults: Number(query.get('ADULT')), childAges: ages ? ages.split(',').map(Number) : [] },
    townId: Number(query.get('TOWNFROM')),
    classId: 1,
    departFrom: day('CHECKIN_BEG'),
    departTo: day('CHECKIN_END'),
    nightsMin: Number(query.get('NIGHTMIN')),
    nightsMax: Number(query.get('NIGHTMAX')),
  };
}

/** The lowest price of the look's hotel in whole euros; undefined where nothing is left to sell. */
export function truthOf(snapshot: Snapshot, { hotelId, question }: Look): number | undefined {
  const { offers } = findHotelOffers(snapshot, { hotelId, question, page: 1, pageSize: 1 });
  return offers[0] && offers[0].totalMinor / minorPerUnit;
}

/** What so many new connections are told, one after the other: the kernel spreads them over the workers. */
export async function seenPrices(origin: string, { path, read }: Look, connections: number) {
  const seen: (number | undefined)[] = [];
  for (let asked = 0; asked < connections; asked++) {
    const answer = await fetch(origin + path, { headers: { connection: 'close' } });
    seen.push(read(await answer.text()));
  }
  return seen;
}

const priceOfCall = (text: string) =>
  (JSON.parse(text) as { prices: { price: number }[] }[])[0]?.prices[0]?.price;

/** The lowest price of a page that shows what is sold, and not only what is sold instead. */
const lowestPriceAfter = (mark: string) => (html: string) => {
  if (!html.includes(mark)) return undefined;
  const prices = [...html.matchAll(/class="price[^"]*">€([\d,]+)</g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );
  return prices.length > 0 ? Math.min(...prices) : undefined;
};
