import { dayOfWeek, type PlainDate } from '#lib/plain-date.ts';
import type { Dice } from './dice.ts';
import { readFacts } from './facts/read-facts.ts';
import type { Route } from './routes.ts';
import { seasonFactor } from './seasons.ts';

const dollarMarkets = new Set(['ru', 'by', 'kz', 'kg', 'uz', 'az', 'in']);
const dollarsPerEuro = 1.12;

/** Fares of one flight by distance, season and day of the week, in whole units. */
export function flightPrice(route: Route, date: PlainDate, random: Dice) {
  const currency = dollarMarkets.has(route.town.market) ? 'USD' : 'EUR';
  const distance = 26 + 0.046 * route.km ** 0.985;
  const season = seasonFactor(route.curve, date) ** 0.45;
  const day = date.slice(5);
  const festive = day >= '12-26' || day <= '01-06' ? 1.28 : 1;
  const weekday = [0.97, 0.94, 0.97, 1, 1.05, 1.06, 1.04][dayOfWeek(date) - 1] as number;
  const kind = route.isCharter ? 0.96 : 1.06;
  const spread = 0.93 + random.share() * 0.14;
  const adult =
    distance * season * festive * weekday * kind * spread * (currency === 'USD' ? dollarsPerEuro : 1);
  const whole = (amount: number) => Math.round(amount) * 100;
  return {
    currency,
    adult_amount: whole(adult),
    child_amount: whole(adult * (route.isCharter ? 0.88 : 0.78)),
    infant_amount: whole(route.isCharter ? 20 : Math.max(20, adult * 0.1)),
  };
}

const leadTimes = readFacts<'percentile' | 'coast'>('lead-times.csv').map((row) => ({
  share: Number(row.percentile) / 100,
  days: Number(row.coast),
}));

/** Share of a flight's guests who book earlier than so many days before it (the source's resort hotel). */
export function bookedBefore(lead: number): number {
  const next = leadTimes.findIndex(({ days }) => days > lead);
  if (next < 0) return 0;
  const [below, above] = [
    leadTimes[next - 1] ?? { share: 0, days: 0 },
    leadTimes[next] as { share: number; days: number },
  ];
  const between = (lead - below.days) / Math.max(1, above.days - below.days);
  return 1 - (below.share + (above.share - below.share) * Math.max(0, between));
}

/** Seats still free: most flights fill to between two thirds and all; a few sell out early. */
export function seatsFree(seats: number, lead: number, random: Dice): number {
  const finalLoad = 0.62 + random.share() * 0.46;
  return Math.max(0, Math.round(seats * (1 - finalLoad * bookedBefore(lead))));
}
