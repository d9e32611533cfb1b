import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { exportTranslations } from '#domain/imports/export-translations.ts';
import { importDirectory } from '#domain/imports/import-directory.ts';
import { faultLine } from '#domain/imports/import-fault.ts';
import { importTranslations } from '#domain/imports/import-translations.ts';
import { tableNames } from '#domain/operator-data/tables.ts';
import { lineOf } from '#lib/csv/csv-line.ts';
import { csvRecords } from '#lib/csv/csv-records.ts';
import { catalogueVersion, contentsOf, operatorFiles, writeFiles } from './import-operator.ts';
import { openTestDatabase } from './open-test-database.ts';

const { pool } = await openTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'translations-'));
const file = join(folder, 'pl.csv');

type Text = { key: string; source: string; translation: string; state: string };

beforeEach(async () => {
  await pool.query(`truncate ${tableNames.join(', ')}`);
  const directory = await writeFiles(operatorFiles());
  expect(await importDirectory({ pool, directory, mode: 'all-or-nothing' })).toMatchObject({ ok: true });
  await rm(directory, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

async function exported(locale = 'pl'): Promise<Text[]> {
  await exportTranslations({ pool, locale, file });
  return csvRecords<keyof Text>(await readFile(file, 'utf8'));
}

const header = 'key,source,translation,state\n';

async function imported(texts: readonly Partial<Text>[], locale = 'pl') {
  const lines = texts.map(({ key = '', source = '', translation = '', state = '' }) =>
    lineOf([key, source, translation, state]),
  );
  await writeFile(file, header + lines.join(''));
  return importTranslations({ pool, locale, file });
}

const faultsOf = (outcome: Awaited<ReturnType<typeof imported>>) =>
  outcome.ok ? [] : outcome.faults.first.map(faultLine);

function textIn(texts: readonly Text[], place: string, source: string): Text {
  const found = texts.find((text) => text.key.startsWith(`${place}/`) && text.source === source);
  expect(found, `${place} says ${source}`).toBeDefined();
  return found!;
}

const polishOf = async (table: string, column: string) =>
  (await pool.query(`select ${column}->>'pl' as pl from ${table} order by id`)).rows.map(({ pl }) => pl);

test('an exported file says each text once, with its translation and its state', async () => {
  const texts = await exported();
  expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
  expect(textIn(texts, 'meal.name', 'Breakfast')).toMatchObject({
    translation: 'Śniadania',
    state: 'translated',
  });
  expect(textIn(texts, 'state.name', 'Türkiye')).toMatchObject({ translation: '', state: 'missing' });
  expect(texts.filter(({ key }) => key.startsWith('room.name/'))).toMatchObject([{ source: 'Double' }]);
});

test('what a translator has filled in stands in every row that says the text', async () => {
  const texts = await exported();
  const double = textIn(texts, 'room.name', 'Double');
  const outcome = await imported(
    texts.map((text) => (text.key === double.key ? { ...text, translation: 'Pokój dwuosobowy' } : text)),
  );
  expect(outcome).toEqual({ ok: true, read: texts.length, changed: 1, rows: 2 });
  expect(await polishOf('room', 'name')).toEqual(['Pokój dwuosobowy', 'Pokój dwuosobowy']);
  expect(textIn(await exported(), 'room.name', 'Double').state).toBe('translated');
});

test('a file that is sent back as it was changes nothing and raises no version', async () => {
  const [version, contents] = [await catalogueVersion(pool), await contentsOf(pool)];
  expect(await imported(await exported())).toMatchObject({ ok: true, changed: 0, rows: 0 });
  expect(await contentsOf(pool)).toEqual(contents);
  expect(await catalogueVersion(pool)).toBe(version);
});

test('rows that say one text in two ways keep them until the file says a third', async () => {
  await pool.query(`update room set name = name || '{"pl": "Dwójka"}' where id = 10`);
  const text = textIn(await exported(), 'room.name', 'Double');
  expect(text).toMatchObject({ translation: 'Dwójka', state: 'differs' });
  expect(await imported([text])).toMatchObject({ ok: true, rows: 0 });
  expect(await polishOf('room', 'name')).toEqual(['Dwójka', null]);
  expect(await imported([{ ...text, translation: 'Pokój' }])).toMatchObject({ ok: true, rows: 2 });
});

test('each fault is named with file, line, column and reason, and nothing is changed', async () => {
  await pool.query(`update setting set value = value || '{"en": "Summer {currentYear}"}' where id = 1`);
  const texts = await exported();
  const [double, summer] = [
    textIn(texts, 'room.name', 'Double'),
    textIn(texts, 'setting.value', 'Summer {currentYear}'),
  ];
  const contents = await contentsOf(pool);
  const outcome = await imported([
    { ...double, translation: 'Pokój dwuosobowy' },
    { key: 'room.name/000000000000', source: 'Triple', translation: 'Pokój' },
    { ...double, translation: 'Pokój' },
    { ...summer, translation: 'Lato {rok}' },
    { ...textIn(texts, 'state.name', 'Türkiye'), translation: 'T'.repeat(2001) },
    { ...textIn(texts, 'meal.name', 'Breakfast'), source: 'Breakfasts' },
  ]);
  expect(faultsOf(outcome)).toEqual([
    expect.stringMatching(/^pl\.csv:3 column key: no text has it.*\(“?"room\.name\/000000000000"/),
    expect.stringMatching(/^pl\.csv:4 column key: stands in line 2 too/),
    expect.stringMatching(/^pl\.csv:5 column translation: lacks the placeholder \{currentYear\}/),
    expect.stringMatching(/^pl\.csv:6 column translation: longer than \d+ characters/),
    expect.stringMatching(/^pl\.csv:7 column source: is not the English of this key/),
  ]);
  expect(await contentsOf(pool)).toEqual(contents);
});

test('a text of HTML keeps its links, and takes none that could harm a reader', async () => {
  await pool.query(
    `update page_block set html = html || '{"en": "<p>See <a href=\\"/info/visas\\">visas</a>.</p>"}'`,
  );
  const texts = await exported();
  const block = textIn(texts, 'page_block.html', '<p>See <a href="/info/visas">visas</a>.</p>');
  const told = async (translation: string) => faultsOf(await imported([{ ...block, translation }]))[0];
  expect(await told('<p>Zob. wizy.</p>')).toContain('lacks the link href="/info/visas"');
  expect(await told('<p><a href="/info/visas">wizy</a> <a href="/x">x</a></p>')).toContain('has the link');
  expect(await told('<p><a href="/info/visas">wizy</a><script>1</script></p>')).toContain('script');
  expect(await told('<p>Zob. <a href="/info/visas">wizy</a>.</p>')).toBeUndefined();
});

test('links are compared as a browser reads them: whatever quotes, case and entities write them, and not where they are text', async () => {
  await pool.query(
    `update page_block set html = html || '{"en": "<p>See <a href=\\"/info/visas\\">visas</a>.</p>"}'`,
  );
  const texts = await exported();
  const block = textIn(texts, 'page_block.html', '<p>See <a href="/info/visas">visas</a>.</p>');
  const told = async (translation: string) => faultsOf(await imported([{ ...block, translation }]))[0];
  for (const same of [
    "<p><a href='/info/visas'>wizy</a></p>",
    '<p><A HREF = "/info/visas">wizy</A></p>',
    '<p><a href=/info/visas>wizy</a></p>',
    '<p><a href="&#47;info/visas">wizy</a></p>',
  ])
    expect(await told(same), same).toBeUndefined();
  const own = '<a href="/info/visas">wizy</a>';
  for (const more of [
    `<p>${own}<a href='/x'>x</a></p>`,
    `<p>${own}<a href=/x>x</a></p>`,
    `<p>${own}<a HREF="/x">x</a></p>`,
    `<p>${own}<img src="/media/x.png"></p>`,
  ])
    expect(await told(more), more).toContain('which its English has not');
  for (const less of [
    '<p>wizy: href="/info/visas"</p>',
    '<p><!-- <a href="/info/visas"> --> wizy</p>',
    `<p><a title='href="/info/visas"'>wizy</a></p>`,
  ])
    expect(await told(less), less).toContain('lacks the link href="/info/visas"');
});

test('a file of another shape is refused as a whole', async () => {
  await writeFile(file, 'key;source;translation;state\n');
  expect(faultsOf(await importTranslations({ pool, locale: 'pl', file }))).toEqual([
    'pl.csv:1: the first line is not key,source,translation,state',
  ]);
  await writeFile(file, `${header}a,b\n`);
  expect(faultsOf(await importTranslations({ pool, locale: 'pl', file }))).toContainEqual(
    'pl.csv:2: 2 cells where the header has 4',
  );
});

test('a demo that somebody has translated is not rolled forward any more', async () => {
  await pool.query(`update catalogue_version set demo_loaded_for = '2026-11-01'`);
  const texts = await exported();
  await imported([{ ...textIn(texts, 'state.name', 'Türkiye'), translation: 'Turcja' }]);
  const { rows } = await pool.query('select demo_loaded_for from catalogue_version');
  expect(rows).toEqual([{ demo_loaded_for: null }]);
});
