import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { writeQuoteToken } from '#domain/quotes/quote-link.ts';
import { named } from './named.ts';

/** What the link of quote 1 ends in, where this signs it. */
export const smallQuoteSecret = 'a secret of at least thirty-two characters';
export const smallQuoteToken = writeQuoteToken(1, smallQuoteSecret);

/** Two quotes of a manager that were sent; the first with an offer whose claim cannot be read. */
export async function addSmallQuotes(db: Kysely<DB>, siteId: string, at: Date): Promise<void> {
  const quote = {
    ...{ manager_inc: 1, agency_inc: 1, site_id: siteId, locale: 'en', currency: 'EUR' },
    ...{ made_at: at, sent_at: at },
  };
  await db.insertInto('quote').values([quote, quote]).execute();
  const shown = {
    ...{ hotelId: 1, hotel: named('Marenza Palms'), star: '5*', place: named('Side'), image: null },
    ...{ rooms: [named('Double')], meal: named('Breakfast'), checkIn: '2027-06-05', nights: 7 },
    ...{ adults: 2, childAges: [], townFrom: 2, departsOn: '2027-06-05' },
  };
  const offer = { quote_inc: 1, position: 1, claim: 'none', priced_at: at, total_minor: 90_000 };
  await db
    .insertInto('quote_offer')
    .values({ ...offer, lines: JSON.stringify({ 'flight-out': 90_000 }), shown: JSON.stringify(shown) })
    .execute();
}
