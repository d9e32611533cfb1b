import type { APIRequestContext, APIResponse } from '@playwright/test';
import { foreignIn } from '#bench/crawling/foreign-text.ts';
import { type CrawledPage, readPage } from '#bench/crawling/read-page.ts';
import { isQuestion } from '#lib/question-parameters.ts';
import routes from '#web/routes.ts';
import { expect, test } from './fixtures.ts';

// What search engines are told of every kind of page, read from what the server answers.

type PageRoute = { path?: string | undefined; file: string; children?: PageRoute[] | undefined };

/** The paths of `web/routes.ts` that render a page, without the language. */
const kindsOf = (list: readonly PageRoute[], above = ''): string[] =>
  list.flatMap(({ path, file, children = [] }) => {
    const own = [above, path].filter(Boolean).join('/');
    const below = kindsOf(children, own);
    const isPage = below.length === 0 && file.endsWith('.tsx') && !/layout|\/shell\.tsx/.test(file);
    return isPage ? [own] : below;
  });
const kinds = new Set(kindsOf(routes).map((path) => path.replace(/^:locale\?\/?/, '/')));

const tour = '/tours/turkey/melisara-aqua-resort';

/** An address of each kind that has parts, and what its structured data tell of beside the crumbs. */
const samples: Record<string, [path: string, entity?: string]> = {
  '/': ['/', 'TravelAgency'],
  '/resorts/:countrySlug/:resortSlug': ['/resorts/turkey/antalya'],
  '/resorts/:countrySlug?': ['/resorts'],
  '/tours/:country/:hotel': [tour, 'Hotel'],
  '/hotels/:country/:hotel': [tour.replace('tours', 'hotels'), 'Hotel'],
  '/countries/:countrySlug': ['/countries/turkey', 'TouristDestination'],
  '/excursions/:countrySlug': ['/excursions/turkey'],
  '/excursions/:countrySlug/:regionSlug': ['/excursions/turkey/istanbul'],
  '/excursion/:countrySlug/:excursionSlug?': ['/excursion/turkey/aspendos-theatre', 'TouristTrip'],
  '/contacts/sales-offices/:inc': ['/contacts/sales-offices/1001', 'OpeningHoursSpecification'],
  '/news/:newsType/:newsSlug': ['/news/company/rates-at-half-past-eleven', 'NewsArticle'],
  '/sitemap/:section': ['/sitemap/info'],
  '/info/*': ['/info/visas'],
  '/ads/:adsSlug?': ['/ads/early-booking'],
  '/hotelgroup/:hotelGroupSlug?': ['/hotelgroup'],
};

/** Kinds that the sections of the site map name an address of. */
const mapped: Record<string, [section: string, start: string, entity?: string]> = {
  '/cruise/:hotel': ['tours', '/cruise/', 'LodgingBusiness'],
  '/excursion-tours/:country/:tourSlug': ['excursions', '/excursion-tours/', 'TouristTrip'],
};

/** What stands there is for one visitor, or only leads on: search engines are told not to keep it, or never get it. */
const unlisted = (path: string) =>
  /^\/(geo|auth.*|account.*|cookies|call-back|compare|favorites|search\/resorts|cruises\/:country.*)$/.test(
    path,
  ) || /^\/(info|news)\/[^:]/.test(path);

/** Pages that the consumer site does without: other variants have them. */
const elsewhere = (path: string) =>
  /^\/(kalendar-sobytii|projects|question|vacancies|winners|country-priority|cooperation\/apply|albums)(\/|$)/.test(
    path,
  ) ||
  // The office of an agent.
  /^\/(today|orders|settings|calendar|quotes?|notifications|clients|services\/moneytransfer)(\/|$)/.test(
    path,
  );

async function addressesOf(request: APIRequestContext, site: (host: string, path: string) => string) {
  const found: [kind: string, path: string, entity?: string | undefined][] = [];
  for (const kind of kinds) {
    const sample = samples[kind];
    const known = mapped[kind];
    if (sample) found.push([kind, ...sample]);
    else if (known) {
      const answer = await request.get(
        site('localhost', `/b2c/SiteMap?lang=en&section=${known[0]}&take=10000`),
      );
      const { list } = (await answer.json()) as { list: { path: string }[] };
      found.push([kind, list.find(({ path }) => path.startsWith(known[1]))!.path, known[2]]);
    } else if (!unlisted(kind) && !elsewhere(kind)) found.push([kind, kind]);
  }
  return found;
}

