import { expect, test } from 'vitest';
import type { RowOf } from '#domain/operator-data/tables.ts';
import { addDays, dayOfWeek, eachDay, plainDate } from '#lib/plain-date.ts';
import { demoOperator } from '#test/demo-operator.ts';
import { readPosterPath } from '../posters/poster-path.ts';

const today = plainDate('2026-11-21');
const demo = demoOperator();
const programsOf = Map.groupBy(
  demo.tour.filter(({ excursion_tour_id }) => excursion_tour_id),
  ({ excursion_tour_id }) => excursion_tour_id,
);
const townOf = new Map(demo.departure_town.map((town) => [town.id, town]));
const bit = (date: string) => 1 << (dayOfWeek(plainDate(date)) - 1);

test('there are twelve excursion tours or more in six countries or more, one of them by water', () => {
  expect(demo.excursion_tour.length).toBeGreaterThanOrEqual(12);
  expect(new Set(demo.excursion_tour.map(({ state_id }) => state_id)).size).toBeGreaterThanOrEqual(6);
  expect(demo.excursion_tour.filter(({ type }) => type === 'cruise')).toHaveLength(1);
});

test('each is sold without flight and from two towns or more, for fixed nights, with hotels and a fee for its guide', () => {
  const housesOf = Map.groupBy(demo.tour_hotel, ({ tour_id }) => tour_id);
  const servicesOf = Map.groupBy(demo.tour_service, ({ tour_id }) => tour_id);
  for (const { id, slug } of demo.excursion_tour) {
    const programs = programsOf.get(id) ?? [];
    const towns = new Set(programs.map(({ departure_town_id }) => departure_town_id));
    expect(towns.has(1), slug).toBe(true);
    expect(towns.size, slug).toBeGreaterThanOrEqual(3);
    for (const program of programs) {
      expect(program.packet_type).toBe(1);
      expect(program.nights_from).toBe(program.nights_to);
      expect(housesOf.get(program.id)?.length, slug).toBeGreaterThanOrEqual(1);
      expect(
        servicesOf.get(program.id)?.some(({ service_id }) => service_id >= 1000),
        slug,
      ).toBe(true);
    }
  }
});

test('on its days of departure a program with flight has flights out, and home after its nights', () => {
  const flights = new Set(
    demo.flight_leg.map(({ from_airport, to_airport, departs_at }) =>
      [from_airport, to_airport, departs_at.slice(0, 10)].join(),
    ),
  );
  const landing = new Map(
    demo.flight_leg.map(({ from_airport, to_airport, departs_at, arrives_at }) => [
      [from_airport, to_airport, departs_at.slice(0, 10)].join(),
      plainDate(arrives_at.slice(0, 10)),
    ]),
  );
  const townOfHotel = new Map(demo.hotel.map(({ id, town_id }) => [id, town_id]));
  const airportOfTown = new Map(demo.town.map(({ id, airport_code }) => [id, airport_code]));
  const gatewaysOf = new Map(
    [...Map.groupBy(demo.tour_hotel, ({ tour_id }) => tour_id)].map(([id, houses]) => [
      id,
      new Set(houses.map(({ hotel_id }) => airportOfTown.get(townOfHotel.get(hotel_id) ?? 0))),
    ]),
  );
  const days = [...eachDay(addDays(today, 1), addDays(today, 380))];
  const canBeFlown = (program: RowOf<'tour'>) => {
    const home = townOf.get(program.departure_town_id)?.airport_code;
    return days
      .filter((day) => day >= program.valid_from && day <= program.valid_to)
      .filter((day) => bit(day) & (program.departure_days ?? 127))
      .some((day) =>
        [...(gatewaysOf.get(program.id) ?? [])].some((gateway) => {
          const landed = landing.get([home, gateway, day].join());
          return landed && flights.has([gateway, home, addDays(landed, program.nights_from)].join());
        }),
      );
  };
  for (const { id, slug } of demo.excursion_tour) {
    const flown = (programsOf.get(id) ?? []).filter((program) => program.departure_town_id !== 1);
    for (const program of flown) expect(canBeFlown(program), `${slug} ${program.id}`).toBe(true);
  }
});

test('each shows what is included and what is not, and its pictures can be drawn', () => {
  for (const { id, slug, banner_image } of demo.excursion_tour) {
    const services = demo.excursion_service.filter(({ excursion_tour_id }) => excursion_tour_id === id);
    expect(services.filter(({ is_included }) => is_included).length, slug).toBeGreaterThanOrEqual(2);
    expect(
      services.some(({ is_included, price_amount }) => !is_included && price_amount),
      slug,
    ).toBe(true);
    const images = demo.excursion_tour_image.filter(({ excursion_tour_id }) => excursion_tour_id === id);
    for (const path of [banner_image, ...images.map(({ image }) => image)])
      expect(readPosterPath(path ?? ''), slug).toBeDefined();
  }
});

test('a tour that returns to a different city is one of that kind, and both towns are of one market', () => {
  const returning = demo.tour.filter(({ return_town_id }) => return_town_id);
  expect(returning.length).toBeGreaterThan(0);
  const kind = demo.program_type.find(({ name }) => name === 'RETURN TO DIFFERENT CITY');
  for (const { program_type_id, departure_town_id, return_town_id } of returning) {
    expect(program_type_id).toBe(kind?.id);
    expect(townOf.get(return_town_id ?? 0)?.market).toBe(townOf.get(departure_town_id)?.market);
  }
});
