import type pg from 'pg';
import type { LocalisedText } from '#domain/operator-data/column.ts';
import { type TableName, tableNames, tableOf } from '#domain/operator-data/tables.ts';
import { q } from './staging-store.server.ts';

/** Where texts stand: a localised column of a table. */
export type TextPlace = { table: TableName; column: string; shape: LocalisedText };

/** A text of a place, once for all rows that say it in English alike. */
export type TextEntry = {
  /** `page.title/3f9a1c2b7d4e`: the place, and a number of the English text. */
  key: string;
  source: string;
  /** What most rows say in the language; empty where none says anything. */
  translation: string;
  state: 'translated' | 'differs' | 'missing' | 'name';
};

/** The localised columns of the tables, in their order. */
export const textPlaces = (tables: readonly TableName[] = tableNames): TextPlace[] =>
  tables.flatMap((table) =>
    Object.entries(tableOf(table).columns).flatMap(([column, shape]) =>
      shape.kind === 'localised' ? [{ table, column, shape }] : [],
    ),
  );

type Row = { hash: string; source: string; translation: string | null; ways: number; is_name: boolean };

/** All texts of a place, by their English. What is the same in English and Russian is most likely a name. */
export async function entriesOf(
  client: pg.ClientBase,
  { table, column }: TextPlace,
  locale: string,
): Promise<TextEntry[]> {
  const { rows } = await client.query<Row>(
    `select left(md5(source), 12) as hash, source,
            mode() within group (order by translation) as translation,
            count(distinct coalesce(translation, ''))::int as ways,
            bool_and(is_name) as is_name
       from (select ${q(column)}->>'en' as source, nullif(${q(column)}->>$1, '') as translation,
                    ${q(column)}->>'en' = ${q(column)}->>'ru' as is_name
               from ${q(table)} where ${q(column)} is not null) texts
      group by source
      order by source collate "C"`,
    [locale],
  );
  return rows.map(({ hash, source, translation, ways, is_name }) => ({
    key: `${table}.${column}/${hash}`,
    source,
    translation: translation ?? '',
    state: translation === null ? (is_name ? 'name' : 'missing') : ways > 1 ? 'differs' : 'translated',
  }));
}

/** Writes translations of a place's texts into every row that says them, and returns how many rows changed. */
export async function writeTranslations(
  client: pg.ClientBase,
  { table, column }: TextPlace,
  locale: string,
  texts: readonly { source: string; translation: string }[],
): Promise<number> {
  const { rowCount } = await client.query(
    `update ${q(table)} own set ${q(column)} = own.${q(column)} || jsonb_build_object($1::text, new.translation)
       from unnest($2::text[], $3::text[]) as new(source, translation)
      where own.${q(column)}->>'en' = new.source and own.${q(column)}->>$1 is distinct from new.translation`,
    [locale, texts.map(({ source }) => source), texts.map(({ translation }) => translation)],
  );
  return rowCount ?? 0;
}
