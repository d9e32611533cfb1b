import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Localised } from '#lib/localised.ts';
import { cleanTexts } from './clean-texts.ts';

/** Everything of the content but its pages, as stored: it is small, and every page of every site needs some of it. */
export const readContent = async (db: Kysely<DB>) => ({
  ...(await readMenus(db)),
  advertisements: await readAdvertisements(db),
  ...(await readPlaces(db)),
  ...(await readCookies(db)),
});

/** Names one state of the content. */
export const readContentStamp = async (db: Kysely<DB>): Promise<string> =>
  (await db.selectFrom('content_version').select('stamp').executeTakeFirstOrThrow()).stamp;

async function readAdvertisements(db: Kysely<DB>) {
  const rows = await db.selectFrom('advertisement').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map((row) => ({ ...row, text: cleanTexts(row.text) }));
}

/** The settings whose values are HTML. */
const htmlGroup = 'seoBlocks';

const readMenus = async (db: Kysely<DB>) => ({
  menuGroups: await db.selectFrom('menu_group').selectAll().orderBy('position').orderBy('id').execute(),
  menuItems: await db.selectFrom('menu_item').selectAll().orderBy('position').orderBy('id').execute(),
  settings: (await db.selectFrom('setting').selectAll().orderBy('position').orderBy('id').execute()).map(
    (row) => (row.group_key === htmlGroup ? { ...row, value: cleanTexts(row.value) } : row),
  ),
});

const readPlaces = async (db: Kysely<DB>) => ({
  cities: await db.selectFrom('city').selectAll().execute(),
  countries: await db.selectFrom('country').selectAll().execute(),
  countryIcons: await db.selectFrom('country_icon').selectAll().orderBy('position').execute(),
  holidayTypes: await db.selectFrom('holiday_type').selectAll().orderBy('position').orderBy('id').execute(),
  countryHolidayTypes: await db.selectFrom('country_holiday_type').selectAll().execute(),
});

const readCookies = async (db: Kysely<DB>) => ({
  cookieTabs: withCleanHtml(
    await db.selectFrom('cookie_tab').selectAll().orderBy('position').orderBy('id').execute(),
  ),
  cookieCategories: withCleanHtml(
    await db.selectFrom('cookie_category').selectAll().orderBy('position').orderBy('id').execute(),
  ),
  cookieProviders: await db
    .selectFrom('cookie_provider')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute(),
  cookies: withCleanHtml(
    await db.selectFrom('cookie').selectAll().orderBy('position').orderBy('id').execute(),
  ),
});

const withCleanHtml = <Row extends { html: Localised | null }>(rows: Row[]): Row[] =>
  rows.map((row) => ({ ...row, html: cleanTexts(row.html) }));

/** The short texts of states, by number. */
export async function readStateSummaries(db: Kysely<DB>) {
  const rows = await db
    .selectFrom('state')
    .select(['id', 'summary'])
    .where('summary', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, summary }) => [id, summary]));
}
