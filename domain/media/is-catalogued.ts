import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Column } from '#domain/operator-data/column.ts';
import { tableNames, tableOf } from '#domain/operator-data/tables.ts';
import type { MediaPath } from './media-path.ts';

type Place = readonly [table: string, column: string];

/** Whether anything of the operator shows the picture: a row that names it, or a text that has it. */
export const isCatalogued = async (db: Kysely<DB>, path: MediaPath): Promise<boolean> =>
  (await anyRow(db, rowsThatName(path))) || (await anyRow(db, textsThatHave(path)));

const placesOf = (isMeant: (column: Column) => boolean): Place[] =>
  tableNames.flatMap((table) =>
    Object.entries(tableOf(table).columns).flatMap(([name, column]) =>
      isMeant(column) ? [[table, name] as const] : [],
    ),
  );

const mediaColumns = placesOf((column) => column.kind === 'text' && column.isMedia === true);
const textColumns: readonly Place[] = [
  ...placesOf((column) => column.kind === 'localised' && column.isHtml === true),
  // HTML too, which the import takes as it is.
  ['office', 'description'],
  ['office', 'achievements'],
  // Addresses that are shown as pictures: papers of an office, and logos of partners.
  ['office_file', 'url'],
  ['setting', 'link'],
  ['hotel', 'panorama_url'],
];

const rowsThatName = (path: string) =>
  mediaColumns.map(
    ([table, column]) => sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${path}`,
  );

/** Texts are few beside the rows of hotels; they name a picture as it is, or inside the address that draws it. */
function textsThatHave(path: string) {
  const encoded = encodeURIComponent(path);
  const spellings = [path, path.replaceAll('&', '&amp;'), encoded, encoded.replaceAll('%2F', '/')];
  return textColumns.map(
    ([table, column]) => sql`select 1 from ${sql.table(table)} where exists (
      select from unnest(${spellings}::text[]) as spelling where position(spelling in ${sql.ref(column)}::text) > 0
    )`,
  );
}

async function anyRow(db: Kysely<DB>, selects: ReturnType<typeof rowsThatName>): Promise<boolean> {
  const all = sql.join(selects, sql` union all `);
  const { rows } = await sql<{ found: boolean }>`select exists (${all}) as found`.execute(db);
  return rows[0]?.found ?? false;
}
