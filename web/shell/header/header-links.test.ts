import { expect, test } from 'vitest';
import { allSites } from '#sites/all-sites.ts';
import { linksOf } from '#sites/links-of.ts';
import { type HeaderPlace, headerLinks, hotToursLink } from './header-links.ts';

/** A page of a site in its main locale. */
function placeOf(id: string, change: Partial<HeaderPlace> = {}): HeaderPlace {
  const site = allSites.find((one) => one.id === id)!;
  const links = linksOf(site, `http://${site.hosts[1]}/`, site.mainLocale);
  return { site, links, toLocal: (path) => path, isLoggedIn: false, ...change };
}

const withFlags = (place: HeaderPlace, flags: Partial<HeaderPlace['site']['flags']>): HeaderPlace => ({
  ...place,
  site: { ...place.site, flags: { ...place.site.flags, ...flags } },
});

const without = (place: HeaderPlace, ...names: (keyof HeaderPlace['links'])[]): HeaderPlace => ({
  ...place,
  links: Object.fromEntries(
    Object.entries(place.links).filter(([name]) => !names.some((gone) => gone === name)),
  ) as HeaderPlace['links'], // the public link is never taken away
});

/** `summer /search/lato`, one for each link. */
const linksIn = (place: HeaderPlace) =>
  headerLinks(place).map(({ word, href }) => `${word.split('.').at(-1)} ${href}`);

const words = (place: HeaderPlace) => linksIn(place).map((link) => link.split(' ')[0]);

test('events lead to their foot and to their works [S-2.4-07] [S-2.4-08]', () => {
  expect(linksIn(placeOf('events-com'))).toEqual(['contacts #contacts', 'works /projects']);
});

test('a survey leads to its question and its winners, and to more of them where that is configured [S-2.4-09]', () => {
  const survey = placeOf('survey-com');
  expect(linksIn(survey)).toEqual([
    'question /question',
    'winners /winners',
    'winnersInfo http://survey.localhost/about',
  ]);
  expect(words(without(survey, 'winnersInfo'))).toEqual(['question', 'winners']);
});

test('the business site leads to cooperation, tourists and what was there before [S-2.4-10]', () => {
  const business = placeOf('b2b-ru');
  expect(linksIn(business)).toEqual([
    'cooperation /cooperation/',
    'tourists http://ru.localhost',
    'oldSearch https://search-ru.solstice.example/',
    'oldSite https://old-ru.solstice.example/',
  ]);
  expect(words(without(business, 'oldSearch', 'oldSite'))).toEqual(['cooperation', 'tourists']);
});

test.each(['b2c-com', 'vacancies-com'])(
  'the new header of %s leads to what is sold now [S-2.4-11] [S-2.4-12] [S-2.4-15]',
  (id) => {
    const place = withFlags(placeOf(id), { newHeader: true });
    expect(linksIn(place)).toEqual([
      'lastMinute http://localhost/search/hot-tours',
      'allInclusive http://localhost/search/tours?MEALLIST=5,6',
      'summer http://localhost/search/lato',
      'winter http://localhost/search/zima',
      'directions http://localhost/directions',
      'agents http://agent.localhost',
    ]);
    expect(headerLinks(place).filter(({ opens }) => opens === 'directions')).toHaveLength(1);
    expect(words(without(place, 'allInclusive'))).not.toContain('allInclusive');
  },
);

test.each(['b2c-ru', 'vacancies-ru'])(
  'the other header of %s leads to offers, offices and portals [S-2.4-16]',
  (id) => {
    const place = withFlags(placeOf(id), { newHeader: false });
    expect(linksIn(place)).toEqual([
      'actions http://ru.localhost/actions/',
      'salesOffices http://ru.localhost/contacts/sales-offices',
      'agentsNew http://agent.ru.localhost',
      'agentsOld https://agents-ru.solstice.example/',
    ]);
    expect(linksIn(without(place, 'agentsOld')).at(-1)).toBe('business http://b2b.ru.localhost');
  },
);

test('a business card leads to the sales offices of the consumer site and to the business site [S-2.4-17]', () => {
  expect(linksIn(placeOf('card-ru'))).toEqual([
    'salesOffices http://ru.localhost/contacts/sales-offices',
    'business http://b2b.ru.localhost',
  ]);
});

const loggedIn = placeOf('agent-com', { isLoggedIn: true });

test('an agent who is logged in is led to the work', () => {
  expect(linksIn(loggedIn)).toEqual([
    'search /search/tours',
    'orders /orders/',
    'quotes /quotes',
    'clients /clients',
    'reports http://agent.localhost/orders/reports',
    'calendar /calendar/',
    'services /services/',
    'help /help/',
  ]);
});

test('reports show when they are configured, services when they are enabled [S-2.4-20]', () => {
  expect(words(without(loggedIn, 'reports'))).toEqual([
    'search',
    'orders',
    'quotes',
    'clients',
    'calendar',
    'services',
    'help',
  ]);
  expect(words(withFlags(loggedIn, { servicesLink: false }))).toEqual([
    'search',
    'orders',
    'quotes',
    'clients',
    'reports',
    'calendar',
    'help',
  ]);
});

test('an agent who is not logged in is led to one of what was there before, the search first [S-2.4-23]', () => {
  const agent = placeOf('agent-ru');
  expect(linksIn(agent)).toEqual([
    'cooperation /cooperation/',
    'tourists http://ru.localhost',
    'oldSearch https://search-ru.solstice.example/',
  ]);
  expect(words(without(agent, 'oldSearch'))).toEqual(['cooperation', 'tourists', 'oldSite']);
  expect(words(without(agent, 'oldSearch', 'oldSite'))).toEqual(['cooperation', 'tourists']);
});

test('a site that does not sell leads to the last-minute tours of the consumer site [S-2.4-05]', () => {
  expect(hotToursLink(placeOf('b2c-ru'))).toBe('/search/hot-tours');
  expect(hotToursLink(placeOf('agent-ru'))).toBe('/search/hot-tours');
  expect(hotToursLink(placeOf('events-ru'))).toBe('http://ru.localhost/search/hot-tours');
});

test('a link to a site that the deployment lacks is left out of every set', () => {
  for (const { id } of allSites) {
    const alone = without(placeOf(id), 'b2c', 'agents', 'business');
    for (const { href } of headerLinks(alone)) expect(href).not.toContain('undefined');
  }
});
