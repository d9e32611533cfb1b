import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { DemoManager } from '#domain/accounts/list-demo-managers.ts';
import { writeDemoOnce } from '#domain/accounts/write-demo-once.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { clientNames } from '#domain/clients/client-names.ts';
import type { Notice } from '#domain/notifications/notify-manager.ts';
import { readClaim } from '#domain/offers/claim.ts';
import { keepOffer } from '#domain/offers/kept-offer.ts';
import { type DemoTrip, daysOf, offerForDemo } from '#domain/offers/offer-for-demo.ts';
import { addDays, dayIn } from '#lib/plain-date.ts';
import type { Manager } from '#lib/principal.ts';
import { allSites } from '#sites/all-sites.ts';
import type { MarketSlug } from '#sites/markets.ts';
import type { Site } from '#sites/site.ts';
import {
  deleteQuote,
  type EventKind,
  insertEvent,
  insertOffer,
  insertQuote,
  readOffers,
  updateOffer,
  updateQuote,
} from './quote-store.server.ts';

/** A quote that an invented manager has made, and what its client has done. */
export type DemoQuote = {
  /** E-mail of the manager, and the market of the agency. */
  by: string;
  market: MarketSlug;
  title: string;
  /** In the book of the agency, where they are there. */
  client: string;
  locale: string;
  secondCurrency: string | null;
  words: string;
  offers: readonly (DemoTrip & { words: string })[];
  madeDaysAgo: number;
  validDays: number;
  isDraft?: boolean;
  events: readonly DemoEvent[];
};

type DemoEvent = {
  hoursLater: number;
  kind: EventKind;
  /** The how manieth offer; else it is of the whole quote. */
  offer?: number;
  words?: string;
  contact?: string;
};

type Demo = {
  quotes: readonly DemoQuote[];
  managers: readonly DemoManager[];
  moment: CatalogueMoment;
  claimSecret: string;
  now: Date;
};

/** Gives the invented managers quotes of what is sold today, where nobody has made any yet; what they are to be told of. */
export const keepDemoQuotes = async (
  db: Kysely<DB>,
  { quotes, managers, ...selling }: Demo,
): Promise<Notice[]> =>
  (await writeDemoOnce(db, 'quote', async (transaction) => {
    const notices: Notice[] = [];
    for (const quote of quotes) {
      const manager = managers.find(({ email, market }) => email === quote.by && market === quote.market);
      const site = allSites.find(({ variant, market }) => variant === 'agent' && market === quote.market);
      if (manager && site)
        notices.push(...(await addQuote(transaction, { quote, manager, site, ...selling })));
    }
    return notices;
  })) ?? [];

type Adding = Omit<Demo, 'quotes' | 'managers'> & { quote: DemoQuote; manager: DemoManager; site: Site };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

async function addQuote(db: Kysely<DB>, adding: Adding): Promise<Notice[]> {
  const { quote, manager, site, now } = adding;
  const madeAt = new Date(now.getTime() - quote.madeDaysAgo * dayMs);
  const caller = { agencyId: manager.agency_inc } as Manager; // a book is asked for nothing else
  const book = await clientNames(db, caller, null);
  const inc = await insertQuote(db, {
    manager_inc: manager.inc,
    agency_inc: manager.agency_inc,
    site_id: site.id,
    made_at: madeAt,
    used_at: madeAt,
    title: quote.title,
    client: quote.client,
    locale: quote.locale,
    words: quote.words,
    currency: site.currency,
    second_currency: quote.secondCurrency,
    client_inc: book.find(({ name }) => name === quote.client)?.inc ?? null,
    valid_until: addDays(dayIn(madeAt, site.timeZone), quote.validDays),
  });
  for (const [at, trip] of quote.offers.entries()) await addOffer(db, adding, { inc, madeAt, at, trip });
  const offers = await readOffers(db, inc);
  if (offers.length === 0) {
    await deleteQuote(db, inc); // nothing like it is sold today
    return [];
  }
  for (const [at, { words }] of quote.offers.entries())
    if (offers[at]) await updateOffer(db, offers[at].inc, { words });
  if (quote.isDraft) return [];
  await updateQuote(db, inc, { sent_at: madeAt });
  const notices: Notice[] = [];
  for (const { hoursLater, kind, offer, words = '', contact = '' } of quote.events) {
    const at = new Date(madeAt.getTime() + hoursLater * hourMs);
    const offerInc = offer === undefined ? null : (offers[offer]?.inc ?? null);
    const event = { quote_inc: inc, offer_inc: offerInc, kind, words, contact, at };
    const { id } = await insertEvent(db, event);
    notices.push({ managerId: manager.inc, quote_event_id: id, at });
  }
  return notices;
}

type NewOffer = { inc: number; madeAt: Date; at: number; trip: DemoTrip };

async function addOffer(db: Kysely<DB>, adding: Adding, { inc, madeAt, at, trip }: NewOffer): Promise<void> {
  const { site, moment, claimSecret, now } = adding;
  const view = await offerForDemo(trip, adding);
  const claim = view && readClaim(view.claim, claimSecret);
  if (claim?.kind !== 'tour') return;
  const kept = keepOffer(claim, { moment, claimSecret, now: madeAt, ...daysOf({ site, now }) });
  if (kept) await insertOffer(db, { ...kept, markup_minor: 0, quote_inc: inc, position: at + 1 });
}
