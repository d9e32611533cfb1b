import { type PlainDate, parsePlainDate } from '#lib/plain-date.ts';
import { type TravelKind, travelKinds } from '#lib/travel-kind.ts';
import type { Format } from '#texts/format.ts';
import type { MessageKey } from '#texts/message-key.ts';
import type { Translate } from '#texts/translator.ts';
import type { SearchAnswer } from '#web/search/query/search-answer.ts';
import { withoutFlight } from '#web/search/query/trip.ts';

type Relaxation = SearchAnswer['relaxations'][number];

/**
 * What is looked for, and from where; and today, where its days are over by then: others are no change but the next ones,
 * with their year where it is not this one.
 */
export type RelaxedTrip = { kind: TravelKind; townFrom: number; overOn?: PlainDate | undefined };

/** What a relaxation of the search for a trip proposes, in words. */
export function relaxationTitle(
  { change, query, label }: Omit<Relaxation, 'count' | 'minPrice'>,
  trip: RelaxedTrip,
  { t, format }: { t: Translate; format: Format },
): string {
  const [from, to] = [parsePlainDate(query.CHECKIN_BEG ?? ''), parsePlainDate(query.CHECKIN_END ?? '')];
  switch (change) {
    case 'dates':
      return from ? t(otherDates(trip), { dates: format.dateRange(from, to ?? from, trip.overOn) }) : label;
    case 'nights':
      return t('results.empty.nights', {
        nights: format.nights(Number(query.NIGHTMIN), Number(query.NIGHTMAX)),
      });
    case 'town':
      return t('results.empty.townFrom', { town: label });
    case 'filters':
      return filterTitle(Object.keys(query), t);
  }
}

/** How a trip begins on other days: one flies, or comes to the hotel or on board by oneself. */
export function otherDates({ kind, townFrom, overOn }: RelaxedTrip) {
  if (overOn) return 'over.next';
  if (townFrom !== withoutFlight) return 'results.empty.dates';
  return travelKinds[kind].isAtSea ? 'results.empty.sail' : 'results.empty.checkIn';
}

/** Names of the filters, by the parameters that set them. */
const filterNames = new Map<string, MessageKey>([
  ['STARLIST', 'results.filters.stars'],
  ['MEALLIST', 'results.filters.meals'],
  ['REGIONTO', 'results.filters.region'],
  ['TOWNTO', 'results.filters.town'],
  ['BOX', 'results.filters.box'],
  ['HOTELATTR', 'results.filters.attributes'],
  ['COSTMIN', 'results.filters.price'],
  ['COSTMAX', 'results.filters.price'],
  ['MOMENT_CONFIRM', 'results.filters.instant'],
  ['CHARTER', 'results.filters.flight'],
  ['REGULAR', 'results.filters.flight'],
  ['CARRIERLIST', 'results.filters.carrier'],
  ['LEAVES', 'results.filters.leaves'],
  ['RETURNS', 'results.filters.leaves'],
]);

/** The one filter that goes by its name, or all of them. */
function filterTitle(parameters: readonly string[], t: Translate): string {
  const [name, ...more] = new Set(parameters.flatMap((parameter) => filterNames.get(parameter) ?? []));
  if (!name || more.length > 0) return t('results.empty.filters');
  if (name === 'results.filters.price') return t('results.empty.withoutPrice');
  return t('results.empty.withoutFilter', { filter: t(name) });
}

/** What would be left, and what stays as it is; or that filters go with the days. */
export function relaxationNote(
  { change, count, query }: Omit<Relaxation, 'minPrice' | 'label'>,
  t: Translate,
) {
  if (change !== 'dates') return t('results.empty.note', { count });
  const isAsFiltered = Object.keys(query).every((name) => !filterNames.has(name));
  if (isAsFiltered) return t('results.empty.datesNote', { count });
  return `${t('results.empty.filters')}. ${t('results.empty.note', { count })}`;
}
