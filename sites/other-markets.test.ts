import { expect, test } from 'vitest';
import { allSites, defaultSite } from './all-sites.ts';
import { countryOf, otherMarkets } from './other-markets.ts';

test('a consumer page has a twin in every other market, beside the host that is looked at', () => {
  const markets = otherMarkets(defaultSite, 'http://localhost:3000/tours');
  expect(markets).toHaveLength(15);
  expect(markets.find(({ country }) => country === 'KZ')).toMatchObject({
    origin: 'http://kz.localhost:3000',
    mainLocale: 'ru',
  });
  expect(otherMarkets(defaultSite, 'https://solstice-travel.com/')[0]?.origin).toMatch(
    /^https:\/\/solstice-travel\./,
  );
});

test('the sites of agents have no twins', () => {
  const agent = allSites.find(({ variant }) => variant === 'agent')!;
  expect(otherMarkets(agent, 'http://agent.localhost/')).toEqual([]);
});

test('every market names its country but the default one, which is for all', () => {
  const sites = allSites.filter(({ variant }) => variant === 'b2c');
  const countries = sites.map(countryOf);
  expect(new Set(countries).size).toBe(countries.length);
  expect(countryOf(defaultSite)).toBe('');
});
