import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { plainDate } from '#lib/plain-date.ts';
import { named } from './named.ts';

/**
 * Services sold beside the small operator's tours, to people of Latvia (country 428): a SIM card in all of Türkiye in
 * summer 2027 (€10.40 an adult, €5 a child), one in Side alone until the end of June ($10 each), certificates, a kind of
 * another category, and one that was last sold in 2025 in Estonia (country 233).
 */
export async function addSmallServices(db: Kysely<DB>): Promise<void> {
  await db
    .insertInto('departure_country')
    .values([
      { id: 428, iso2: 'LV', name: named('Latvia', 'Латвия') },
      { id: 233, iso2: 'EE', name: named('Estonia', 'Эстония') },
    ])
    .execute();
  await db
    .insertInto('service_type')
    .values([
      { id: 56, name: named('Certificates', 'Сертификаты'), category_key: '4', position: 2 },
      { id: 69, name: named('Mobile connection', 'Мобильная связь'), category_key: '4', position: 1 },
      { id: 12, name: named('Excursions', 'Экскурсии'), category_key: '3', position: 3 },
    ])
    .execute();
  await db
    .insertInto('exchange_rate')
    .values({ currency: 'USD', date: plainDate('2026-11-01'), per_euro: '1.25' })
    .execute();
  await addPrices(db);
}

async function addPrices(db: Kysely<DB>) {
  const card = {
    service_type_id: 69,
    departure_country_id: 428,
    state_id: 3,
    name: named('SIM card', 'SIM-карта'),
  };
  const dates = (from: string, to: string) => ({ date_from: plainDate(from), date_to: plainDate(to) });
  const euros = { currency: 'EUR', adult_amount: 1_040, child_amount: 500 };
  await db
    .insertInto('service_price')
    .values([
      { ...card, ...euros, ...dates('2027-06-01', '2027-08-31'), id: 1 },
      {
        ...card,
        ...dates('2027-06-01', '2027-06-30'),
        id: 2,
        town_id: 311,
        currency: 'USD',
        adult_amount: 1_000,
        child_amount: 1_000,
      },
      { ...card, ...euros, ...dates('2025-06-01', '2025-08-31'), id: 3, departure_country_id: 233 },
      { ...card, ...euros, ...dates('2027-01-01', '2027-12-31'), id: 4, service_type_id: 56 },
    ])
    .execute();
}
