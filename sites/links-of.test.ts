import { expect, test } from 'vitest';
import { allSites } from './all-sites.ts';
import { linksOf } from './links-of.ts';
import { variantIds } from './variants.ts';

const siteOf = (id: string) => allSites.find((site) => site.id === id)!;

test('a link to another of our sites is on the scheme, the port and the kind of host that the page is on', () => {
  const agent = siteOf('agent-pl');
  expect(linksOf(agent, 'http://agent.pl.localhost:3000/tours', 'pl')).toMatchObject({
    b2c: 'http://pl.localhost:3000',
    public: 'http://agent.pl.localhost:3000',
    business: 'http://b2b.pl.localhost:3000',
  });
  expect(linksOf(agent, 'https://agent.solstice-travel.com.pl/', 'pl').b2c).toBe(
    'https://solstice-travel.com.pl',
  );
});

test('it is in the language of the page', () => {
  const { b2c, allInclusive } = linksOf(siteOf('vacancies-kz'), 'http://vacancies.kz.localhost/kk', 'kk');
  expect(b2c).toBe('http://kz.localhost/kk');
  expect(allInclusive).toBe('http://kz.localhost/kk/search/tours?MEALLIST=5,6');
});

test('a link to the site itself keeps the city of its host', () => {
  const { b2c, agents } = linksOf(siteOf('b2c-ru'), 'http://spb.ru.localhost/x', 'ru');
  expect([b2c, agents]).toEqual(['http://spb.ru.localhost', 'http://agent.ru.localhost']);
});

test('a link to a site that a deployment lacks is left out', () => {
  const agent = siteOf('agent-pl');
  const { b2c, business, oldSite } = linksOf(agent, 'http://agent.pl.localhost/', 'pl', [agent]);
  expect([b2c, business, oldSite]).toEqual([undefined, undefined, 'https://old-pl.solstice.example/']);
});

test('the demo leads to its own sites and to names that are reserved for examples', () => {
  for (const site of allSites) {
    for (const link of Object.values(linksOf(site, `http://${site.hosts[1]}:3000/`, site.mainLocale)))
      expect(new URL(link).hostname).toMatch(/(^|\.)(localhost|example)$/);
  }
  expect(allSites.filter(({ links }) => links.oldSearch).map(({ market }) => market)).toHaveLength(
    5 * variantIds.length,
  );
});
