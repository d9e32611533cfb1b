import type { PlainDate } from '#lib/plain-date.ts';
import { kindOfTab, type TourKind, travelKinds } from '#lib/travel-kind.ts';
import { type Asked, readAsked } from './asked.ts';
import type { DateRange } from './date-range.ts';
import { partyWithin, type UnsureAges } from './party.ts';
import { type ChosenPlace, saidPlace, writePlace } from './place.ts';
import { said } from './query-values.ts';
import {
  type Days,
  type Departure,
  type Nights,
  type Travellers,
  usualDays,
  withoutFlight,
  writeDays,
  writeNights,
  writeTravellers,
} from './trip.ts';

/** Where to go, as a wizard holds it. */
export type PlaceSlice = {
  state: number | undefined;
  /** A region, town or hotel of the state. */
  place?: ChosenPlace | undefined;
};

/** Both are undefined once the dates have been cleared. */
export type DaysSlice = { [Day in keyof Days]: PlainDate | undefined };

/** What the prices of the calendar depend on beside the day. */
export type CalendarQuestion = { mode: TourKind } & Departure &
  Pick<PlaceSlice, 'state'> &
  Nights &
  Travellers &
  UnsureAges;

/** What the tours-and-hotels wizard holds: a slice for each of its fields. */
export type SearchForm = CalendarQuestion & PlaceSlice & DaysSlice;

export type SearchFormDefaults = {
  townFrom: number;
  today: PlainDate;
  state: number | undefined;
  /** The place that the query names by its number. */
  place?: ChosenPlace | undefined;
};

/** The tab of the home page is in its query ([W]§2.3). */
export const tabOf = ({ values }: Pick<Asked, 'values'>): TourKind => kindOfTab(values.get('TAB_ACTIVE'));

/** The days of departure; undefined while none are chosen. */
export const datesOf = ({ checkInFrom: from, checkInTo: to }: DaysSlice): DateRange | undefined =>
  from && to ? { from, to } : undefined;

/** Fills the wizard from an address; what is missing, unreadable or past gets the defaults of [W]§9. */
export function searchForm(
  { trip, place: asked }: Pick<Asked, 'trip' | 'place'>,
  mode: TourKind,
  defaults: SearchFormDefaults,
): SearchForm {
  const { today } = defaults;
  const { checkInFrom, checkInTo } = trip.checkInTo < today ? usualDays(today) : trip;
  const state = asked.state ?? defaults.state;
  return {
    ...partyWithin(trip, mode),
    townFrom: travelKinds[mode].hasFlight ? (trip.townFrom ?? defaults.townFrom) : withoutFlight,
    // biome-ignore lint/complexity/useMathMinMax: dates compare as text
    checkInFrom: checkInFrom < today ? today : checkInFrom,
    checkInTo,
    mode,
    state,
    place: defaults.place?.stateInc === state ? defaults.place : undefined,
  };
}

/** The wizard with nothing chosen yet: all of it by the defaults of the market. */
export function emptyForm(mode: TourKind, defaults: SearchFormDefaults): SearchForm {
  const { trip, place } = readAsked(new URLSearchParams(), { ...defaults, ...noCurrency });
  return searchForm({ trip, place }, mode, defaults);
}

const noCurrency = { currency: '', siteCurrency: '' };

/** The query that the wizard submits, under the names of the calls. */
export function writeSearchForm({ mode, state, place, ...trip }: SearchForm): Record<string, string> {
  const { checkInFrom, checkInTo } = trip;
  return said({
    ...(travelKinds[mode].hasFlight ? { TOWNFROM: trip.townFrom } : {}),
    ...writePlace(saidPlace(state, place)),
    ...(checkInFrom && checkInTo ? writeDays({ checkInFrom, checkInTo }) : {}),
    ...writeNights(trip),
    ...writeTravellers(trip),
  });
}
