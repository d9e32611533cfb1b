import { type Kysely, sql } from 'kysely';
import { type TableName, tableNames, tableOf } from '#domain/imports/format.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { generateDemo } from './generate.ts';

type Options<Schema> = { db: Kysely<Schema>; log: { info: (message: string) => void }; today: PlainDate };

const batch = 4000;

/** Loads the demo operator as it stands on `today`. */
export async function loadDemo<Schema>({ db, log, today }: Options<Schema>): Promise<void> {
  const demo = generateDemo({ today });
  await db.transaction().execute(async (trx) => {
    for (const name of tableNames.toReversed()) await sql`delete from ${sql.table(name)}`.execute(trx);
    for (const name of tableNames) {
      const rows = demo[name].map((row) => withDefaults(name, row));
      for (let i = 0; i < rows.length; i += batch) {
        const json = JSON.stringify(rows.slice(i, i + batch));
        await sql`insert into ${sql.table(name)} select * from json_populate_recordset(null::${sql.table(name)}, ${json}::json)`.execute(
          trx,
        );
      }
      log.info(`Loading the demo operator: ${name} ${rows.length.toLocaleString('en')}`);
    }
    await sql`update catalogue_version set demo_loaded_for = ${today}::date`.execute(trx);
  });
}

const withDefaults = (name: TableName, row: object) => ({
  ...Object.fromEntries(
    Object.entries(tableOf(name).columns).map(([column, { default: otherwise }]) => [
      column,
      otherwise ?? null,
    ]),
  ),
  ...row,
});
