import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { erasePerson } from '#domain/retention/erase.ts';
import { forgetWhatIsOver } from '#domain/retention/forget-daily.ts';
import { retentionPeriods } from '#lib/retention-periods.ts';
import { contact, openBookings } from './bookings-at-work.ts';

vi.setConfig({ testTimeout: 60_000 });
const { db, bookIt } = await openBookings();
const day = 86_400_000;

async function bookedNow() {
  const outcome = await bookIt();
  if (!outcome.ok) throw new Error(outcome.reason);
  const { id } = await db
    .selectFrom('booking')
    .select('id')
    .where('reference', '=', outcome.value.booking.reference)
    .executeTakeFirstOrThrow();
  return id;
}

async function saysOf(id: number) {
  const booking = await db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const party = await db.selectFrom('booking_traveller').selectAll().where('booking_id', '=', id).execute();
  return {
    hasContact: booking.contact_email === contact.email,
    hasNames: party.some(({ surname }) => surname === 'QUILL'),
    hasDocuments: party.some(({ document }) => document !== null),
  };
}

const everything = { hasContact: true, hasNames: true, hasDocuments: true };
const nothing = { hasContact: false, hasNames: false, hasDocuments: false };

test('whoever erases their account leaves nothing in bookings that never became a contract; contracts are kept by law', async () => {
  const [held, confirmed] = [await bookedNow(), await bookedNow()];
  await db.updateTable('booking').set({ state: 'confirmed' }).where('id', '=', confirmed).execute();
  expect(await saysOf(held)).toEqual(everything);
  await erasePerson(db, { personId: 4_242, email: contact.email.toUpperCase(), requests: [] });
  expect(await saysOf(held)).toEqual(nothing);
  expect(await saysOf(confirmed)).toEqual(everything);
});

test('every night go documents of trips that are over, bookings that came to nothing, and those that no book needs any more', async () => {
  const { documentDays, unfinishedBookingDays, bookingMonths, commandKeyDays } = retentionPeriods;
  await db.updateTable('stock').set({ capacity: 40 }).execute();
  const [travelled, expired] = [await bookedNow(), await bookedNow()];
  await db.updateTable('booking').set({ state: 'travelled' }).where('id', '=', travelled).execute();
  await db.updateTable('booking').set({ state: 'expired' }).where('id', '=', expired).execute();
  const back = new Date('2027-06-12T12:00:00Z').getTime();
  const now = Date.now();
  await forgetWhatIsOver(db, new Date(now + (unfinishedBookingDays - 1) * day));
  expect(await saysOf(expired)).toEqual({ ...everything, hasDocuments: false });
  expect(await saysOf(travelled)).toEqual(everything);
  await forgetWhatIsOver(db, new Date(now + (unfinishedBookingDays + 1) * day));
  expect(await saysOf(expired)).toEqual(nothing);
  await forgetWhatIsOver(db, new Date(back + (documentDays + 1) * day));
  expect(await saysOf(travelled)).toEqual({ ...everything, hasDocuments: false });
  const end = new Date(back);
  end.setUTCMonth(end.getUTCMonth() + bookingMonths);
  await forgetWhatIsOver(db, new Date(end.getTime() + day));
  expect(await saysOf(travelled)).toEqual(nothing);
  const keys = await db.selectFrom('idempotency_key').select('key').execute();
  expect(keys, `after ${commandKeyDays} days`).toEqual([]);
  const { rows } = await sql<{ many: number }>`select count(*)::integer as many from price_snapshot`.execute(
    db,
  );
  expect(rows[0]!.many).toBeGreaterThan(3);
});
