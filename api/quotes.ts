import type { Call } from '#calls/call.ts';
import {
  addToQuote,
  changeQuoteOffer,
  deleteQuote,
  duplicateQuote,
  quoteCall,
  quotes,
  saveQuote,
  sendQuote,
  settleQuote,
} from '#calls/quotes.ts';
import { clientNames } from '#domain/clients/client-names.ts';
import { type Adding, addToQuote as add } from '#domain/quotes/add-to-quote.ts';
import { changeQuote } from '#domain/quotes/change-quote.ts';
import { duplicateQuote as duplicate } from '#domain/quotes/duplicate-quote.ts';
import { findQuote, listQuotes } from '#domain/quotes/find-quote.ts';
import { writeQuoteToken } from '#domain/quotes/quote-link.ts';
import { stateOf } from '#domain/quotes/quote-state.ts';
import { validityOf } from '#domain/quotes/validity.ts';
import { minorPerUnit } from '#lib/money.ts';
import { mostQuoted, mostQuotes } from '#lib/most-quoted.ts';
import { dayIn } from '#lib/plain-date.ts';
import type { QuoteOutcome } from '#lib/quote-choices.ts';
import { currenciesOf } from '#sites/chosen-currency.ts';
import { findCurrency } from '#sites/currencies.ts';
import { localesOf } from '#sites/locale.ts';
import type { Site } from '#sites/site.ts';
import type { CallRequest } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import type { SellingDependencies } from './core-context.ts';
import { openingOf } from './core-offers.ts';
import { pricingOf, quotedOffers, quoteWordsAnswer } from './quote-answer.ts';
import { registerCall } from './register-call.ts';

type Dependencies = SellingDependencies & Pick<Adding, 'db'>;

/** The quotes of agents: each call is of the manager's own, or of an administrator's agency, and of no other. */
export function registerQuotes(api: Api, dependencies: Dependencies): void {
  registerReading(api, dependencies);
  registerAdding(api, dependencies);
  registerChanging(api, dependencies);
}

const notFound = { ok: false, reason: 'not-found' } as const;

function registerReading(api: Api, dependencies: Dependencies): void {
  const { db, claimSecret } = dependencies;
  registerCall(api, quotes, async ({ caller, site, now, query }) => {
    const { lang: _, open: isOpen, ...asked } = query;
    const { timeZone } = site;
    const place = { siteId: site.id, timeZone };
    const { list, total } = await listQuotes(db, asManager(caller), { ...asked, isOpen, ...place });
    const value = list.map((quote) => ({
      inc: quote.inc,
      title: quote.title,
      client: quote.client,
      manager: quote.manager_name,
      state: quote.state_now,
      isSent: quote.sent_at !== null,
      offers: quote.offer_count,
      favourites: quote.favourite_count,
      questions: quote.question_count,
      madeAt: quote.made_at.toISOString(),
      ...validityOf(quote, { now, timeZone }),
      lastAt: quote.last_at?.toISOString() ?? null,
    }));
    return { ok: true, value: { total, quotes: value } };
  });
  registerCall(api, quoteCall, async (asked) => {
    const found = await findQuote(db, asManager(asked.caller), asked.query.quote);
    if (!found) return notFound;
    const { quote, offers, events } = found;
    const priced = await quotedOffers(found, pricingOf(dependencies, asked, quote.currency));
    return {
      ok: true,
      value: {
        inc: quote.inc,
        ...quoteWordsAnswer(found, asked),
        bookClient: quote.client_inc,
        book: await clientNames(db, asManager(asked.caller), quote.client_inc),
        state: stateOf(quote, events),
        manager: quote.manager_name,
        token: writeQuoteToken(quote.inc, claimSecret),
        madeAt: quote.made_at.toISOString(),
        sentAt: quote.sent_at?.toISOString() ?? null,
        outcome: quote.outcome as QuoteOutcome | null, // the column allows no others
        outcomeReason: quote.outcome_reason,
        settledAt: quote.settled_at?.toISOString() ?? null,
        offers: priced.map((offer, at) => {
          const { claim, markup_minor } = offers[at]!;
          return { ...offer, claim, markup: markup_minor / minorPerUnit };
        }),
        events: events.map(({ kind, offer_inc: offer, words, contact, at }) => ({
          kind,
          offer,
          words,
          contact,
          at: at.toISOString(),
        })),
      },
    };
  });
}

