import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ImportOutcome, importDirectory } from '#domain/imports/import-directory.ts';
import { faultLine } from '#domain/imports/import-fault.ts';
import { catalogueVersion, contentsOf, type Files, operatorFiles, writeFiles } from '../import-operator.ts';
import { openTestDatabase } from '../open-test-database.ts';
import { add, type Broken, swap, text } from './break-file.ts';
import { files } from './files.ts';
import { offices } from './offices.ts';
import { pages } from './pages.ts';
import { terms } from './terms.ts';
import { travel } from './travel.ts';
import { values } from './values.ts';

const cases = [...values, ...travel, ...terms, ...pages, ...offices, ...files];

const { pool } = await openTestDatabase();
const before: { contents?: Record<string, string>; version?: number } = {};
const folders: string[] = [];

async function folderOf(files: Files) {
  const folder = await writeFiles(files);
  folders.push(folder);
  return folder;
}

async function restore() {
  const directory = await folderOf(operatorFiles());
  return importDirectory({ pool, directory, mode: 'all-or-nothing', replace: true });
}

beforeAll(async () => {
  await restore();
  before.contents = await contentsOf(pool);
});
beforeEach(async () => {
  before.version = await catalogueVersion(pool);
});
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const told = (outcome: ImportOutcome) => outcome.faults.flatMap(({ first }) => first.map(faultLine));

async function expectNothingChanged() {
  expect(await contentsOf(pool)).toEqual(before.contents);
  expect(await catalogueVersion(pool)).toBe(before.version);
}

// A good change beside the fault shows that it, too, is not kept. Files as the database has them are left out.
function withGoodChange(breakIt: Broken[1]) {
  const [whole, broken] = [operatorFiles(), operatorFiles()];
  swap('program_type', 'Standard', 'Regular')(broken);
  breakIt(broken);
  return new Map([...broken].filter(([name, content]) => content !== whole.get(name)));
}

test.each(cases)('%s changes nothing, and its place is named', async (_, breakIt, ...faults) => {
  const directory = await folderOf(withGoodChange(breakIt));
  const outcome = await importDirectory({ pool, directory, mode: 'all-or-nothing' });
  expect(told(outcome)).toEqual(faults);
  expect(outcome.ok).toBe(false);
  await expectNothingChanged();
});

// Each case breaks one row or file of the operator that the database holds, so what is left is that operator.
test.each(cases)('%s: keep-good imports exactly the rest', async (_, breakIt, ...faults) => {
  const directory = await folderOf(withGoodChange(breakIt));
  const outcome = await importDirectory({ pool, directory, mode: 'keep-good' });
  expect(outcome.ok).toBe(true);
  expect(told(outcome)).toEqual(expect.arrayContaining(faults));
  const reasons = await readFile(join(directory, 'rejects', 'rejects.txt'), 'utf8');
  expect(reasons.split('\n').slice(0, -1)).toEqual(told(outcome));
  expect(await contentsOf(pool)).toEqual({
    ...before.contents,
    program_type: expect.stringContaining('Regular'),
  });
  const undone = await folderOf(new Map([['program_type.csv', 'id,name\n1552,Standard\n']]));
  await importDirectory({ pool, directory: undone, mode: 'all-or-nothing' });
});

test('a rejects file holds the rejected rows as they were, ready to be mended', async () => {
  const broken = operatorFiles();
  add('star', '6,"6*, new",x', '7,"7*', '",3', '8,8*,y')(broken);
  const directory = await folderOf(broken);
  await importDirectory({ pool, directory, mode: 'keep-good' });
  const rejected = await readFile(join(directory, 'rejects', 'star.csv'), 'utf8');
  expect(rejected).toBe('id,name,position\n6,"6*, new",x\n8,8*,y\n');
  await restore();
  const whole = await folderOf(operatorFiles());
  await importDirectory({ pool, directory: whole, mode: 'keep-good' });
  await expect(readFile(join(whole, 'rejects', 'rejects.txt'))).rejects.toThrow('ENOENT');
});

test('no folder, a file for a folder and a folder without files are faults of their own', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'solstice-empty-'));
  folders.push(empty);
  for (const [directory, reason] of [
    ['/nowhere', 'no such directory'],
    [import.meta.filename, 'no such directory'],
    [empty, 'holds no CSV file'],
  ] as const) {
    const outcome = await importDirectory({ pool, directory, mode: 'all-or-nothing' });
    expect(told(outcome)).toEqual([`${directory}: ${reason}`]);
  }
});

test('of many faults of a file a hundred are told and all are counted', async () => {
  const stars = Array.from({ length: 250 }, (_, i) => `${i + 10},,x`);
  const broken = operatorFiles();
  add('star', ...stars)(broken);
  const outcome = await importDirectory({ pool, directory: await folderOf(broken), mode: 'all-or-nothing' });
  expect(outcome.faults).toMatchObject([{ file: 'star.csv', total: 500 }]);
  expect(outcome.faults[0]!.first).toHaveLength(100);
  await expectNothingChanged();
});

test('rows that depend on a rejected row are rejected with that reason', async () => {
  const broken = operatorFiles();
  broken.set(
    'hotel.csv',
    `${text(broken, 'hotel')}3,311,5,Not A Slug,New,New,,,1,1,true,,,,,0,0,,,,,,,,false,,,,\n`,
  );
  add('room', '30,3,Double,Double,,,,,,,0,')(broken);
  add('allotment', '3,30,2027-06-01,2027-06-30,5')(broken);
  const directory = await folderOf(broken);
  const outcome = await importDirectory({ pool, directory, mode: 'keep-good' });
  expect(told(outcome)).toEqual([
    'hotel.csv:6 column slug: not small Latin letters, digits and single hyphens ("Not A Slug")',
    'room.csv:4 column hotel_id: hotel 3 is rejected (hotel.csv:6)',
    'allotment.csv:4 column room_id: room 30 is rejected (room.csv:4)',
  ]);
  await expectNothingChanged();
  const alone = await importDirectory({ pool, directory, mode: 'all-or-nothing' });
  expect(told(alone)).toHaveLength(1);
});
