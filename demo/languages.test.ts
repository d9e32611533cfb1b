import { expect, test } from 'vitest';
import { type TableName, tableNames, tableOf } from '#domain/operator-data/tables.ts';
import { demoOperator } from '#test/demo-operator.ts';
import { interfaceLocales } from './texts/word-list.ts';

const demo = demoOperator();

// A whole operator is read row by row: more than a second or two on a busy machine.
const patient = { timeout: 60_000 };

/** Kinds of texts that are complete: each of them stands in every language, or is a name that no language changes. */
const complete: Partial<Record<TableName, readonly string[]>> = {
  state: ['name', 'summary', 'guest_tax'],
  region: ['name'],
  town: ['name'],
  airport: ['name', 'town_name'],
  departure_town: ['name'],
  city: ['invariant_name'],
  hotel: ['address', 'paragraph'],
  cruise_program: ['title', 'summary'],
  cruise_program_day: ['title', 'text'],
  tour: ['name'],
  office_town: ['name'],
  office: ['address'],
  departure_country: ['name'],
  currency: ['name'],
  ufilter: ['name', 'note'],
  tour_type: ['name'],
  attribute: ['name'],
  meal: ['name', 'note'],
  room: ['name', 'beds', 'description'],
  hotel_text: ['title'],
  image: ['alt'],
  service: ['name'],
  service_type: ['name'],
  contract_supplement: ['name'],
  service_price: ['name', 'note'],
  excursion_tour: ['title', 'summary'],
  excursion_tour_image: ['alt'],
  excursion_tour_icon: ['value'],
  advertisement: ['text', 'sub_text', 'alt', 'button_text'],
  menu_group: ['title'],
  menu_item: ['title'],
  country: ['mini_description', 'image_alt'],
  page_image: ['alt'],
  country_icon: ['value'],
  holiday_type: ['name'],
  cookie_tab: ['name', 'html'],
  cookie_category: ['name', 'html'],
  cookie: ['validity', 'type', 'html'],
  news: ['title', 'mini_description', 'html'],
  news_type: ['name'],
  news_tag: ['name'],
  vacancy: ['title', 'lead', 'work', 'person', 'offer'],
  survey: ['title', 'intro', 'thanks'],
  survey_question: ['title', 'options', 'low', 'high'],
  survey_winner: ['prize'],
};

const localisedOf = (table: TableName, column: string): Record<string, string>[] =>
  (demo[table] as Record<string, unknown>[])
    .map((row) => row[column] as Record<string, string> | null | undefined) // asked only of localised columns
    .filter((text) => text != null);

test('texts of a kind that is complete are written in all thirteen languages', patient, () => {
  for (const [table, columns] of Object.entries(complete))
    for (const column of columns) {
      const names = localisedOf(table as TableName, column); // the keys of `complete` are tables
      expect(names.length, `${table}.${column}`).toBeGreaterThan(0);
      const silent = names.filter(
        (name) => name.en !== name.ru && !interfaceLocales.every((locale) => name[locale]?.trim()),
      );
      expect(silent.slice(0, 1), `${table}.${column}`).toEqual([]);
    }
});

test('pages of every kind are written in all thirteen languages', () => {
  const texts = [
    ...demo.page.flatMap(
      ({ title, subtitle, note, paragraph, summary, image_alt, seo_title, seo_description }) => [
        ...[title, subtitle, note, paragraph, summary, image_alt, seo_title, seo_description],
      ],
    ),
    ...demo.page_block.flatMap(({ title, html }) => [title, html]),
  ].filter((text) => text != null);
  expect(texts.length).toBeGreaterThan(1000);
  const silent = texts.filter(
    (text) => text.en !== text.ru && !interfaceLocales.every((locale) => text[locale]?.trim()),
  );
  expect(silent.slice(0, 1)).toEqual([]);
});

test('no room is called in Polish as in English, nor in Kazakh as in Russian', patient, () => {
  const alike = demo.room.filter(({ name }) => name.kk === name.ru && name.kk !== 'Люкс');
  expect(alike.slice(0, 1)).toEqual([]);
  const english = demo.room.filter(({ name }) => name.pl === name.en);
  expect([...new Set(english.map(({ name }) => name.en))]).toEqual([]);
});

test('everything else is said at least in English and Russian', patient, () => {
  for (const table of tableNames)
    for (const [column, { kind }] of Object.entries(tableOf(table).columns)) {
      if (kind !== 'localised') continue;
      const silent = localisedOf(table, column).filter(({ en, ru }) => !(en && ru));
      expect(silent.slice(0, 1), `${table}.${column}`).toEqual([]);
    }
});
