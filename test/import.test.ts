import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { exportDirectory } from '#domain/imports/export-directory.ts';
import { importDirectory } from '#domain/imports/import-directory.ts';
import { faultLine } from '#domain/imports/import-fault.ts';
import { tableNames } from '#domain/operator-data/tables.ts';
import { plainDate } from '#lib/plain-date.ts';
import { contentsOf, operatorFiles, operatorRows } from './import-operator.ts';
import { counts, nothing, only, openImports } from './import-test-database.ts';

// What the files of an import say, and what becomes of the rows.

const { pool, folderOf, importFiles } = await openImports();

test('an export imports into an empty database, and its export is the same to the byte', async () => {
  const [first, second] = [await folderOf(new Map()), await folderOf(new Map())];
  await exportDirectory({ pool, directory: first });
  await pool.query(`truncate ${tableNames.join(', ')}`);
  await importDirectory({ pool, directory: first, mode: 'all-or-nothing' });
  await exportDirectory({ pool, directory: second });

  expect((await readdir(first)).sort()).toEqual(tableNames.map((name) => `${name}.csv`).sort());
  for (const [file, written] of operatorFiles()) {
    expect(await readFile(join(first, file), 'utf8'), file).toBe(written);
    expect(await readFile(join(second, file), 'utf8'), file).toBe(written);
  }
});

test('files from before there were cruises, excursion tours and departure days still import', async () => {
  const contents = await contentsOf(pool);
  const tour = String(operatorFiles().get('tour.csv')).split('\n');
  const before = tour.map((line, index) => line.replace(index === 0 ? /,tour_type_id.*/ : /,13,127,,1$/, ''));
  expect(counts(await importFiles(only('tour.csv', before.join('\n'))))).toEqual({
    tour: { ...nothing, read: 1, changed: 1 },
  });
  const { rows } = await pool.query('select tour_type_id, departure_days, return_town_id from tour');
  expect(rows).toEqual([{ tour_type_id: null, departure_days: 127, return_town_id: null }]);
  expect({ ...(await contentsOf(pool)), tour: '' }).toEqual({ ...contents, tour: '' });
});

test('a byte order mark, CRLF, blank lines, columns in any order and gzip make no difference', async () => {
  const contents = await contentsOf(pool);
  const written = '\uFEFFnumber,"name",code\r\n\r\n3476,airBaltic,BT\r\n\r\n';
  for (const files of [only('carrier.csv', written), only('carrier.csv.gz', gzipSync(written))])
    expect(counts(await importFiles(files))).toEqual({ carrier: { ...nothing, read: 1, unchanged: 1 } });
  expect(await contentsOf(pool)).toEqual(contents);
});

test('a column that is left out takes its default', async () => {
  await importFiles(only('hotel_attribute.csv', 'hotel_id,attribute_id\n1,53\n'));
  const { rows } = await pool.query('select value from hotel_attribute');
  expect(rows).toEqual([{ value: '' }]);
});

test('spaces around names and texts are left out, in every language and also no-break ones; those inside stay', async () => {
  const carriers = 'code,name,number\nBT,"  air  Baltic\u00a0",3476\n';
  await importFiles(only('carrier.csv', carriers));
  const { rows } = await pool.query("select name from carrier where code = 'BT'");
  expect(rows).toEqual([{ name: 'air  Baltic' }]);
  const country = 'id,iso2,name_en,name_ru,name_pl\n61, LV,Latvia ,"\tЛатвия\n",  \n';
  expect(await importFiles(only('departure_country.csv', country))).toMatchObject({ ok: true });
  const named = await pool.query('select iso2, name from departure_country where id = 61');
  expect(named.rows).toEqual([{ iso2: 'LV', name: { en: 'Latvia', ru: 'Латвия' } }]);
  expect(counts(await importFiles(only('departure_country.csv', country)))).toMatchObject({
    departure_country: { unchanged: 1 },
  });
  const blank = 'code,name,number\nBT,"   ",3476\n';
  expect(counts(await importFiles(only('carrier.csv', blank)))).toEqual([
    'carrier.csv:2 column name: must not be empty',
  ]);
});

test('a hotel that is twice in the files, under one name within 300 m, is imported with a warning', async () => {
  const rows = operatorRows();
  const pinara = rows.hotel[1]!; // in line 5: the address before it has line breaks
  const twin = (id: number, name: string, latitude: number) => ({
    ...pinara,
    id,
    slug: `twin-${id}`,
    name: { en: name, ru: name },
    latitude,
  });
  rows.hotel.push(
    twin(11, 'PINARA – Báy', 36.7726),
    twin(12, 'Pinara Bay', 36.7728),
    twin(13, 'Pinara Bay Annex', 36.77),
  );
  const outcome = await importFiles(operatorFiles(rows));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  expect(outcome.faults).toEqual([]);
  expect(outcome.warnings.flatMap(({ first: told }) => told.map(faultLine))).toEqual([
    'hotel.csv:6 column name_en: most likely the same hotel as line 5: the same name, 289 m away ("PINARA – Báy")',
    'hotel.csv:7 column name_en: most likely the same hotel as line 6: the same name, 22 m away ("Pinara Bay")',
  ]);
  // Those of an earlier file count, too.
  const other = operatorRows();
  other.hotel = [twin(14, 'Pinara Bay', 36.77)];
  const [file] = [...operatorFiles(other)].filter(([name]) => name.startsWith('hotel.csv'));
  const later = await importFiles(new Map([file!]));
  expect(later.ok && later.warnings[0]?.first.map(({ reason }) => reason)).toEqual([
    'most likely the same hotel as hotel 2 in the database: the same name, 0 m away',
  ]);
});

