import { type Answers, withReceipt } from './answers.ts';
import { bestAmong, countAmong, joinBest, joinCounts, priceAmong } from './best-per-hotel.ts';
import { calendarOf, joinCalendars, joinStays, staysOf } from './calendar.ts';
import { hotelsIn, type Where } from './question.ts';
import { type Taking, takeHotels } from './share-hotels.ts';
import type { HotelHandle, Snapshot } from './snapshot.ts';

/** What one of those who share a question has found, and how many of the hotels that are asked it has taken. */
export type Share = { found: unknown; hotels: number; ofHotels: number };

type Asked<Name extends keyof Answers> = Parameters<Answers[Name]>[1];

/** How a question is answered by several: what each finds among its hotels, and the answer of all together. */
type Sharing<Name extends keyof Answers, Found> = {
  find: (snapshot: Snapshot, asked: Asked<Name>, hotels: Iterable<HotelHandle>) => Found;
  join: (found: readonly Found[], asked: Asked<Name>) => ReturnType<Answers[Name]>;
};

/** Only says that both halves speak of the same. */
const sharing = <Name extends keyof Answers, Found>(_: Name, both: Sharing<Name, Found>) => both;

/** The questions that several threads may answer together, by name. */
const sharings = {
  bestPerHotel: sharing('bestPerHotel', {
    find: (snapshot, search, hotels) => {
      const { first, ...rest } = bestAmong(snapshot, search, hotels, 0);
      const { point } = search.question;
      return {
        ...rest,
        first: first.map(({ shown: { offer, offerCount }, ...rank }) => ({
          ...rank,
          shown: { ...withReceipt(snapshot, offer, point), offerCount },
        })),
      };
    },
    join: joinBest,
  }),
  countHotels: sharing('countHotels', {
    find: (snapshot, { question, filters }, hotels) => countAmong(snapshot, question, filters, hotels),
    join: joinCounts,
  }),
  hotelPrices: sharing('hotelPrices', {
    find: (snapshot, { question, filters }, hotels) => priceAmong(snapshot, question, filters, hotels),
    join: (found) => found.flat(),
  }),
  calendar: sharing('calendar', {
    find: (snapshot, { question, filters }, hotels) => calendarOf(snapshot, question, filters, hotels),
    join: joinCalendars,
  }),
  stays: sharing('stays', {
    find: (snapshot, { question, filters }, hotels) => staysOf(snapshot, question, filters, hotels),
    join: joinStays,
  }),
};

type SharedName = keyof typeof sharings;

/** Everyone who shares a search makes the offers of all pages up to the asked one: of later pages that is too much. */
const mostShown = 60;

export const isShared = (name: keyof Answers, asked: object): boolean =>
  name in sharings && (!('pageSize' in asked) || pageEnd(asked as Asked<'bestPerHotel'>) <= mostShown);

const pageEnd = ({ page, pageSize }: Asked<'bestPerHotel'>) => page * pageSize;

/** Takes hotels until none is left or somebody else needs the thread, and finds what they have. */
export function findShare(
  snapshot: Snapshot,
  name: keyof Answers,
  asked: { where: Where },
  taking: Taking,
): Share {
  const all = hotelsIn(snapshot, asked.where);
  let hotels = 0;
  function* own() {
    for (const hotel of takeHotels(all, taking)) {
      hotels++;
      yield hotel;
    }
  }
  const found = sharingOf(name).find(snapshot, asked as never, own()); // asked by the same name
  return { found, hotels, ofHotels: all.length };
}

/** Whether these have taken all hotels between them. */
export function areAll(shares: readonly Share[]): boolean {
  const hotels = shares.reduce((sum, share) => sum + share.hotels, 0);
  return shares.every(({ ofHotels }) => ofHotels === hotels);
}

/** The answer of all together; undefined where hotels are missing that somebody took and did not bring. */
export function joinShares(
  shares: readonly Share[],
  name: keyof Answers,
  asked: object,
): { answer: unknown } | undefined {
  if (!areAll(shares)) return undefined;
  const found = shares.map((share) => share.found) as never; // found by the same name
  return { answer: sharingOf(name).join(found, asked as never) };
}

const sharingOf = (name: keyof Answers): Sharing<SharedName, unknown> =>
  sharings[name as SharedName] as never; // `isShared`
