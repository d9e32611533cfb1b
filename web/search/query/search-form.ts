import type { PlainDate } from '#lib/plain-date.ts';
import { kindOfTab, type TourKind, travelKinds } from '#lib/travel-kind.ts';
import { type Asked, readAsked } from './asked.ts';
import { type DateRange, firstSaleDay } from './date-range.ts';
import { partyWithin, type UnsureAges } from './party.ts';
import { type ChosenPlace, saidPlace, writePlace } from './place.ts';
import { listed, said } from './query-values.ts';
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

/** The one hotel or excursion tour whose page it is, under the names of the calls: its days and nights alone count. */
export type OnlyOf = { only?: { HOTELLIST: number } | { FIELD_EXCURSION_TITLE: number } };

/** Airlines to fly with, by their numbers; where none is named, any of them. */
export type CarrierSlice = { carriers?: readonly number[] };

/** Whose days and nights count: those of the hotels of a place, of some liners, or of the one hotel or tour of the page. */
export type HotelsSlice = PlaceSlice & OnlyOf & { liners?: readonly number[] };

/** What the prices of the calendar depend on beside the day. */
export type CalendarQuestion = { mode: TourKind } & Departure &
  HotelsSlice &
  Nights &
  Travellers &
  UnsureAges &
  CarrierSlice;

/** What the tours-and-hotels wizard holds: a slice for each of its fields. */
export type SearchForm = CalendarQuestion & DaysSlice;

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

/** What of an address a wizard of a trip is filled from. */
export type FormAsked = Pick<Asked, 'trip' | 'place' | 'flight'>;

/** Fills the wizard from an address; what is missing, unreadable or past gets the defaults of [W]§9. */
export function searchForm(
  { trip, place: asked, flight }: FormAsked,
  mode: TourKind,
  defaults: SearchFormDefaults,
): SearchForm {
  const { today } = defaults;
  const state = asked.state ?? defaults.state;
  return {
    ...partyWithin(trip, mode),
    townFrom: travelKinds[mode].hasFlight ? (trip.townFrom ?? defaults.townFrom) : withoutFlight,
    ...daysToCome(trip, today),
    ...(travelKinds[mode].hasFlight && flight.carriers.length > 0 && { carriers: flight.carriers }),
    mode,
    state,
    place: defaults.place?.stateInc === state ? defaults.place : undefined,
  };
}

/** What a calendar can show of the days of an address: none that cannot be sold any more. */
export function daysToCome(asked: Days, today: PlainDate): Days {
  const first = firstSaleDay(today);
  const { checkInFrom, checkInTo } = asked.checkInTo < first ? usualDays(today) : asked;
  const isBegun = checkInFrom < first;
  return { checkInFrom: isBegun ? first : checkInFrom, checkInTo };
}

/** The wizard with nothing chosen yet: all of it by the defaults of the market. */
export function emptyForm(mode: TourKind, defaults: SearchFormDefaults): SearchForm {
  return searchForm(readAsked(new URLSearchParams(), { ...defaults, ...noCurrency }), mode, defaults);
}

const noCurrency = { currency: '', siteCurrency: '' };

/** The query that the wizard submits, under the names of the calls. */
export function writeSearchForm({
  mode,
  state,
  place,
  carriers = [],
  ...trip
}: SearchForm): Record<string, string> {
  const { checkInFrom, checkInTo } = trip;
  return said({
    ...(travelKinds[mode].hasFlight ? { TOWNFROM: trip.townFrom } : {}),
    ...writePlace(saidPlace(state, place)),
    ...(checkInFrom && checkInTo ? writeDays({ checkInFrom, checkInTo }) : {}),
    ...writeNights(trip),
    ...writeTravellers(trip),
    CARRIERLIST: listed(carriers),
  });
}
