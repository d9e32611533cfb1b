import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { writeQuoteToken } from '#domain/quotes/quote-link.ts';
import { plainDate } from '#lib/plain-date.ts';
import { named } from './named.ts';

/** What the link of quote 1 ends in, where this signs it. */
export const smallQuoteSecret = 'a secret of at least thirty-two characters';
export const smallQuoteToken = writeQuoteToken(1, smallQuoteSecret);

const shown = {
  hotelId: 1,
  hotel: named('Marenza Palms'),
  star: '5*',
  place: named('Side'),
  image: null,
  country: { id: 3, name: named('Türkiye') },
  tourId: 301,
  rooms: [named('Double')],
  meal: named('Breakfast'),
  checkIn: '2027-06-05',
  nights: 7,
  adults: 2,
  childAges: [],
  townFrom: 2,
  departsOn: '2027-06-05',
};

/** An offer that was kept, and whose claim cannot be read. */
const keptOffer = {
  claim: 'none',
  total_minor: 90_000,
  lines: JSON.stringify({ 'nights-20975': 90_000 }),
  shown: JSON.stringify(shown),
};

/** Two clients of the first agency, and two quotes of a manager that were sent; the first with an offer. */
export async function addSmallQuotes(db: Kysely<DB>, siteId: string, at: Date): Promise<void> {
  const quote = {
    manager_inc: 1,
    agency_inc: 1,
    site_id: siteId,
    locale: 'en',
    currency: 'EUR',
    made_at: at,
    sent_at: at,
    valid_until: plainDate('2026-11-30'),
  };
  const client = { agency_inc: 1, name: 'Ada Small', locale: 'en', made_at: at };
  await db.insertInto('client').values([client, client]).execute();
  await db.insertInto('quote').values([quote, quote]).execute();
  await db
    .insertInto('quote_offer')
    .values({ ...keptOffer, quote_inc: 1, position: 1, priced_at: at })
    .execute();
}

/** Request 1 and view 1 of the same manager. */
export async function addSmallRequest(db: Kysely<DB>, siteId: string, at: Date): Promise<void> {
  const { id } = await db
    .insertInto('feedback')
    .values({
      site_id: siteId,
      locale: 'en',
      kind: 'request',
      request_key: crypto.randomUUID(),
      received_at: at,
      name: 'Vera',
      phone: '',
      email: 'vera@client.example',
      email_to: 'a@b.example',
      comment: 'Sea',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('agent_request')
    .values({
      ...keptOffer,
      id,
      manager_inc: 1,
      agency_inc: 1,
      state: 'new',
      sent_at: at,
      priced_at: at,
      currency: 'EUR',
      country_id: 3,
      tour_id: 301,
      departs_on: plainDate('2027-06-05'),
      sought: `${id} marenza palms vera`,
    })
    .execute();
  await db
    .insertInto('request_view')
    .values({ manager_inc: 1, name: 'Sent', filters: 'state=new' })
    .execute();
}
