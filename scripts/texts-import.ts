/** `npm run texts:import -- LANG FILE`: reads what a translator has sent back, all of it or nothing, see docs/translation.md. */
import { resolve } from 'node:path';
import { faultLine } from '#domain/imports/import-fault.ts';
import { importTranslations } from '#domain/imports/import-translations.ts';
import { isLocale } from '#sites/locales.ts';
import { openOwnDatabase } from './own-database.ts';

async function run(locale: string, file: string) {
  const { pool, close } = await openOwnDatabase();
  try {
    const outcome = await importTranslations({ pool, locale, file });
    if (outcome.ok) {
      const { read, changed, rows } = outcome;
      console.log(`${read} texts read, ${changed} of them new: ${rows} rows changed.`);
      return;
    }
    for (const fault of outcome.faults.first) console.error(faultLine(fault));
    console.error(`Nothing was imported: ${outcome.faults.total} faults.`);
    process.exitCode = 1;
  } finally {
    await close();
  }
}

const [locale = '', file, ...others] = process.argv.slice(2);
if (isLocale(locale) && locale !== 'en' && file && others.length === 0) await run(locale, resolve(file));
else {
  console.error('Usage: npm run texts:import -- LANG FILE   (LANG: any of the sites’ but en)');
  process.exitCode = 2;
}
