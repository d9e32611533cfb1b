import { entry, type StateEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { calendarOf } from '#domain/offers/destinations.ts';
import type { Point } from '#price-search/catalogue.ts';
import { type TourQuestion, toursAsked } from './tours-asked.ts';

/** Departures of the coming days, from tomorrow on; the same as those of the page of hot tours. */
const daysAhead = 14;
const nights = { nightsMin: 5, nightsMax: 14 };

export type LastMinuteState = { state: StateEntry; minMinor: number };

/** Countries that can still be reached in the coming days, each with its cheapest price for two; the cheapest first. */
export async function lastMinuteStates(
  moment: CatalogueMoment,
  question: TourQuestion & { townFrom: number },
  point: Point,
): Promise<LastMinuteState[]> {
  const stateIds = new Set(toursAsked(moment, question).map((tour) => tour.stateId));
  const found = await Promise.all(
    [...stateIds].map(async (stateId): Promise<LastMinuteState[]> => {
      const days = await calendarOf(
        moment,
        { stateId, hotelIds: [] },
        {
          point,
          party: { adults: 2, childAges: [] },
          townId: question.townFrom,
          classId: 1,
          departFrom: point.today + 1,
          departTo: point.today + daysAhead,
          ...nights,
        },
      );
      const prices = [...days.values()].flatMap(({ cheapestMinor }) => cheapestMinor ?? []);
      if (prices.length === 0) return [];
      return [{ state: entry(moment.directory.states, stateId), minMinor: Math.min(...prices) }];
    }),
  );
  return found.flat().sort((a, b) => a.minMinor - b.minMinor || a.state.id - b.state.id);
}
