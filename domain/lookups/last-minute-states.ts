import { entry, type StateEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import type { PointOfSale } from '#price-search/catalogue.ts';
import { onlyTours, type TourQuestion, toursAsked } from './tours-asked.ts';

/** Departures of the coming days, from tomorrow on; the same as those of the page of hot tours. */
const daysAhead = 14;
const nights = { nightsMin: 5, nightsMax: 14 };

export type LastMinuteState = { state: StateEntry; minMinor: number };

/** Countries that can still be reached in the coming days, each with its cheapest price for two; the cheapest first. */
export async function lastMinuteStates(
  moment: CatalogueMoment,
  asked: TourQuestion & { townFrom: number },
  point: PointOfSale,
): Promise<LastMinuteState[]> {
  const tours = toursAsked(moment, asked);
  if (tours.length === 0) return [];
  const question = {
    point,
    party: { adults: 2, childAges: [] },
    townId: asked.townFrom,
    classId: 1,
    departFrom: point.today + 1,
    departTo: point.today + daysAhead,
    ...nights,
    tours: onlyTours(tours),
  };
  const stateIds = [...new Set(tours.map(({ stateId }) => stateId))];
  const cheapest = await moment.ask('cheapestByState', { question, stateIds });
  return [...cheapest]
    .flatMap(([stateId, minMinor]) =>
      minMinor === null ? [] : [{ state: entry(moment.directory.states, stateId), minMinor }],
    )
    .sort((a, b) => a.minMinor - b.minMinor || a.state.id - b.state.id);
}
