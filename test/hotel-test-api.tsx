import { pino } from 'pino';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, vi } from 'vitest';
import { registerHotel } from '#api/core-hotel.ts';
import { registerLookups } from '#api/core-lookups.ts';
import { registerOffers } from '#api/core-offers.ts';
import { registerSearch } from '#api/core-search.ts';
import { registerExcursionTour } from '#api/excursion-tour.ts';
import { testApi } from '#api/test-api.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { defaultSite } from '#sites/all-sites.ts';
import type { Flags } from '#sites/flags.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { PartsLanguage } from '#web/parts/parts-language.tsx';
import { type DetailData, loadHotel } from '#web/shop/hotel/hotel-loader.ts';
import { loader as openOffer } from '#web/shop/hotel/open-offer.ts';
import { siteContext } from '#web/visit/context.ts';
import { I18nProvider } from '#web/visit/i18n-context.tsx';
import { publicSite, type Visit, VisitProvider } from '#web/visit/visit.tsx';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { addSearchChoice } from './search-choice.ts';

type Drawing = { flags?: Partial<Flags>; locale?: 'en' | 'ru' };

/** Draws parts of the page of a hotel as the server does, each call of it answered by the API on a test's database. */
export async function openHotelPages() {
  const { db, connection } = await openTestDatabase();
  const clock = () => new Date('2026-11-21T10:00:00Z');
  let catalogue: LiveCatalogue;
  beforeAll(async () => {
    await addSearchChoice(db);
    catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
  });
  afterAll(() => catalogue?.close());

  /** What a loader or an action is given, as of what the database has now. */
  async function context() {
    await catalogue.refresh();
    const dependencies = { db, catalogue, claimSecret: 'a secret that is long enough for a test' };
    const { ask } = testApi((api) => {
      registerLookups(api, dependencies);
      registerHotel(api, dependencies);
      registerSearch(api, dependencies);
      registerOffers(api, dependencies);
      registerExcursionTour(api, dependencies);
    });
    return pageContext(ask, clock());
  }

  async function load(path: string, { flags = {} }: Drawing = {}) {
    const url = new URL(path, 'http://localhost');
    const [hotel, country] = url.pathname.split('/').slice(2).reverse(); // a liner has no country
    const request = new Request(url);
    const given = await context();
    given.set(siteContext, siteWith(flags));
    const args = { context: given, url, request, params: { hotel, country }, pattern: '' };
    return (await loadHotel(args, 'tour')).data;
  }

  const draw = async (path: string, part: (data: DetailData) => ReactNode, options: Drawing = {}) =>
    drawPart(path, part(await load(path, options)), options);

  /** Where the short address of an offer leads. */
  async function follow(kind: 'tour' | 'hotel' | 'cruise', claim: string) {
    const url = new URL(`http://localhost/booking/${kind}?${new URLSearchParams({ claim })}`);
    const args = { context: await context(), url, request: new Request(url), params: {}, pattern: '' };
    return openOffer(args).catch((thrown: unknown) => thrown);
  }

  return { db, draw, load, context, follow };
}

/** What the server draws of a part of a page at an address. */
export async function drawPart(path: string, shown: ReactNode, options: Drawing = {}) {
  drawn(path, shown, options); // asks for the parts that come late
  await vi.dynamicImportSettled();
  const html = drawn(path, shown, options);
  const text = html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');
  return { html, text };
}

const siteWith = (flags: Partial<Flags>) => ({
  ...defaultSite,
  flags: { ...defaultSite.flags, ...flags },
});

function drawn(path: string, part: ReactNode, { flags = {}, locale = 'en' }: Drawing) {
  const site = siteWith(flags);
  // What these parts ask of their visit.
  const visit = {
    site: publicSite(site),
    locale: 'en',
    origin: 'https://solstice.example',
    links: { public: 'https://solstice.example', ratings: 'https://ratings.example/' },
  } as Visit;
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] });
  return renderToStaticMarkup(
    <VisitProvider visit={visit}>
      <I18nProvider site={site} translator={testTranslator(locale)}>
        <PartsLanguage>
          <RouterProvider router={router} />
        </PartsLanguage>
      </I18nProvider>
    </VisitProvider>,
  );
}
