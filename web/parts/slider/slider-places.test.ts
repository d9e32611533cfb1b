import { expect, test } from 'vitest';
import { sliderTypes } from '#calls/content-advertisements.ts';
import { allSites } from '#sites/all-sites.ts';
import { lazyPartsOf, sliderPlaces, slidersOf } from './slider-places.ts';

const siteOf = (id: string) => allSites.find((site) => site.id === id)!;
const tourists = siteOf('b2c-com');
const agents = siteOf('agent-com');

test('every type of slider has its place', () => {
  expect(Object.keys(sliderPlaces).sort()).toEqual([...sliderTypes].sort());
});

test.each([
  ['/', ['home', 'homenew'], ['agenthome']],
  ['/tours/', ['searchtour'], ['searchtour']],
  ['/hotels', ['without-flight'], ['without-flight']],
  ['/cruises', ['searchcruise'], ['searchcruise']],
  ['/search/tours', ['searchtour'], ['searchtour']],
  ['/Search/Hotels', ['searchhotel'], ['searchhotel']],
  ['/search/cruises', ['searchcruise'], ['searchcruise']],
  ['/news', ['blog'], ['blog']],
  ['/contacts', [], []],
])('below the search of %s stand %j, for agents %j', (path, forTourists, forAgents) => {
  expect(slidersOf('stage', { site: tourists, path })).toEqual(forTourists);
  expect(slidersOf('stage', { site: agents, path })).toEqual(forAgents);
});

test('who looks for a hotel alone on the home page sees what is without flight', () => {
  const page = { site: tourists, path: '/' };
  expect(slidersOf('stage', { ...page, tab: 'hotel' })).toEqual(['without-flight']);
  expect(slidersOf('stage', { ...page, tab: 'tour' })).toEqual(['home', 'homenew']);
});

test('[S-1-45] a market without the slider of its first page has the others, and the line of the search', () => {
  const site = { ...tourists, flags: { ...tourists.flags, mainPromoSlider: false } };
  for (const tab of ['tour', 'hotel']) expect(slidersOf('stage', { site, path: '/', tab })).toEqual([]);
  expect(slidersOf('stage', { site, path: '/hotels' })).toEqual(['without-flight']);
  expect(slidersOf('line', { site, path: '/' })).toEqual(['wizard']);
});

test('a promo is on the main page and in the Promo section, a line under every search', () => {
  const at = (part: 'popup' | 'line' | 'band' | 'strip', path: string) =>
    slidersOf(part, { site: tourists, path });
  expect(at('popup', '/')).toEqual(['mainpopup']);
  for (const path of ['/search/hot-tours', '/search/lato', '/search/zima', '/actions'])
    expect(at('popup', path), path).toEqual(['mainpopupnew']);
  expect(at('popup', '/search/tours')).toEqual([]);
  expect([at('line', '/cruises'), at('line', '/search/cruises')]).toEqual([['wizard'], []]);
  expect(at('band', '/')).toEqual(['mainads']);
  expect(at('strip', '/contacts/hot-line')).toEqual(['headerpopup']);
});

test('a page says which of its sliders are worth fetching', () => {
  expect(lazyPartsOf({ site: tourists, path: '/actions' })).toEqual(['popup']);
  expect(lazyPartsOf({ site: tourists, path: '/about' })).toEqual([]);
});
