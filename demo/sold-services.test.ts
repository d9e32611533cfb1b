import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { servicePriceRows, serviceTypeRows } from './sold-services.ts';
import { departureCountryRows } from './world-names.ts';

const countries = departureCountryRows();
const prices = [...servicePriceRows(countries, plainDate('2026-11-21'), plainDate('2027-11-21'))];

test('mobile connections and certificates are of the category that the search shows, lounges are not', () => {
  const categories = new Map(serviceTypeRows().map(({ id, category_key }) => [id, category_key]));
  expect([69, 56].map((id) => categories.get(id))).toEqual(['4', '4']);
  expect([...categories.values()].some((key) => key !== '4')).toBe(true);
});

test('both are sold in eight countries or more to travellers from every market, none in their own', () => {
  for (const type of [69, 56]) {
    const sold = prices.filter(({ service_type_id }) => service_type_id === type);
    expect(new Set(sold.map(({ state_id }) => state_id)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(sold.map((price) => price.departure_country_id)).size).toBe(countries.length);
  }
  expect(prices.filter((price) => price.departure_country_id === price.state_id)).toEqual([]);
});

test('a price list has a price for every day that can be asked for', () => {
  const days = prices.map(({ date_from, date_to }) => [date_from, date_to].join());
  expect(new Set(days)).toEqual(
    new Set(['2026-11-01,2027-04-30', '2027-05-01,2027-10-31', '2027-11-01,2028-04-30']),
  );
});
