import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readLegsOf } from '#domain/catalogue/price-data-store.server.ts';
import { exportDirectory } from '#domain/imports/export-directory.ts';
import { importDirectory } from '#domain/imports/import-directory.ts';
import { faultLine } from '#domain/imports/import-fault.ts';
import { openBookings } from './bookings-at-work.ts';

vi.setConfig({ testTimeout: 60_000 });
const { db, pool, bookIt } = await openBookings();
// The import counts days that are over by the day that it is.
await db.updateTable('flight_leg').set({ seats_free: 5 }).where('id', '=', 1).execute();
const [all, directory] = await Promise.all(
  ['all', 'flights'].map((name) => mkdtemp(join(tmpdir(), `booked-import-${name}-`))),
);
afterAll(() => Promise.all([all!, directory!].map((folder) => rm(folder, { recursive: true }))));

const stockOfLeg = () =>
  db
    .selectFrom('stock')
    .select(['capacity', 'taken', 'oversold'])
    .where('leg_id', '=', 1)
    .executeTakeFirstOrThrow();
const freeOnLeg = async () => (await readLegsOf(db, [1]))[0]!.seatsFree;

/** Imports the flights with so many free seats on the first. */
async function importSeats(
  seats: number,
  options: { netOfBookings?: boolean; acceptOversold?: boolean } = {},
) {
  await exportDirectory({ pool, directory: all! });
  const text = await readFile(join(all!, 'flight_leg.csv'), 'utf8');
  const [head, ...rows] = text.trimEnd().split('\n');
  const at = head!.split(',').indexOf('seats_free');
  const changed = rows.map((row) => {
    const cells = row.split(',');
    if (cells[0] === '1') cells[at] = String(seats);
    return cells.join(',');
  });
  await writeFile(join(directory!, 'flight_leg.csv'), `${[head, ...changed].join('\n')}\n`);
  return importDirectory({ pool, directory: directory!, mode: 'all-or-nothing', ...options });
}

test('what files say is left is what this shop may sell: its own bookings are not subtracted, or are added back', async () => {
  expect((await bookIt()).ok).toBe(true);
  expect(await stockOfLeg()).toEqual({ capacity: 5, taken: 2, oversold: 0 });
  expect(await freeOnLeg()).toBe(3);
  expect((await importSeats(9)).ok).toBe(true);
  expect(await stockOfLeg()).toEqual({ capacity: 9, taken: 2, oversold: 0 });
  expect((await importSeats(9, { netOfBookings: true })).ok).toBe(true);
  expect(await stockOfLeg()).toEqual({ capacity: 11, taken: 2, oversold: 0 });
  expect(await freeOnLeg()).toBe(9);
});

test('less than is booked is refused with the bookings in the way, or accepted as oversold', async () => {
  const { reference } = await db.selectFrom('booking').select('reference').executeTakeFirstOrThrow();
  const refused = await importSeats(1);
  expect(refused.ok).toBe(false);
  expect(refused.faults.flatMap(({ first }) => first).map(faultLine)).toEqual([
    expect.stringMatching(
      new RegExp(`^flight_leg.csv column seats_free: flight 1 has 1 on .*, and 2 are booked: ${reference}`),
    ),
  ]);
  const { seats_free } = await db
    .selectFrom('flight_leg')
    .select('seats_free')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  expect(seats_free).toBe(9);
  expect((await importSeats(1, { acceptOversold: true })).ok).toBe(true);
  expect(await stockOfLeg()).toEqual({ capacity: 1, taken: 2, oversold: 1 });
  expect(await freeOnLeg()).toBe(0);
  expect((await bookIt()).ok).toBe(false);
});
