import { everybody } from '#domain/catalogue/asker.ts';
import type { DepartureTownEntry, StateEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import type { CalendarDay, StayPrices } from '#price-search/calendar.ts';
import type { PointOfSale } from '#price-search/catalogue.ts';
import type { Filters } from '#price-search/filters.ts';
import type { Question, Where } from '#price-search/question.ts';

export type { CalendarDay };

/** The departure town that means "without flight". */
export const noFlightTown = 1;

/** Towns that tours of a market leave from, the main city first, then by name in the asked language. */
export function departureTownsOf(
  { directory }: Pick<CatalogueMoment, 'directory'>,
  market: string,
  locale: string,
): DepartureTownEntry[] {
  const name = (town: DepartureTownEntry) => town.name[locale] ?? town.name.en;
  return [...directory.departureTowns.values()]
    .filter((town) => town.market === market && town.id !== noFlightTown)
    .sort((a, b) => Number(b.isMain) - Number(a.isMain) || name(a).localeCompare(name(b), locale));
}

/** Whether tours of a market leave from a town of this slug, which is also its subdomain. */
export function hasDepartureTown({ directory }: CatalogueMoment, market: string, slug: string): boolean {
  for (const town of directory.departureTowns.values()) {
    if (town.market === market && town.slug === slug && town.id !== noFlightTown) return true;
  }
  return false;
}

export type Destination = { state: StateEntry; hotelCount: number; minMinor: number | null };

const searchAheadDays = 45;

/** What is sold from a town, each with the lowest price of two adults for seven nights in the next weeks. */
export async function destinationsFrom(
  moment: CatalogueMoment,
  townId: number,
  point: PointOfSale,
): Promise<Destination[]> {
  const { snapshot, directory } = moment;
  const tours = snapshot.toursByTown.get(townId) ?? [];
  const stateIds = [...new Set(tours.map((tour) => tour.stateId))];
  const question: Question = {
    point,
    party: { adults: 2, childAges: [] },
    townId,
    classId: 1,
    departFrom: point.today + 1,
    departTo: point.today + searchAheadDays,
    nightsMin: 7,
    nightsMax: 7,
  };
  const cheapest = await moment.ask('cheapestByState', { question, stateIds }, everybody);
  return stateIds.flatMap((stateId) => {
    const state = directory.states.get(stateId);
    const hotelCount = snapshot.hotelsByState.get(stateId)?.length ?? 0;
    if (!state || hotelCount === 0) return [];
    return [{ state, hotelCount, minMinor: cheapest.get(stateId) ?? null }];
  });
}

type OffersAsked = { where: Where; question: Question; filters: Filters };

/** The calendar of a destination: each departure day's cheapest price and best availability. */
export const calendarOf = (moment: CatalogueMoment, asked: OffersAsked): Promise<Map<number, CalendarDay>> =>
  moment.ask('calendar', asked);

/** The cheapest price of each length of stay and departure day there. */
export const staysOf = (moment: CatalogueMoment, asked: OffersAsked): Promise<StayPrices> =>
  moment.ask('stays', asked);

/** Lengths of stay that are sold there, with whether one can be confirmed at once. */
export const nightsOf = (
  moment: CatalogueMoment,
  where: Where,
  question: Question,
): Promise<Map<number, boolean>> => moment.ask('nights', { where, question });
