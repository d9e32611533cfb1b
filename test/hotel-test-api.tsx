import { pino } from 'pino';
import type { ReactNode } from 'react';
import { afterAll, beforeAll } from 'vitest';
import { registerHotel } from '#api/core-hotel.ts';
import { registerLookups } from '#api/core-lookups.ts';
import { registerOffers } from '#api/core-offers.ts';
import { registerSearch } from '#api/core-search.ts';
import { registerExcursionTour } from '#api/excursion-tour.ts';
import { testApi } from '#api/test-api.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import type { Flags } from '#sites/flags.ts';
import { siteContext } from '#web/context/context.ts';
import { type DetailData, loadHotel } from '#web/hotel/hotel-loader.ts';
import { loader as openOffer } from '#web/hotel/open-offer.ts';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { renderPage, siteWith } from './render-page.tsx';
import { addSearchChoice } from './search-choice.ts';

type Drawing = { flags?: Partial<Flags>; locale?: 'en' | 'ru' };

/** Renders parts of the page of a hotel as the server does, each call of it answered by the API on a test's database. */
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
    return (await loadHotel(args, url.pathname.startsWith('/hotels/') ? 'hotel' : 'tour')).data;
  }

  const draw = async (path: string, part: (data: DetailData) => ReactNode, options: Drawing = {}) =>
    renderPage(path, part(await load(path, options)), options);

  /** Where the short address of an offer leads. */
  async function follow(kind: 'tour' | 'hotel' | 'cruise', claim: string) {
    const url = new URL(`http://localhost/booking/${kind}?${new URLSearchParams({ claim })}`);
    const args = { context: await context(), url, request: new Request(url), params: {}, pattern: '' };
    return openOffer(args).catch((thrown: unknown) => thrown);
  }

  return { db, draw, load, context, follow };
}
