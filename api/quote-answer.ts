import type { Call } from '#calls/call.ts';
import type { QuotedOffer } from '#calls/quote-fields.ts';
import type { Directory } from '#domain/catalogue/directory.ts';
import type { KeptOffer } from '#domain/offers/kept-offer.ts';
import type { Opening } from '#domain/offers/open-claim.ts';
import { priceContents } from '#domain/offers/price-contents.ts';
import type { FoundQuote } from '#domain/quotes/find-quote.ts';
import { priceQuoted, type QuotedNow } from '#domain/quotes/price-quoted.ts';
import { markedOffers } from '#domain/quotes/quote-state.ts';
import { validityOf } from '#domain/quotes/validity.ts';
import { minorPerUnit } from '#lib/money.ts';
import { addDays, plainDate } from '#lib/plain-date.ts';
import type { CallRequest } from './answer-call.ts';
import { type SellingDependencies, saleContextFor } from './core-context.ts';
import { lineChangeAnswer } from './core-line-change.ts';
import { offerAnswer } from './core-offer-answer.ts';
import { cancellationAnswer, termsChangeAnswer } from './core-offer-terms.ts';
import { openingOf } from './core-offers.ts';
import { receiptAnswer } from './core-receipt-lines.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { similarOffers } from './similar-offers.ts';

/** What a quote says beside its offers, by the clock of the site. */
export const quoteWordsAnswer = (
  { quote }: Pick<FoundQuote, 'quote'>,
  { site, now }: Pick<CallRequest<Call>, 'site' | 'now'>,
) => ({
  title: quote.title,
  client: quote.client,
  quoteLang: quote.locale,
  currency: quote.currency,
  secondCurrency: quote.second_currency,
  words: quote.words,
  ...validityOf(quote, { now, timeZone: site.timeZone }),
});

type Asked = ReturnType<typeof pricingOf>;

/** What the offers of a quote are priced with, as of now. */
export const pricingOf = (
  dependencies: SellingDependencies,
  asked: Omit<CallRequest<Call>, 'query' | 'body'>,
  currency: string,
) => ({
  opening: openingOf(dependencies, asked),
  sale: saleContextFor(dependencies, asked, currency),
  text: textsIn(asked.lang, asked.site),
});

/** Its offers in their order, each priced as of now. */
export function quotedOffers(
  { quote, offers, events }: FoundQuote,
  { opening, sale, text }: Asked,
): Promise<QuotedOffer[]> {
  const marked = markedOffers(events);
  return Promise.all(
    offers.map(async (offer) => {
      const answer = keptOfferAnswer(offer, { opening, text, secondCurrency: quote.second_currency });
      return {
        ...answer,
        inc: offer.inc,
        words: offer.words,
        isMarked: marked.has(offer.inc),
        isAdded: quote.sent_at !== null && offer.priced_at > quote.sent_at,
        similar: answer.now.status === 'gone' ? await similarOffers(offer, sale, text) : [],
      };
    }),
  );
}

type Telling = { opening: Opening; text: Texts; secondCurrency: string | null };

/** An offer that was kept: what it is, what it was worth then, and what it is now. */
export const keptOfferAnswer = (
  offer: KeptOffer,
  { opening, text, secondCurrency }: Telling,
): Pick<QuotedOffer, 'what' | 'quoted' | 'now'> => ({
  what: whatAnswer(offer, text),
  quoted: {
    total: (offer.total_minor + (offer.markup_minor ?? 0)) / minorPerUnit,
    rateDate: offer.rate_day,
    pricedAt: offer.priced_at.toISOString(),
  },
  now: nowAnswer(priceQuoted(opening, offer, secondCurrency), opening, text),
});

const whatAnswer = ({ shown }: KeptOffer, text: Texts): QuotedOffer['what'] => ({
  hotelInc: shown.hotelId,
  hotelName: text(shown.hotel),
  starName: shown.star,
  placeName: text(shown.place),
  image: shown.image,
  roomName: shown.rooms.map(text).join(' + '),
  mealName: text(shown.meal),
  checkIn: shown.checkIn,
  checkOut: addDays(plainDate(shown.checkIn), shown.nights),
  nights: shown.nights,
  adult: shown.adults,
  ages: [...shown.childAges],
  townFrom: shown.townFrom,
  departsOn: shown.departsOn,
});

function nowAnswer(now: QuotedNow, { moment, now: instant }: Opening, text: Texts): QuotedOffer['now'] {
  const { directory } = moment;
  if (now.status === 'gone') {
    const { reason, was } = now;
    return { status: 'gone', reason, was: changesOf(was, directory, text) };
  }
  const { opened, secondMinor } = now;
  // The claim is the agent's: it leads past them.
  const { cat_Claim: _, claim: __, ...offer } = offerAnswer(opened.offer, text, instant);
  const names = { directory, travellers: opened.travellers, stay: opened.offer, text };
  return {
    status: 'priced',
    offer,
    receipt: receiptAnswer(opened, names, instant),
    changes: changesOf(opened.changes, directory, text),
    secondTotal: secondMinor === null ? null : secondMinor / minorPerUnit,
    cancellation: opened.cancellation && cancellationAnswer(opened.cancellation),
    termsChange: termsChangeAnswer(opened.termsBefore),
    ...priceContents(opened.offer, opened.lines, directory),
  };
}

type Changes = Extract<QuotedNow, { status: 'gone' }>['was'];

const changesOf = (changes: Changes, directory: Directory, text: Texts) =>
  changes.map((change) => lineChangeAnswer(change, directory, text));
