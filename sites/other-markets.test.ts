import { expect, test } from 'vitest';
import { allSites, defaultSite } from './all-sites.ts';
import { countryOf, twinsOf } from './other-markets.ts';

const siteOf = (id: string) => allSites.find((site) => site.id === id)!;
const countries = (id: string, url: string, markets?: string[]) =>
  twinsOf(siteOf(id), { url, markets }).map(({ country }) => country);

test('a page has a twin in every market, beside the host that is looked at, and each twin lists the same', () => {
  const twins = twinsOf(defaultSite, { url: 'http://localhost:3000/tours' });
  expect(twins).toHaveLength(16);
  expect(twins.find(({ country }) => country === 'KZ')).toMatchObject({
    origin: 'http://kz.localhost:3000',
    mainLocale: 'ru',
  });
  expect(twinsOf(siteOf('b2c-kz'), { url: 'http://kz.localhost:3000/tours' })).toEqual(twins);
  expect(twinsOf(defaultSite, { url: 'https://solstice-travel.com/' })[1]?.origin).toMatch(
    /^https:\/\/solstice-travel\./,
  );
});

test('a page that only some markets have has its twins there', () => {
  expect(countries('b2c-kz', 'http://kz.localhost/x', ['ru', 'pl'])).toEqual(['RU', 'KZ', 'PL']);
  expect(countries('b2c-kz', 'http://kz.localhost/x', [])).toEqual(['KZ']);
});

test('the sites of agents have no twins, nor has a city under its own name', () => {
  expect(twinsOf(siteOf('agent-com'), { url: 'http://agent.localhost/' })).toHaveLength(1);
  expect(countries('b2c-ru', 'http://kazan.ru.localhost/')).toEqual(['RU']);
});

test('every market names its country but the default one, which is for all', () => {
  const sites = allSites.filter(({ variant }) => variant === 'b2c');
  const named = sites.map(countryOf);
  expect(new Set(named).size).toBe(named.length);
  expect(countryOf(defaultSite)).toBe('');
});