test('a nightly price is at most 1.4 million to the cent, and any number of whole units', async () => {
  const rows = operatorRows();
  rows.contract_season[0]!.double_amount = 140_000_000;
  rows.contract_season[1]!.double_amount = 140_000_100;
  expect(await importFiles(operatorFiles(rows))).toMatchObject({ ok: true });
  const raise = pool.query('update contract_season set double_amount = 140000001 where id = 11');
  await expect(raise).rejects.toThrow('contract_season_double_amount_check1');
});

test('counts tell what was new, different and alike', async () => {
  const star = 'id,name,position\n4,4*,2\n5,5* Superior,1\n6,6*,0\n';
  expect(counts(await importFiles(only('star.csv', star)))).toEqual({
    star: { ...nothing, read: 3, inserted: 1, changed: 1, unchanged: 1 },
  });
});

test('without replace rows that the files do not name stay; with it they go, children before parents', async () => {
  const rows = operatorRows();
  const others = <Row extends { id: number }>(table: Row[], ...gone: number[]) =>
    table.filter(({ id }) => !gone.includes(id));
  rows.hotel = others(rows.hotel, 2);
  rows.room = others(rows.room, 20);
  rows.contract = others(rows.contract, 2);
  rows.contract_season = others(rows.contract_season, 21, 22);
  const contents = await contentsOf(pool);
  await importFiles(operatorFiles(rows));
  expect(await contentsOf(pool)).toEqual(contents);

  const outcome = await importFiles(operatorFiles(rows), { replace: true });
  const deleted = outcome.ok ? [...outcome.tables].filter(([, count]) => count.deleted > 0) : [];
  expect(deleted.map(([name, count]) => [name, count.deleted])).toEqual([
    ['hotel', 1],
    ['room', 1],
    ['contract', 1],
    ['contract_season', 2],
  ]);
});

test('a header alone empties its table with replace', async () => {
  const outcome = await importFiles(only('allotment.csv', 'id,room_id,date_from,date_to,rooms\n'), {
    replace: true,
  });
  expect(counts(outcome)).toEqual({ allotment: { ...nothing, deleted: 2 } });
});

test('a row that others refer to is not deleted, and the fault names who does', async () => {
  const contents = await contentsOf(pool);
  const hotels = String(operatorFiles().get('hotel.csv')).replace(/^2,.*\n/m, '');
  expect(counts(await importFiles(only('hotel.csv', hotels), { replace: true }))).toEqual([
    'hotel.csv column id: hotel 2 is not in the file, but room 20 in the database refers to it',
    'hotel.csv column id: hotel 2 is not in the file, but contract 2 in the database refers to it',
  ]);
  const rates = 'currency,date,per_euro\nPLN,2026-11-01,4.25\n';
  expect(counts(await importFiles(only('exchange_rate.csv', rates), { replace: true }))).toEqual([
    'exchange_rate.csv column currency: exchange_rate USD is not in the file, but contract 1 in the database refers to it',
  ]);
  expect(await contentsOf(pool)).toEqual(contents);
});

test('new rows are also compared with those in the database', async () => {
  const rows = operatorRows();
  const season = { ...rows.contract_season[0]!, id: 99, date_from: plainDate('2027-10-31') };
  const files = operatorFiles({
    ...rows,
    hotel: [{ ...rows.hotel[1]!, id: 3 }],
    contract_season: [{ ...season, date_to: plainDate('2027-11-30') }],
    allotment: [
      { id: 9, room_id: 10, rooms: 1, date_from: plainDate('2027-05-01'), date_to: plainDate('2027-06-01') },
    ],
  });
  expect(counts(await importFiles(files))).toEqual([
    'hotel.csv:2 column slug: hotel 2 in the database has the same slug ("pinara")',
    'contract_season.csv:2 column date_from: overlaps contract_season 12 in the database with the same contract_id, room_id, meal_id ("2027-10-31")',
    'allotment.csv:2 column date_from: overlaps allotment 1 in the database with the same room_id ("2027-05-01")',
  ]);
});

test('a room cannot move to another hotel while pictures and prices call it the first one’s', async () => {
  const rows = operatorRows();
  rows.room[0]!.hotel_id = 2;
  const file = [...operatorFiles(rows)].filter(([name]) => name === 'room.csv');
  expect(counts(await importFiles(new Map(file)))).toEqual([
    'room.csv:2 column hotel_id: image 1 in the database would join hotels 1 and 2',
  ]);
  const outcome = await importDirectory({
    pool,
    directory: await folderOf(new Map(file)),
    mode: 'keep-good',
  });
  expect(counts(outcome)).toEqual({ room: { ...nothing, read: 2, unchanged: 1, rejected: 1 } });
});

test('two hotels may exchange their slugs, and a new one take that of a deleted one', async () => {
  const rows = operatorRows();
  rows.currency[0]!.inc = 2;
  rows.currency[1]!.inc = 1;
  const [first, second] = rows.hotel.map(({ slug }) => slug);
  rows.hotel[0]!.slug = second!;
  rows.hotel[1]!.slug = first!;
  expect(await importFiles(operatorFiles(rows), { replace: true })).toMatchObject({ ok: true });
  rows.star = [{ ...rows.star[0]!, id: 6 }, rows.star[1]!];
  expect(await importFiles(operatorFiles(rows), { replace: true })).toMatchObject({ ok: true });
  const { rows: hotels } = await pool.query('select id, slug from hotel order by id');
  expect(hotels).toEqual([
    { id: 1, slug: second },
    { id: 2, slug: first },
  ]);
});
