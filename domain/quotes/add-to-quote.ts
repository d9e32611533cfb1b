import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { readClaim, type TourClaim } from '#domain/offers/claim.ts';
import { type OfferView, viewChoice } from '#domain/offers/offer-view.ts';
import { type Opening, pointOfSale, renew } from '#domain/offers/open-claim.ts';
import { mostQuoted } from '#lib/most-quoted.ts';
import { fromDayNumber } from '#lib/plain-date.ts';
import type { Manager } from '#lib/principal.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type Receipt, receiptFor } from '#price-search/receipt.ts';
import {
  insertOffer,
  insertQuote,
  lockNewestDraft,
  lockQuoteOf,
  readOffers,
  type ShownOffer,
  type StoredOffer,
} from './quote-store.server.ts';

export type Adding = {
  db: Kysely<DB>;
  caller: Manager;
  opening: Opening;
  /** Where the page of the quote is, and how a new one begins. */
  siteId: string;
  locale: string;
  secondCurrencyOf: (currency: string) => string | null;
};

export type Added = { quoteInc: number; count: number; isNew: boolean };

/**
 * Adds the offer of a claim, priced as of now in the currency of the quote: to the one that is named, else to the newest
 * draft, else to a new one, which 0 names. An offer that is in it already stays as it was.
 */
export async function addToQuote(
  { db, ...adding }: Adding,
  token: string,
  quoteInc?: number,
): Promise<Result<Added, 'not-a-claim' | 'gone' | 'no-quote' | 'full'>> {
  const { caller, opening, siteId, locale } = adding;
  const claim = readClaim(token, opening.claimSecret);
  if (claim?.kind !== 'tour') return fail('not-a-claim');
  return db.transaction().execute(async (transaction) => {
    const named =
      quoteInc === undefined
        ? await lockNewestDraft(transaction, caller, siteId)
        : await lockQuoteOf(transaction, caller, quoteInc);
    if (!named && quoteInc) return fail('no-quote');
    const currency = named?.currency ?? claim.currency;
    const offer = priceToQuote({ ...claim, currency }, opening);
    if (!offer) return fail('gone');
    const inc =
      named?.inc ??
      (await insertQuote(transaction, {
        ...{ manager_inc: caller.managerId, agency_inc: caller.agencyId, site_id: siteId, locale, currency },
        ...{ second_currency: adding.secondCurrencyOf(currency), made_at: opening.now },
      }));
    const offers = await readOffers(transaction, inc);
    const isThere = offers.some((each) => isSameChoice(each, claim, opening.claimSecret));
    if (isThere) return ok({ quoteInc: inc, count: offers.length, isNew: false });
    if (offers.length >= mostQuoted) return fail('full');
    const position = (offers.at(-1)?.position ?? 0) + 1;
    await insertOffer(transaction, { ...offer, quote_inc: inc, position });
    return ok({ quoteInc: inc, count: offers.length + 1, isNew: true });
  });
}

function isSameChoice(offer: StoredOffer, { choice }: TourClaim, secret: string): boolean {
  const claim = readClaim(offer.claim, secret);
  return claim?.kind === 'tour' && JSON.stringify(claim.choice) === JSON.stringify(choice);
}

/** What is kept of an offer as of now; undefined where it can no longer be sold. */
function priceToQuote(claim: TourClaim, opening: Opening) {
  const { moment, now } = opening;
  const point = pointOfSale(opening, claim);
  const priced = receiptFor(moment.snapshot, claim.choice, point);
  if (!priced.ok) return undefined;
  const { receipt } = priced;
  const token = renew(claim, receipt, opening);
  return {
    claim: token,
    lines: Object.fromEntries(receipt.lines.map(({ key, amountMinor }) => [key, amountMinor])),
    total_minor: receipt.totalMinor,
    rate_day: receipt.rateDay === null ? null : fromDayNumber(receipt.rateDay),
    priced_at: now,
    shown: shownOffer(viewChoice({ moment, point, now }, claim.choice, receipt, token), receipt),
  };
}

const shownOffer = (view: OfferView, { out }: Receipt): ShownOffer => ({
  hotelId: view.hotel.id,
  hotel: view.hotel.name,
  star: view.star.name,
  place: view.town.name,
  image: view.hotel.images[0] ?? null,
  rooms: view.rooms.map(({ room }) => room.name),
  meal: view.meal.name,
  checkIn: view.checkIn,
  nights: view.nights,
  adults: view.party.adults,
  childAges: [...view.party.childAges],
  townFrom: view.departureTown.id,
  departsOn: out ? fromDayNumber(out.departDay) : view.checkIn,
});
