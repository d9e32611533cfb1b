import { addDays, type PlainDate, plainDate } from '#lib/plain-date.ts';
import type { TourKind } from '#lib/travel-kind.ts';
import type { PagePath } from '#web/context/page-path.ts';
import type { DateRange } from '#web/search/query/date-range.ts';
import { saidPlace, writePlace } from '#web/search/query/place.ts';
import { listed, said } from '#web/search/query/query-values.ts';
import type {
  CalendarQuestion,
  CarrierSlice,
  DaysSlice,
  HotelsSlice,
} from '#web/search/query/search-form.ts';
import { type Departure, type Travellers, writeNights, writeTravellers } from '#web/search/query/trip.ts';

/** What the nights that are sold depend on. */
export type NightsQuestion = { mode: TourKind } & Departure &
  HotelsSlice &
  DaysSlice &
  Travellers &
  CarrierSlice;

/** Where the lengths of stay are asked for; nothing where somebody has still to say of which country and days. */
export function nightsAddress(form: NightsQuestion): PagePath | undefined {
  const { state, checkInFrom, checkInTo } = form;
  if (state === undefined || !checkInFrom || !checkInTo) return undefined;
  return `/lookup/nights?${new URLSearchParams({
    ...writeTrip(form, state),
    checkInBeg: checkInFrom,
    checkInEnd: checkInTo,
  })}`;
}

/** Where days of departure are asked for: three months around one, so that paging by a month finds its prices there. */
export function calendarAddress(
  form: CalendarQuestion,
  bounds: DateRange,
  focused: PlainDate,
): PagePath | undefined {
  if (form.state === undefined) return undefined;
  const month = plainDate(`${focused.slice(0, 8)}01`);
  const [from, to] = [addDays(month, -31), addDays(month, 92)].map((day) => within(bounds, day));
  return `/lookup/calendar?${new URLSearchParams({
    ...writeTrip(form, form.state),
    from: `${from}`,
    to: `${to}`,
    ...said(writeNights(form)),
  })}`;
}

type Trip = { mode: TourKind } & Departure & HotelsSlice & Travellers & CarrierSlice;

/** Who goes where, and whose hotels count: what is chosen in them, or nothing would be left of a day that is offered. */
const writeTrip = (
  { mode, townFrom, place, liners = [], only, carriers = [], ...party }: Trip,
  state: number,
) =>
  said({
    searchType: mode,
    townFrom,
    state,
    ...writeTravellers(party),
    ...hotelsOf(place, liners),
    ...only,
    CARRIERLIST: listed(carriers),
  });

function hotelsOf(place: HotelsSlice['place'], liners: readonly number[]) {
  const { REGIONTO, TOWNTO, HOTELLIST } = writePlace(saidPlace(undefined, place));
  return { REGIONTO, TOWNTO, HOTELLIST: liners.length > 0 ? listed(liners) : HOTELLIST };
}

function within({ from, to }: DateRange, day: PlainDate) {
  if (day < from) return from;
  return day > to ? to : day;
}
