import type { Day, Leg } from '#price-search/catalogue.ts';
import { type FlightKinds, isOfKind } from './flight-routes.ts';

/**
 * What a day of `validDates` says ([W]§3.2). The specification knows two: '0', and '5', which is not a day for
 * charters. The others are ours; to anyone who knows only those two they are days that can be chosen.
 */
const flightDayStatus = {
  none: '0',
  charter: '1',
  /** A charter whose seats are on request. */
  request: '2',
  /** Regular flights only. */
  regular: '5',
} as const;

/** Best first: a day is what the best of its flights is. */
const order = [
  flightDayStatus.charter,
  flightDayStatus.request,
  flightDayStatus.regular,
  flightDayStatus.none,
];

/** Flights are on sale for at most this long. */
const longestFlightDays = 400;

/** One character a day from `today`, when nothing is sold any more, to the last day that has a flight; empty without any. */
export function flightDays(legs: readonly Leg[], kinds: FlightKinds, today: Day): string {
  const days: string[] = [];
  for (const leg of legs) {
    const at = leg.departDay - today;
    if (at < 1 || at >= longestFlightDays || !isOfKind(leg, kinds)) continue;
    days[at] = better(days[at], statusOf(leg));
  }
  return Array.from(days, (status) => status ?? flightDayStatus.none)
    .join('')
    .replace(/0+$/, '');
}

/** The days out that a later day back exists for. */
export function daysWithReturn(out: string, back: string): string {
  const lastBack = lastOpen(back);
  return mapDays(out, (at) => at < lastBack);
}

/** The days back that an earlier day out exists for. */
export function daysWithOutbound(back: string, out: string): string {
  const firstOut = out.search(/[^0]/);
  return mapDays(back, (at) => firstOut >= 0 && at > firstOut);
}

function statusOf(leg: Leg) {
  if (leg.seatsFree === 0 && !leg.isOnRequest) return flightDayStatus.none;
  if (leg.freight === 2) return flightDayStatus.regular;
  return leg.isOnRequest ? flightDayStatus.request : flightDayStatus.charter;
}

const better = (known: string | undefined, status: (typeof order)[number]) =>
  order.find((each) => each === known || each === status) ?? status;

const lastOpen = (days: string) => days.replace(/0+$/, '').length - 1;

const mapDays = (days: string, isKept: (at: number) => boolean) =>
  [...days]
    .map((status, at) => (isKept(at) ? status : flightDayStatus.none))
    .join('')
    .replace(/0+$/, '');
