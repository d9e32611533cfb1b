import { expect, test, vi } from 'vitest';
import {
  booking,
  changeHold,
  createBooking,
  payBooking,
  recordPayment,
  settleSandboxPayment,
} from '#calls/bookings.ts';
import { type Call, pathOf } from '#calls/call.ts';
import { sweepHolds } from '#domain/bookings/end-holds.ts';
import { foldStock } from '#domain/bookings/fold-stock.ts';
import { readOpenPayments } from '#domain/bookings/read-open-payments.ts';
import { sandboxProvider } from '#domain/bookings/sandbox-provider.ts';
import { sendRefunds } from '#domain/bookings/send-refunds.ts';
import { asOperator, testApp } from '#server/test-app.ts';
import { bearer } from './accounts-app.ts';
import { claimSecret, openBookings } from './bookings-at-work.ts';
import { addSmallAgencies, beginSession } from './small-agencies.ts';

vi.setConfig({ testTimeout: 60_000 });
const { db, connection, claimOf, catalogue, passHolds, stock, ...database } = await openBookings();
const now = new Date('2026-11-21T10:00:00Z');
const people = await addSmallAgencies(db);
// Rooms enough for all that follows.
await db.updateTable('allotment').set({ rooms: 60 }).execute();
await db.updateTable('flight_leg').set({ seats_free: 90 }).execute();
await catalogue.refresh();
const app = await testApp({ db, connection, ...database } as never, {
  catalogue,
  claimSecret,
  clock: () => now,
});

const travellers = JSON.stringify([
  { surname: 'Quill', givenNames: 'Vera', born: '1990-02-03' },
  { surname: 'Feather', givenNames: 'Anna', born: '1991-02-03' },
]);
const form = {
  travellers,
  contactName: 'Vera Quill',
  contactEmail: 'v@guest.example',
  contactPhone: '+37120000000',
};

type Answer = { status: number; value: Record<string, unknown> };

async function send(
  call: Call,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  host = 'http://localhost:3000',
): Promise<Answer> {
  const init =
    call.method === 'GET'
      ? { headers }
      : {
          method: 'POST',
          headers: { 'sec-fetch-site': 'same-origin', ...headers },
          body: new URLSearchParams(fields),
        };
  const query = call.method === 'GET' ? `?${new URLSearchParams(fields)}` : '';
  const answer = await app.ask(host + pathOf(call) + query, init);
  return { status: answer.status, value: (await answer.json()) as Answer['value'] };
}

async function booked(fields: Record<string, string> = {}): Promise<Record<string, string>> {
  const { status, value } = await send(createBooking, { claim: claimOf(), ...form, ...fields });
  expect(status, JSON.stringify(value)).toBe(200);
  return { reference: String(value.reference), link: String(value.link) };
}

/** Begins to pay what is due first, and returns the name of the attempt. */
async function begun(own: Record<string, string>, provider = 'sandbox'): Promise<string> {
  const { value } = await send(booking, own);
  const payments = value.payments as unknown as { payment: number; paid: number; isVoid: boolean }[];
  const due = payments.find(({ paid, isVoid }) => paid === 0 && !isVoid)!;
  const begin = await send(payBooking, { ...own, payment: String(due.payment), provider });
  expect(begin.status, JSON.stringify(begin.value)).toBe(200);
  return String(begin.value.attempt);
}

const stateOf = async (own: Record<string, string>) => (await send(booking, own)).value;

test('a guest books by a claim, pays in the sandbox and has a confirmed booking by its link alone', async () => {
  const own = await booked();
  expect(await stateOf(own)).toMatchObject({ state: 'held', isSubmitted: true, paid: 0 });
  const attempt = await begun(own);
  expect((await send(settleSandboxPayment, { attempt, choice: 'pay' })).status).toBe(200);
  const value = await stateOf(own);
  expect(value).toMatchObject({ state: 'confirmed', balance: 0 });
  expect(value.paid).toBe((value.price as { total: number }).total);
  expect((await send(booking, { reference: own.reference! })).status).toBe(404);
  expect((await send(booking, { ...own, link: `${own.link!.slice(1)}x` })).status).toBe(404);
});

