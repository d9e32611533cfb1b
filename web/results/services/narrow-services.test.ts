import { expect, test } from 'vitest';
import type { ServiceView } from '#web/search/cards/service-view.ts';
import { narrowServices } from './narrow-services.ts';

const service = (serviceInc: number, price: number, town?: number): ServiceView => ({
  serviceInc,
  price,
  adultPrice: price,
  childPrice: 0,
  currency: 'EUR',
  adult: 1,
  child: 0,
  serviceName: `Service ${serviceInc}`,
  serviceNote: '',
  stateName: 'Türkiye',
  townInc: town ?? null,
  townName: town ? `Town ${town}` : '',
  checkIn: '2027-06-01',
  checkOut: '2027-06-10',
});

const sold = [service(1, 10), service(2, 20, 7), service(3, 30, 8), service(4, 40)];
const all = { town: undefined, isDearestFirst: false, page: 1 };
const idsOf = (wishes: Parameters<typeof narrowServices>[1]) =>
  narrowServices(sold, wishes).shown.map(({ serviceInc }) => serviceInc);

test('a town has its own services and those of the whole country', () => {
  expect(idsOf({ ...all, town: 7 })).toEqual([1, 2, 4]);
  expect(idsOf({ ...all, town: 99 })).toEqual([1, 4]);
});

test('a bound of the price keeps what costs just as much, and the order may be turned round', () => {
  expect(idsOf({ ...all, costMin: 20, costMax: 30 })).toEqual([2, 3]);
  expect(idsOf({ ...all, isDearestFirst: true })).toEqual([4, 3, 2, 1]);
});

test('each town says how many services it would leave, the bounds how far prices go in the town', () => {
  const { towns, prices, minPrice, total } = narrowServices(sold, { ...all, town: 7, costMin: 20 });
  expect(towns.map(({ town, count }) => [town, count])).toEqual([
    [undefined, 3],
    [7, 2],
    [8, 2],
  ]);
  for (const { town, count } of towns)
    expect(narrowServices(sold, { ...all, town, costMin: 20 }).total).toBe(count);
  expect({ prices, minPrice, total }).toEqual({ prices: { min: 10, max: 40 }, minPrice: 20, total: 2 });
});

test('a page shows all before it, twenty more each', () => {
  const many = Array.from({ length: 45 }, (_, index) => service(index + 1, index));
  expect(narrowServices(many, { ...all, page: 2 })).toMatchObject({ total: 45, shown: { length: 40 } });
});
