import { sql } from 'kysely';

/** The text of a localised column that `localise` would choose, so that no other language is read; empty without any. */
export function textIn(column: string, locales: readonly string[]) {
  const texts = sql.ref(column);
  const asked = [...new Set(locales)].map((locale) => sql`nullif(${texts} ->> ${locale}::text, '')`);
  return sql<string>`coalesce(${sql.join([...asked, sql`${texts} ->> 'en'`, sql`''`])})`;
}
