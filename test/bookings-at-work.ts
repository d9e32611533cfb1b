import { sql } from 'kysely';
import { book } from '#domain/bookings/book.ts';
import type { Booker } from '#domain/bookings/booker.ts';
import type { BookingContext, HoldLimits } from '#domain/bookings/booking-context.ts';
import { readDocumentKeys } from '#domain/bookings/document-keys.ts';
import { holdOffer } from '#domain/bookings/hold-offer.ts';
import type { PartyMember } from '#domain/bookings/party-rules.ts';
import { writeClaim } from '#domain/offers/claim.ts';
import { dayNumber, plainDate } from '#lib/plain-date.ts';
import type { Choice } from '#price-search/catalogue.ts';
import { receiptFor } from '#price-search/receipt.ts';
import { allSites } from '#sites/all-sites.ts';
import { openTestCatalogue } from './open-test-catalogue.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallOperator, firstSaturday } from './small-operator.ts';

export const claimSecret = 'a secret of at least thirty-two characters';
export const documentKeys = readDocumentKeys('now=a key of a test');
const now = new Date('2026-11-21T10:00:00Z');
const noLimits: HoldLimits = {
  address: 1e9,
  session: 1e9,
  person: 1e9,
  agency: 1e9,
  unpaidShare: 1e9,
};

export const guest: Booker = { channel: 'guest', personId: null, agencyId: null, managerId: null };

export const adult = (surname: string, room = 0): PartyMember => ({
  room,
  surname,
  givenNames: 'VERA',
  born: plainDate('1990-02-03'),
  sex: 'F',
  citizenship: 'LV',
  document: { kind: 'passport', number: 'LV7654321', issuedBy: 'LV', expires: '2031-01-01' },
});
export const couple = [adult('QUILL'), adult('FEATHER')];
export const contact = { name: 'Vera Quill', email: 'vera@guest.example', phone: '+37120000000' };

/** The small operator in a database of its own, with what books there. */
export async function openBookings() {
  const database = await openTestDatabase();
  await addSmallOperator(database.db);
  const catalogue = await openTestCatalogue(database, now);
  const { db } = database;
  const context = (over: Partial<BookingContext> = {}): BookingContext => ({
    db,
    opening: {
      moment: catalogue.current()!,
      claimSecret,
      now,
      today: dayNumber(plainDate('2026-11-21')),
      rateDay: dayNumber(plainDate('2026-11-21')),
    },
    site: allSites.find(({ id }) => id === 'b2c-com')!,
    locale: 'en',
    booker: guest,
    holder: { address: '203.0.113.7', session: undefined },
    documentKeys,
    limits: noLimits,
    ...over,
  });
  /** A claim of a week for two at the first hotel, which has three rooms, at the price of the moment. */
  const claimOf = (changes: Partial<Choice> = {}, priceOff = 0) => {
    const choice: Choice = { ...week, ...changes };
    const { opening } = context();
    const point = { market: 'com', currency: 'EUR', today: opening.today, rateDay: opening.rateDay };
    const priced = receiptFor(opening.moment.snapshot, choice, point);
    if (!priced.ok) throw new Error(`The choice is not sold: ${priced.reason}`);
    const shown = new Map(priced.receipt.lines.map(({ key, amountMinor }) => [key, amountMinor / 100]));
    const [first] = shown.keys();
    shown.set(first!, shown.get(first!)! - priceOff);
    return writeClaim({ kind: 'tour', choice, market: 'com', currency: 'EUR', shown }, claimSecret);
  };
  const hold = (claim = claimOf(), key: string = crypto.randomUUID(), over: Partial<BookingContext> = {}) =>
    holdOffer(context(over), { claim }, key);
  const bookIt = (claim = claimOf(), key: string = crypto.randomUUID(), over: Partial<BookingContext> = {}) =>
    book(context(over), { claim, party: couple, contact, plan: 'full' }, key);
  const stock = () =>
    db
      .selectFrom('stock')
      .select(['kind', 'leg_id', 'day', 'capacity', 'taken', 'oversold'])
      .orderBy('id')
      .execute();
  /** As if so much time had passed for the holds. */
  const passHolds = () =>
    db
      .updateTable('booking')
      .set({ hold_expires_at: sql<Date>`clock_timestamp() - interval '1 second'` })
      .where('state', 'in', ['held', 'requested'])
      .execute();
  return { ...database, catalogue, context, claimOf, hold, bookIt, stock, passHolds };
}

/** The first Saturday and the next: legs 1 there and 4 back. */
export const week: Choice = {
  tourId: 301,
  outLegId: 1,
  backLegId: 4,
  hotelId: 1,
  checkIn: dayNumber(firstSaturday),
  nights: 7,
  rooms: [
    { contractId: 1, roomId: 10, accommodationId: 100, mealId: 1, party: { adults: 2, childAges: [] } },
  ],
};
