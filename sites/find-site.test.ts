import { expect, test } from 'vitest';
import { allSites } from './all-sites.ts';
import { findSite, hostOf } from './find-site.ts';

function found(host: string) {
  const { site, citySlug } = findSite(host) ?? {};
  return site && (citySlug ? `${site.id} in ${citySlug}` : site.id);
}

test.each([
  ['localhost', 'b2c-com'],
  ['localhost:3000', 'b2c-com'],
  ['LOCALHOST:80', 'b2c-com'],
  ['ru.localhost', 'b2c-ru'],
  ['pl.localhost:5173', 'b2c-pl'],
  ['agent.localhost', 'agent-com'],
  ['agent.ru.localhost', 'agent-ru'],
  ['b2b.localhost', 'b2b-com'],
  ['rates.kz.localhost', 'rates-kz'],
  ['solstice-travel.com', 'b2c-com'],
  ['www.solstice-travel.ru', 'b2c-ru'],
  ['solstice-travel.ru.', 'b2c-ru'],
  ['solstice-travel.com.pl', 'b2c-pl'],
  ['agent.solstice-travel.com.tr:443', 'agent-tr'],
])('%s is the site %s', (host, id) => {
  expect(found(host)).toBe(id);
});

test.each([
  ['spb.ru.localhost:3000', 'b2c-ru in spb'],
  ['krakow.solstice-travel.com.pl', 'b2c-pl in krakow'],
  ['vilnius.localhost', 'b2c-com in vilnius'],
])('[S-1-29] the subdomain of %s is a city: %s', (host, expected) => {
  expect(found(host)).toBe(expected);
});

test.each(['spb.agent.ru.localhost', 'a.b.ru.localhost', 'x.rates.localhost', 'a.b.solstice-travel.com'])(
  '%s is inside our domains but nobody’s site',
  (host) => {
    expect(found(host)).toBeUndefined();
  },
);

test.each(['127.0.0.1:3000', '[::1]:3000', 'app', 'shop.example.org', 'notlocalhost', ''])(
  'a host that is not ours, such as %j, has the default site stand in for it',
  (host) => {
    expect(findSite(host)).toMatchObject({ site: { id: 'b2c-com' }, isForeign: true });
  },
);

test('every host of every site finds that site', () => {
  for (const site of allSites)
    for (const host of site.hosts) expect(findSite(`${host}:8080`)?.site).toBe(site);
});

test('links between sites stay on the kind of host that the visitor sees, and the main city has no subdomain', () => {
  const { site } = findSite('ru.localhost')!;
  expect(hostOf(site, 'spb', 'localhost:3000')).toBe('spb.ru.localhost:3000');
  expect(hostOf(site, 'moscow', 'localhost:3000')).toBe('ru.localhost:3000');
  expect(hostOf(site, undefined, 'solstice-travel.com')).toBe('solstice-travel.ru');
});
