import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Localised } from '#lib/localised.ts';
import type { Period, SetRate } from './quote.ts';

/** The rates of currencies set in a period, after the last one of each before it, in the order of their days. */
export async function readRates(
  db: Kysely<DB>,
  currencies: readonly string[],
  { from, to }: Period,
): Promise<SetRate[]> {
  const before = db
    .selectFrom('exchange_rate')
    .distinctOn('currency')
    .select(['currency', 'date', 'per_euro'])
    .where('currency', 'in', currencies)
    .where('date', '<', from)
    .orderBy('currency')
    .orderBy('date', 'desc');
  const within = db
    .selectFrom('exchange_rate')
    .select(['currency', 'date', 'per_euro'])
    .where('currency', 'in', currencies)
    .where('date', '>=', from)
    .where('date', '<=', to);
  const rows = await db
    .selectFrom(db.selectFrom(before.as('before')).selectAll().unionAll(within).as('rate'))
    .selectAll()
    .orderBy('date')
    .execute();
  return rows.map(({ currency, date, per_euro }) => ({ currency, date, perEuro: Number(per_euro) }));
}

/** What the operator calls its currencies, by their codes. */
export async function readCurrencyNames(db: Kysely<DB>): Promise<Map<string, Localised>> {
  const rows = await db.selectFrom('currency').select(['code', 'name']).execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}
