import { expect, test } from 'vitest';
import { addDays, dayNumber, plainDate } from '#lib/plain-date.ts';
import { bookedBefore } from './flight-prices.ts';
import { flies, flightLegs } from './flights.ts';
import { readPlaces } from './places.ts';
import { planRoutes } from './routes.ts';

const places = readPlaces();
const routes = planRoutes(places, 'solstice');
const today = plainDate('2026-11-21');
const legs = [...flightLegs(routes, today, addDays(today, 120), today, 'solstice')];

test('every departure town reaches eight countries or more by weekly flights, winter or summer', () => {
  for (const week of ['2027-01-18', '2027-07-12'].map(plainDate)) {
    const days = Array.from({ length: 7 }, (_, i) => addDays(week, i));
    for (const town of places.departureTowns.filter(({ airport }) => airport)) {
      const states = new Set(
        routes
          .filter((route) => route.town.id === town.id && days.some((day) => flies(route, day)))
          .map((route) => route.stateId),
      );
      expect(states.size, `${town.slug} ${week}`).toBeGreaterThanOrEqual(8);
    }
  }
});

test('no flight crosses a closed sky', () => {
  const european = new Set(['GR', 'CY', 'ES', 'IT', 'BG', 'HR', 'PT', 'MT', 'AT', 'FR']);
  const closed = routes.filter(({ town, to }) => ['ru', 'by'].includes(town.market) && european.has(to.iso2));
  expect(closed.map(({ from, to }) => `${from.code}-${to.code}`)).toEqual([]);
});

test('a flight lands after it left, and flies as fast as airliners do', () => {
  const airports = new Map(places.airports.map((airport) => [airport.code, airport]));
  const offset = (code: string, minute: string) => {
    const zone = airports.get(code)?.timeZone ?? 'UTC';
    const at = new Date(`${minute.replace(' ', 'T')}Z`);
    const local = new Date(at.toLocaleString('en-US', { timeZone: zone }));
    return (local.getTime() - new Date(at.toLocaleString('en-US', { timeZone: 'UTC' })).getTime()) / 60_000;
  };
  for (const leg of legs.filter((_, i) => i % 97 === 0)) {
    const utc = (code: string, minute: string) =>
      Date.parse(`${minute.replace(' ', 'T')}Z`) / 60_000 - offset(code, minute);
    const minutes = utc(leg.to_airport, leg.arrives_at) - utc(leg.from_airport, leg.departs_at);
    expect(minutes, `${leg.flight_number} ${leg.departs_at}`).toBeGreaterThan(30);
    expect(minutes, `${leg.flight_number} ${leg.departs_at}`).toBeLessThan(17 * 60);
  }
});

test('there is a flight home for every flight out, later on the same or the next day', () => {
  const byId = new Map(legs.map((leg) => [leg.id, leg]));
  for (const leg of legs.filter(({ id }) => id % 4 === 0)) {
    const back = byId.get(leg.id + 2);
    expect([back?.from_airport, back?.to_airport]).toEqual([leg.to_airport, leg.from_airport]);
    expect((back?.departs_at ?? '') > leg.arrives_at).toBe(true);
    const nights =
      dayNumber(plainDate(back?.departs_at.slice(0, 10) ?? '')) -
      dayNumber(plainDate(leg.departs_at.slice(0, 10)));
    expect(nights).toBeLessThanOrEqual(1);
  }
});

test('the nearer the flight, the fewer seats are free, and a few flights must be asked for', () => {
  expect(bookedBefore(0)).toBeGreaterThan(bookedBefore(57));
  expect(bookedBefore(57)).toBeCloseTo(0.5, 1);
  expect(bookedBefore(400)).toBe(0);
  const asked = legs.filter(({ is_on_request }) => is_on_request).length / legs.length;
  expect(asked).toBeGreaterThan(0.005);
  expect(asked).toBeLessThan(0.08);
});

test('children pay less than adults, infants least', () => {
  for (const { adult_amount, child_amount, infant_amount } of legs) {
    expect(child_amount!).toBeLessThan(adult_amount);
    expect(infant_amount).toBeLessThan(child_amount!);
  }
});