test('the header Idempotency-Key has a command done once, and refuses another by the same key with 422', async () => {
  const headers = { 'idempotency-key': 'key-of-this-very-order' };
  const fields = { claim: claimOf(), ...form };
  const [first, again] = [
    await send(createBooking, fields, headers),
    await send(createBooking, fields, headers),
  ];
  expect(again.value.reference).toBe(first.value.reference);
  const other = await send(createBooking, { ...fields, plan: 'office' }, headers);
  expect(other).toMatchObject({ status: 422, value: { status: 422 } });
});

test('what is not as it was shown is a problem (409) that says what it is now', async () => {
  const refused = await send(createBooking, { claim: claimOf({}, 10), ...form });
  expect(refused).toMatchObject({
    status: 409,
    value: {
      title: 'What was shown is not what there is any more',
      conflict: { reason: 'price-changed', changes: [{ key: 'flight-out', before: 230, after: 240 }] },
    },
  });
  const { conflict } = refused.value as unknown as { conflict: { cat_Claim: string } };
  expect((await send(createBooking, { ...form, claim: conflict.cat_Claim })).status).toBe(200);
});

test('bad input is told field by field, and takes nothing', async () => {
  const before = await stock();
  const wrong = await send(createBooking, {
    claim: claimOf(),
    ...form,
    contactEmail: 'nobody',
    travellers: '[]',
  });
  expect(wrong.status).toBe(400);
  const fields = (wrong.value.errors as unknown as { field: string }[]).map(({ field }) => field);
  expect(fields.sort()).toEqual(['contactEmail', 'travellers']);
  const alone = JSON.stringify([{ surname: 'Quill', born: '1990-02-03' }]);
  expect(await send(createBooking, { claim: claimOf(), ...form, travellers: alone })).toMatchObject({
    status: 400,
    value: { errors: [{ field: 'travellers', reason: 'room 1 is for 2, and has 1' }] },
  });
  expect(await stock()).toEqual(before);
});

