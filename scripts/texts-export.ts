/** `npm run texts:export -- LANG FILE [TABLE …]`: writes the operator's texts for a translator, see docs/translation.md. */
import { resolve } from 'node:path';
import { exportTranslations } from '#domain/imports/export-translations.ts';
import { type TableName, tableNames } from '#domain/operator-data/tables.ts';
import { isLocale } from '#sites/locales.ts';
import { openOwnDatabase } from './own-database.ts';
import { tableText } from './progress-line.ts';

const isTable = (name: string): name is TableName => (tableNames as readonly string[]).includes(name);

async function run(locale: string, file: string, tables: readonly TableName[]) {
  const { pool, close } = await openOwnDatabase();
  try {
    const only = tables.length > 0 ? { tables } : {};
    const counts = await exportTranslations({ pool, locale, file, ...only });
    console.log(tableText(['state', 'texts'], Object.entries(counts)));
    console.log(`Exported to ${file}.`);
  } finally {
    await close();
  }
}

const [locale = '', file, ...tables] = process.argv.slice(2);
const unknown = tables.filter((name) => !isTable(name));
if (unknown.length > 0) console.error(`No such table: ${unknown.join(', ')}`);
if (isLocale(locale) && locale !== 'en' && file && unknown.length === 0)
  await run(locale, resolve(file), tables.filter(isTable));
else {
  console.error('Usage: npm run texts:export -- LANG FILE [TABLE …]   (LANG: any of the sites’ but en)');
  process.exitCode = 2;
}
