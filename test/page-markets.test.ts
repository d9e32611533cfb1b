import { expect, test } from 'vitest';
import { pageMarkets } from '#calls/page-markets.ts';
import { plainDate } from '#lib/plain-date.ts';
import { marketSlugs } from '#sites/markets.ts';
import routes from '#web/routes.ts';
import { openContentApi } from './content-test-api.ts';
import { named } from './named.ts';
import { addSmallExcursionTour } from './small-excursion-tour.ts';
import { addSmallLiner } from './small-liner.ts';

// Which markets have a page: search engines are told its counterparts there (hreflang, decision 0475).

const { db, catalogue, apiOf } = await openContentApi();

type PageRoute = { path?: string | undefined; file: string; children?: PageRoute[] | undefined };

/** The paths of pages whose address names something, without the language. */
const namingKinds = (list: readonly PageRoute[], above = ''): string[] =>
  list.flatMap(({ path, file, children = [] }) => {
    const own = [above, path].filter(Boolean).join('/');
    const below = namingKinds(children, own);
    const isPage = below.length === 0 && file.endsWith('.tsx') && !/layout|\/shell\.tsx/.test(file);
    const kind = own.replace(/^:locale\?/, '');
    return isPage && /[:*]/.test(kind) ? [kind] : below;
  });

/** A page of each kind, and a market of those that have it. */
const shared: Record<string, [path: string, market: string, siteId?: string]> = {
  '/resorts/:countrySlug/:resortSlug': ['/resorts/turkey/side', 'kz'],
  '/resorts/:countrySlug?': ['/resorts/turkey', 'kz'],
  '/cruises/:country/:cruiseSlug': ['/cruises/sea/round-the-aegean', 'com'],
  '/tours/:country/:hotel': ['/tours/turkey/pinara-bay', 'com'],
  '/hotels/:country/:hotel': ['/hotels/turkey/pinara-bay', 'kz'],
  '/cruise/:hotel': ['/cruise/blue-pearl', 'com'],
  '/excursion-tours/:country/:tourSlug': ['/excursion-tours/turkey/seven-hills', 'pl'],
  '/countries/:countrySlug': ['/countries/turkey', 'kz'],
  '/excursions/:countrySlug': ['/excursions/turkey', 'kz'],
  '/excursions/:countrySlug/:regionSlug': ['/excursions/turkey/side', 'kz'],
  '/excursion/:countrySlug/:excursionSlug?': ['/excursion/turkey/walk-1', 'kz'],
  '/info/*': ['/info/help/visas', 'kz'],
  '/ads/:adsSlug?': ['/ads/marenza', 'kz'],
  '/hotelgroup/:hotelGroupSlug?': ['/hotelgroup/marenza', 'kz'],
  '/vacancies/:vacancySlug': ['/vacancies/guide', 'kz', 'vacancies-com'],
  '/news/:newsType/:newsSlug': ['/news/tours/summer', 'kz'],
};

/** What has no counterpart: offices of one market, and what is for one person. A section of the site map is everywhere. */
const alone =
  /^\/(contacts\/sales-offices|question|auth|account|orders|clients|quotes?|albums)\/|^\/sitemap\/|^\/news\/[a-z-]+\/:/;

/** The liner is sold from Riga, which is a town of `com` alone. */
const sellLiner = () =>
  db
    .insertInto('tour')
    .values({
      id: 911,
      state_id: 90,
      departure_town_id: 2,
      packet_type: 2,
      name: named('Aegean'),
      program_type_id: 1552,
      internal_currency: 'EUR',
      valid_from: plainDate('2027-06-05'),
      valid_to: plainDate('2027-09-30'),
      nights_from: 7,
      nights_to: 7,
    })
    .execute();

const ask = (path: string, siteId?: string) => apiOf(siteId).ask(`/b2c/PageMarkets?path=${path}`);
async function marketsOf(path: string, siteId?: string) {
  const answer = await ask(path, siteId);
  return answer.ok ? pageMarkets.answer.parse(await answer.json()).markets : undefined;
}

test('a page of each kind of route names the markets that have it, or is known to be alone', async () => {
  await addSmallExcursionTour(db);
  await addSmallLiner(db);
  await sellLiner();
  await catalogue.refresh();
  const kinds = namingKinds(routes).filter((kind) => !alone.test(kind));
  expect(kinds.toSorted()).toEqual(Object.keys(shared).toSorted());
  for (const [kind, [path, market, siteId]] of Object.entries(shared)) {
    const markets = await marketsOf(path, siteId);
    expect(markets, kind).toContain(market);
    const order = marketSlugs.filter((slug) => markets?.includes(slug));
    expect(markets, `${kind}: in the order of the markets, so that all of them list the same`).toEqual(order);
  }
});

test('a vacancy, an advertisement and an excursion of one market have no counterparts, and nothing has what is not there', async () => {
  expect(await marketsOf('/vacancies/polish', 'vacancies-pl')).toEqual(['pl']);
  expect(await marketsOf('/vacancies/guide', 'vacancies-com')).toEqual([...marketSlugs]);
  for (const path of ['/vacancies/over', '/vacancies/nobody', '/cruises/sea/nowhere', '/hotelgroup/none'])
    expect((await ask(path)).status, path).toBe(404);
  expect((await ask('/cruises/turkey/round-the-aegean')).status).toBe(404);

  await db.updateTable('page').set({ markets: 'pl' }).where('id', '=', 11).execute(); // the walk in Side
  await expect.poll(() => marketsOf('/excursion/turkey/walk-1')).toEqual(['pl']);
});
