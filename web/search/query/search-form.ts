import { type PlainDate, parsePlainDate } from '#lib/plain-date.ts';
import { kindOfTab, type ShownKind, travelKinds } from '#lib/travel-kind.ts';
import { type ChosenPlace, placeParameters } from './chosen-place.ts';
import type { DateRange } from './date-range.ts';
import { type QueryProblem, readIncs, readQueryValues } from './query-values.ts';
import {
  readTrip,
  type Travellers,
  type TripDefaults,
  type TripQuestion,
  tripParameters,
  withoutFlight,
} from './trip-question.ts';

/** The slices of a wizard, each edited by one field. */
export type TownSlice = Pick<TripQuestion, 'townFrom'>;
export type PlaceSlice = {
  state: number | undefined;
  /** A region, town or hotel of the state. */
  place?: ChosenPlace | undefined;
};
/** Both are undefined once the dates have been cleared. */
export type DaysSlice = { checkInFrom: PlainDate | undefined; checkInTo: PlainDate | undefined };
export type NightsSlice = Pick<TripQuestion, 'nightsFrom' | 'nightsTo'>;

/** What the prices of the calendar depend on beside the day. */
export type CalendarQuestion = TownSlice & Pick<PlaceSlice, 'state'> & NightsSlice & Travellers;

/** What the tours-and-hotels wizard holds. */
export type SearchForm = { mode: ShownKind } & TownSlice & PlaceSlice & DaysSlice & NightsSlice & Travellers;

export type SearchFormDefaults = TripDefaults & {
  state: number | undefined;
  /** The place that the query names by its number. */
  place?: ChosenPlace | undefined;
};

/** The tab of the home page is in its query ([W]§2.3). */
export const readTab = (params: URLSearchParams): ShownKind =>
  kindOfTab(readQueryValues(params).get('TAB_ACTIVE'));

/** The days of departure; undefined while none are chosen. */
export const datesOf = ({ checkInFrom: from, checkInTo: to }: DaysSlice): DateRange | undefined =>
  from && to ? { from, to } : undefined;

/** Fills the wizard from a query; what is missing, unreadable or past gets the defaults of [W]§9. */
export function readSearchForm(
  params: URLSearchParams,
  mode: ShownKind,
  defaults: SearchFormDefaults,
): SearchForm {
  const values = new Map(readQueryValues(params));
  const last = parsePlainDate(values.get('CHECKIN_END') ?? values.get('CHECKIN_BEG') ?? '');
  if (last && last < defaults.today) {
    values.delete('CHECKIN_BEG');
    values.delete('CHECKIN_END');
  }
  const problems: QueryProblem[] = []; // the results page names them; a form only needs something to show
  const trip = readTrip(values, defaults, problems);
  const [state = defaults.state] = readIncs(values, 'STATEINC', problems);
  const townFrom = travelKinds[mode].hasFlight ? trip.townFrom : withoutFlight;
  // biome-ignore lint/complexity/useMathMinMax: dates compare as text
  const checkInFrom = trip.checkInFrom < defaults.today ? defaults.today : trip.checkInFrom;
  const place = defaults.place?.stateInc === state ? defaults.place : undefined;
  return { ...trip, townFrom, checkInFrom, mode, state, place };
}

/** The query that the wizard submits, under the names of the calls. */
export function writeSearchForm({ mode, state, place, ...trip }: SearchForm): Record<string, string> {
  const { TOWNFROM, ...rest } = tripParameters(trip);
  return {
    ...(travelKinds[mode].hasFlight && TOWNFROM ? { TOWNFROM } : {}),
    ...(state === undefined ? {} : { STATEINC: `${state}` }),
    ...placeParameters(place),
    ...rest,
  };
}

/** Where the wizard leads ([W]§2.4): to the chosen hotel; else home with the hotels wizard, or home. */
export function submitPath({ mode, place }: Pick<SearchForm, 'mode' | 'place'>): string {
  const { search, details } = travelKinds[mode];
  return place?.type === 'hotel' ? `${details}/${place.slug}` : search.results;
}