test('every kind of page has a sample, or is none that is kept by search engines', async () => {
  const odd = [...kinds].filter(
    (kind) => /[:*]/.test(kind) && !samples[kind] && !mapped[kind] && !unlisted(kind) && !elsewhere(kind),
  );
  expect(kinds.size).toBeGreaterThan(60);
  expect(odd).toEqual([]);
});

/** What the operator writes, and says of itself, in English and Russian alone. */
const written = /[:*]|^\/(about|actions|cooperation|help|news|personal-data)/;
/** A hotel is called the same, with a flight and without. */
const namesake = '/hotels/:country/:hotel';

for (const [host, prefix] of [
  ['localhost', ''],
  ['localhost', '/ru'],
  ['pl.localhost', ''],
] as const)
  test(`every kind of page on ${host}${prefix} has a title of its own, a description, one heading, its one address and structured data, and no links to questions`, async ({
    request,
    site,
  }) => {
    test.slow();
    const titles = new Map<string, string>();
    const faults: string[] = [];
    for (const [kind, path, entity] of await addressesOf(request, site)) {
      const local = `${prefix}${path === '/' && prefix ? '' : path}`;
      const answer = await pageAt(request, host, local);
      // A market has no page of what it does not sell, nor of what its editors have not written.
      if (answer.status() === 404 && host !== 'localhost') continue;
      const html = await answer.text();
      const page = readPage(html);
      const known = kind === namesake ? undefined : titles.get(page.title);
      if (known) faults.push(`${kind}: the title of ${known} (${page.title})`);
      titles.set(page.title, kind);
      const isTranslated = host === 'localhost' || !written.test(kind);
      const found = faultsOf(page, { address: site(host, local), entity, isTranslated });
      const crawlable = crawlableQuestions(html).map((href) => `a search engine may follow ${href}`);
      faults.push(...[...found, ...crawlable].map((fault) => `${kind}: ${fault}`));
      if (page.isIndexed) {
        const { hostname, pathname, search } = new URL(page.canonical);
        const itself = await pageAt(request, hostname, pathname + search);
        const answered = itself.url().endsWith(pathname + search) ? itself.status() : 302;
        if (answered !== 200) faults.push(`${kind}: canonical answers ${answered}`);
      }
    }
    expect(faults).toEqual([]);
    expect(titles.size).toBeGreaterThan(30);
  });

/** Links with days, a party, an order or a filter that a search engine is not asked to leave alone. */
const crawlableQuestions = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
    const href = / href="(\/[^"]*|\?[^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&');
    const rel = / rel="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
    return href && isQuestion(href) && !rel.includes('nofollow') ? [href] : [];
  });

/** The page that an address leads to; a search without a question leads to one with it. */
async function pageAt(request: APIRequestContext, host: string, path: string): Promise<APIResponse> {
  const port = process.env.E2E_PORT;
  const headers = { host: `${host}:${port}` };
  const answer = await request.get(`http://localhost:${port}${path}`, { headers, maxRedirects: 0 });
  const next = answer.headers().location;
  return next ? pageAt(request, host, next) : answer;
}

function faultsOf(
  page: CrawledPage,
  { address, entity, isTranslated }: { address: string; entity: string | undefined; isTranslated: boolean },
): string[] {
  const { title, description, headings, canonical, entities, locale, isIndexed, sharedImage } = page;
  if (!sharedImage) return ['no picture for shared links'];
  if (!isIndexed) return canonical && /\/search\//.test(canonical) ? [`canonical ${canonical}`] : [];
  const { length } = description;
  const foreign = isTranslated && foreignIn(description, locale);
  return [
    ...(title.length < 8 ? [`title "${title}"`] : []),
    ...(length < 50 || length > 170 ? [`description of ${length}: ${description}`] : []),
    ...(foreign ? [`description in ${foreign}: ${description}`] : []),
    ...(headings === 1 ? [] : [`${headings} headings`]),
    ...(canonical === address ? [] : [`canonical ${canonical}`]),
    ...(entity && !entities.includes(entity) ? [`no ${entity} among ${entities}`] : []),
  ];
}