test('events that come twice, late and out of order change nothing but once', async () => {
  for (const choice of ['twice', 'shuffled']) {
    const own = await booked();
    await send(settleSandboxPayment, { attempt: await begun(own), choice });
    const value = await stateOf(own);
    expect(value).toMatchObject({ state: 'confirmed', balance: 0 });
    const kinds = (value.events as unknown as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toEqual(['held', 'submitted', 'confirmed']);
  }
});

test('a refused payment leaves the hold, and the next attempt pays it', async () => {
  const own = await booked();
  await send(settleSandboxPayment, { attempt: await begun(own), choice: 'refuse' });
  expect(await stateOf(own)).toMatchObject({ state: 'held', paid: 0 });
  await send(settleSandboxPayment, { attempt: await begun(own), choice: 'pay' });
  expect(await stateOf(own)).toMatchObject({ state: 'confirmed' });
});

test('a payment whose events never come is read again from its provider', async () => {
  const own = await booked();
  await send(settleSandboxPayment, { attempt: await begun(own), choice: 'later' });
  expect(await stateOf(own)).toMatchObject({ state: 'held' });
  expect(await readOpenPayments(db, sandboxProvider({ db, secret: claimSecret }), -1)).toBeGreaterThan(0);
  expect(await stateOf(own)).toMatchObject({ state: 'confirmed' });
});

test('paid too late it is confirmed again while there is room, and else refunded', async () => {
  const [late, tooLate] = [await booked(), await booked()];
  const [first, second] = [await begun(late), await begun(tooLate)];
  await passHolds();
  await sweepHolds(db);
  expect(await stateOf(late)).toMatchObject({ state: 'expired' });
  await send(settleSandboxPayment, { attempt: first, choice: 'pay' });
  expect(await stateOf(late)).toMatchObject({ state: 'confirmed' });
  await db
    .updateTable('stock')
    .set(({ ref }) => ({ capacity: ref('taken') }))
    .where('leg_id', '=', 4)
    .execute();
  await send(settleSandboxPayment, { attempt: second, choice: 'pay' });
  expect(await stateOf(tooLate)).toMatchObject({ state: 'expired', paid: 0 });
  expect(await sendRefunds(db, sandboxProvider({ db, secret: claimSecret }))).toBe(1);
  const books = await db
    .selectFrom('sandbox_payment')
    .select(['amount_minor', 'refunded_minor'])
    .where('reference', '=', second)
    .executeTakeFirstOrThrow();
  expect(books.refunded_minor).toBe(books.amount_minor);
  await db.updateTable('stock').set({ capacity: 90 }).where('leg_id', '=', 4).execute();
});

test('a transfer is recorded once by its number; another amount or currency is not taken for it', async () => {
  const own = await booked({ plan: 'transfer' });
  const attempt = await begun(own, 'transfer');
  const { price } = (await stateOf(own)) as unknown as { price: { total: number } };
  const paid = { attempt, provider: 'transfer', number: 'statement-1', currency: 'EUR' };
  const record = async (fields: object) => {
    const body = new URLSearchParams({ ...paid, ...fields });
    const answer = await app.ask(`http://localhost:3000${pathOf(recordPayment)}`, {
      ...asOperator,
      method: 'POST',
      body,
    });
    return (await answer.json()) as { outcome?: string };
  };
  const amountMinor = String(price.total * 100);
  expect(await record({ amountMinor, number: 'statement-0', currency: 'PLN' })).toEqual({
    outcome: 'other-amount',
  });
  expect(await record({ amountMinor })).toEqual({ outcome: 'confirmed' });
  expect(await record({ amountMinor })).toEqual({ outcome: 'seen-before' });
  expect(await stateOf(own)).toMatchObject({ state: 'confirmed', balance: 0 });
});

test('a manager books for the agency, and another agency does not see it', async () => {
  const token = await beginSession(db, people.paul, now);
  const agents = 'http://agent.localhost:3000';
  const { status, value } = await send(createBooking, { claim: claimOf() }, bearer(token), agents);
  expect(status, JSON.stringify(value)).toBe(200);
  const reference = String(value.reference);
  expect((await send(booking, { reference }, bearer(token), agents)).status).toBe(200);
  const row = await db
    .selectFrom('booking')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ channel: 'manager', manager_inc: people.paul.managerId });
  expect((await send(booking, { reference }, {}, agents)).status).toBe(404);
  expect((await send(changeHold, { reference, to: 'release' }, bearer(token), agents)).value).toMatchObject({
    state: 'cancelled',
  });
});

test('search sees a taken place once it is folded in, and one version is made of many bookings', async () => {
  await foldStock(db);
  const before = (await catalogue.refresh()).version;
  const route = () => catalogue.current()!.snapshot.routes.get('RIX-AYT')!.open();
  const left = () => route().legAt(0).seatsFree;
  const had = left();
  await booked();
  await booked();
  expect(await foldStock(db)).toBeGreaterThan(0);
  expect((await catalogue.refresh()).version).toBe(before + 1);
  expect(left()).toBe(had - 4);
  expect(await foldStock(db)).toBe(0);
});

test('a server that takes no bookings refuses a new one, and still shows those that there are', async () => {
  const own = await booked();
  const closed = await testApp({ db, connection, ...database } as never, {
    catalogue,
    claimSecret,
    clock: () => now,
    takesBookings: false,
  });
  const refused = await closed.ask(`http://localhost:3000${pathOf(createBooking)}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ claim: claimOf(), ...form }),
  });
  expect([refused.status, await refused.json()]).toEqual([
    404,
    expect.objectContaining({ detail: 'This site does not book' }),
  ]);
  const shown = await closed.ask(`http://localhost:3000${pathOf(booking)}?${new URLSearchParams(own)}`);
  expect([shown.status, await shown.json()]).toEqual([200, expect.objectContaining({ state: 'held' })]);
});