const refused = {
  'not-a-claim': { field: 'claim', reason: 'is not a claim of ours to a stay or a trip' },
  gone: { field: 'claim', reason: 'can no longer be sold' },
  'which-quote': { field: 'quote', reason: 'is missing: name one of the quotes, or 0 for a new one' },
  full: { field: 'quote', reason: `has ${mostQuoted} offers, and takes no more` },
  'too-many': { field: 'quote', reason: `there are ${mostQuotes} quotes, and one has to be deleted first` },
} as const;

function registerAdding(api: Api, dependencies: Dependencies): void {
  registerCall(api, addToQuote, async (asked) => {
    const { body, caller, site, lang: locale, address } = asked;
    const adding = {
      db: dependencies.db,
      caller: asManager(caller),
      address,
      opening: openingOf(dependencies, asked),
      today: dayIn(asked.now, site.timeZone),
      siteId: site.id,
      locale,
      secondCurrencyOf: (currency: string) => secondOf(site, currency),
    };
    const added = await add(adding, body.claim, body.quote);
    if (added.ok) {
      const { quoteInc: quote, ...rest } = added.value;
      return { ok: true, value: { quote, ...rest } };
    }
    if (added.reason === 'no-quote') return notFound;
    return { ok: false, reason: 'invalid-request', fields: [refused[added.reason]] };
  });
}

/** What a new quote tells its totals in beside its own currency: the site's, else the next one of the site. */
const secondOf = (site: Site, currency: string): string | null =>
  currenciesOf(site).find((each) => each !== currency) ?? null;

function registerChanging(api: Api, dependencies: Dependencies): void {
  const { db, claimSecret } = dependencies;
  registerCall(api, saveQuote, async ({ body, ...asked }) => {
    const { quote, quoteLang, secondCurrency, ...said } = body;
    const locale = localesOf(asked.site).find((each) => each === quoteLang);
    if (!locale) return unknown('quoteLang', 'is not a language of this site');
    const second = secondCurrency === '' ? null : findCurrency(secondCurrency)?.slug;
    if (second === undefined) return unknown('secondCurrency', 'is not a currency that is known here');
    const words = { ...said, locale, secondCurrency: second };
    return outcomeOf(await changeQuote(db, actorOf(asked), quote, { deed: 'save', said: words }), { quote });
  });
  registerCall(api, changeQuoteOffer, async ({ body: { quote, offer, change }, ...asked }) => {
    const deed = { deed: change, offerInc: offer };
    return outcomeOf(await changeQuote(db, actorOf(asked), quote, deed), { quote });
  });
  registerCall(api, sendQuote, async ({ body: { quote }, ...asked }) => {
    const sent = await changeQuote(db, actorOf(asked), quote, { deed: 'send' });
    return outcomeOf(sent, { token: writeQuoteToken(quote, claimSecret) });
  });
  registerCall(api, settleQuote, async ({ body: { quote, outcome, reason }, ...asked }) => {
    const settled = outcome === 'open' ? null : outcome;
    const deed = { deed: 'settle' as const, outcome: settled, reason };
    return outcomeOf(await changeQuote(db, actorOf(asked), quote, deed), { quote });
  });
  registerCall(api, duplicateQuote, async ({ body, ...asked }) => {
    const opening = openingOf(dependencies, asked);
    const copy = await duplicate({ db, opening, ...actorOf(asked) }, body.quote);
    if (copy.ok) return { ok: true, value: { quote: copy.value } };
    return copy.reason === 'not-found'
      ? notFound
      : { ok: false, reason: 'invalid-request', fields: [refused[copy.reason]] };
  });
  registerCall(api, deleteQuote, async ({ body: { quote }, ...asked }) =>
    outcomeOf(await changeQuote(db, actorOf(asked), quote, { deed: 'delete' }), { quote }),
  );
}

type Asked = Pick<CallRequest<Call>, 'caller' | 'address' | 'now' | 'site'>;

const actorOf = ({ caller, address, now, site }: Asked) => ({
  caller: asManager(caller),
  address,
  now,
  today: dayIn(now, site.timeZone),
});

function outcomeOf<Value>(done: Awaited<ReturnType<typeof changeQuote>>, value: Value) {
  if (done.ok) return { ok: true as const, value };
  if (done.reason === 'not-found') return notFound;
  return unknown('validUntil', 'has passed, or is more than a year ahead');
}

const unknown = (field: string, reason: string) => ({
  ok: false as const,
  reason: 'invalid-request' as const,
  fields: [{ field, reason }],
});
