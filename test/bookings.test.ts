import { expect, test, vi } from 'vitest';
import { book } from '#domain/bookings/book.ts';
import { cancelBooking } from '#domain/bookings/cancel-booking.ts';
import { openDocument } from '#domain/bookings/document-keys.ts';
import { sweepHolds } from '#domain/bookings/end-holds.ts';
import { extendHold, releaseHold } from '#domain/bookings/hold-offer.ts';
import { readLegsOf } from '#domain/catalogue/price-data-store.server.ts';
import { addDays } from '#lib/plain-date.ts';
import type { Principal } from '#lib/principal.ts';
import { adult, contact, couple, documentKeys, openBookings, week } from './bookings-at-work.ts';
import { firstSaturday } from './small-operator.ts';

vi.setConfig({ testTimeout: 60_000 });
const { db, context, claimOf, hold, bookIt, stock, passHolds, catalogue } = await openBookings();
const visitor: Principal = { kind: 'visitor', onOurPage: true };
function got<Value>(outcome: { ok: true; value: Value } | { ok: false; reason: string }): Value {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome)}`);
  return outcome.value;
}
const takenOf = async () => (await stock()).reduce((sum, { taken }) => sum + taken, 0);

test('a guest books a week: places, price, party, payment, history and outbox are written together', async () => {
  const { booking, linkKey } = got(await bookIt());
  expect(booking).toMatchObject({
    state: 'held',
    currency: 'EUR',
    departsOn: firstSaturday,
    returnsOn: addDays(firstSaturday, 7),
    contact,
    paidMinor: 0,
  });
  expect(booking.reference).toMatch(/^[2345679CDFGHJKMNPQRTVWX]{8}$/);
  expect(linkKey).toMatch(/^[\w-]{43}$/);
  const total = booking.price.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  expect(booking.price.totalMinor).toBe(total);
  expect(booking.payments).toMatchObject([{ purpose: 'full', amountMinor: total, currency: 'EUR' }]);
  expect(booking.balanceMinor).toBe(total);
  expect(booking.events.map(({ number, kind }) => [number, kind])).toEqual([
    [1, 'held'],
    [2, 'submitted'],
  ]);
  expect(await stock()).toEqual([
    { kind: 'seats', leg_id: 1, day: firstSaturday, capacity: 40, taken: 2, oversold: 0 },
    { kind: 'seats', leg_id: 4, day: addDays(firstSaturday, 7), capacity: 40, taken: 2, oversold: 0 },
    ...Array.from({ length: 7 }, (_, night) => ({
      kind: 'room',
      leg_id: null,
      day: addDays(firstSaturday, night),
      capacity: 3,
      taken: 1,
      oversold: 0,
    })),
  ]);
  expect(await db.selectFrom('outbox').select(['kind', 'sent_at']).execute()).toEqual([
    { kind: 'mail', sent_at: null },
  ]);
});

test('documents are sealed: the table does not show them, and another row does not open them', async () => {
  const [row] = await db.selectFrom('booking_traveller').selectAll().execute();
  const { reference } = await db.selectFrom('booking').select('reference').executeTakeFirstOrThrow();
  expect(row!.document!.toString('latin1')).not.toContain('LV7654321');
  const sealed = { document: row!.document!, document_key: row!.document_key! };
  expect(openDocument(documentKeys, `${reference} 1`, sealed)).toEqual(couple[0]!.document);
  expect(openDocument(documentKeys, `${reference} 2`, sealed)).toBeUndefined();
});

test('the same command by the same key is done once, and another one by it is refused', async () => {
  const [key, claim] = ['the-key-of-one-customer', claimOf()];
  const before = await takenOf();
  const [first, again] = [got(await bookIt(claim, key)), got(await bookIt(claim, key))];
  expect(again.booking.reference).toBe(first.booking.reference);
  expect(again.linkKey).toBe(first.linkKey);
  expect(await takenOf()).toBe(before + 4 + 7);
  expect(
    await book(context(), { claim, party: [adult('OTHER'), adult('ONE')], contact, plan: 'full' }, key),
  ).toEqual({
    ok: false,
    reason: 'key-reused',
  });
});

test('at once, by one key, is one booking too', async () => {
  await db.updateTable('stock').set({ capacity: 40 }).where('kind', '=', 'room').execute();
  const before = await takenOf();
  const claim = claimOf();
  const all = await Promise.all(Array.from({ length: 5 }, () => bookIt(claim, 'pressed-five-times-at-once')));
  expect(new Set(all.map((outcome) => got(outcome).booking.reference)).size).toBe(1);
  expect(await takenOf()).toBe(before + 4 + 7);
  await db
    .updateTable('stock')
    .set({ capacity: 3 })
    .where('kind', '=', 'room')
    .where('taken', '<=', 3)
    .execute();
});

test('a price that rose since it was shown takes nothing and says line by line why, unless the rise was allowed', async () => {
  await db.updateTable('stock').set({ capacity: 40 }).where('kind', '=', 'room').execute();
  const before = await takenOf();
  const shownCheaper = claimOf({}, 10);
  const refused = await bookIt(shownCheaper);
  expect(refused).toMatchObject({
    ok: false,
    reason: 'price-changed',
    changes: [{ key: 'flight-out', afterMinor: 24_000, beforeMinor: 23_000 }],
    termsChanged: false,
  });
  expect(await takenOf()).toBe(before);
  const again = refused.ok || refused.reason !== 'price-changed' ? '' : refused.claim;
  got(await bookIt(again));
  const form = { party: couple, contact, plan: 'full' } as const;
  expect(
    (await book(context(), { ...form, claim: shownCheaper, riseAllowedMinor: 999 }, 'nine-ninety-nine')).ok,
  ).toBe(false);
  got(
    await book(context(), { ...form, claim: shownCheaper, riseAllowedMinor: 1_000 }, 'ten-exactly-allowed'),
  );
  got(await bookIt(claimOf({}, -10))); // cheaper than shown
});

test('the price is that of the contract rows in the database, whatever the moment in memory says', async () => {
  const claim = claimOf();
  await db.updateTable('flight_leg').set({ adult_amount: 12_500 }).where('id', '=', 1).execute();
  expect(await bookIt(claim)).toMatchObject({
    reason: 'price-changed',
    changes: [{ key: 'flight-out', beforeMinor: 24_000, afterMinor: 25_000 }],
  });
  await db.updateTable('flight_leg').set({ adult_amount: 12_000 }).where('id', '=', 1).execute();
});

test('of twelve who want the last three rooms at once three get one, and the others are told what is gone', async () => {
  await db
    .updateTable('stock')
    .set(({ ref }) => ({ capacity: ref('taken') }))
    .where('kind', '=', 'room')
    .execute();
  await db
    .updateTable('stock')
    .set(({ eb }) => ({ capacity: eb('capacity', '+', 3) }))
    .where('kind', '=', 'room')
    .execute();
  const claim = claimOf();
  const all = await Promise.all(Array.from({ length: 12 }, () => bookIt(claim)));
  expect(all.filter(({ ok }) => ok).length).toBe(3);
  const reasons = new Set(all.map((outcome) => (outcome.ok ? 'booked' : outcome.reason)));
  expect([...reasons].filter((reason) => !['booked', 'sold-out', 'on-request'].includes(reason))).toEqual([]);
  const rooms = (await stock()).filter(({ kind }) => kind === 'room');
  for (const { taken, capacity } of rooms) expect(taken).toBe(capacity);
  await db.updateTable('stock').set({ capacity: 40 }).where('kind', '=', 'room').execute();
});

test('a full flight is named with what is left of it', async () => {
  const taken = (await stock()).find(({ leg_id }) => leg_id === 4)!.taken;
  const claim = claimOf();
  await db
    .updateTable('stock')
    .set({ capacity: taken + 1 })
    .where('leg_id', '=', 4)
    .execute();
  expect(await bookIt(claim)).toEqual({
    ok: false,
    reason: 'sold-out',
    soldOut: [{ kind: 'seats', legId: 4, day: addDays(firstSaturday, 7), left: 1 }],
  });
  await db.updateTable('stock').set({ capacity: 60 }).where('leg_id', '=', 4).execute();
});

test('a hold that is over by the clock of the database gives its places to the next, with or without a sweep', async () => {
  await passHolds();
  await sweepHolds(db);
  expect(await takenOf()).toBe(0);
  await db.updateTable('stock').set({ capacity: 1 }).where('kind', '=', 'room').execute();
  const first = got(await hold());
  expect(first.booking.state).toBe('held');
  expect((await hold(claimOf())).ok).toBe(false);
  await passHolds();
  const second = got(await hold(claimOf()));
  const states = await db
    .selectFrom('booking')
    .select('state')
    .where('reference', 'in', [first.booking.reference, second.booking.reference])
    .orderBy('id')
    .execute();
  expect(states).toEqual([{ state: 'expired' }, { state: 'held' }]);
  const submitted = await book(
    context(),
    {
      hold: first.booking.reference,
      proof: { linkKey: first.linkKey, caller: visitor },
      party: couple,
      contact,
      plan: 'full',
    },
    'too-late-for-this-hold',
  );
  expect(submitted).toEqual({ ok: false, reason: 'hold-over' });
  await db.updateTable('stock').set({ capacity: 40 }).where('kind', '=', 'room').execute();
});

test('a hold is booked with its link, extended once, and released; without the link it is nobody’s', async () => {
  const { booking, linkKey } = got(await hold());
  const { reference } = booking;
  const proof = { linkKey, caller: visitor };
  expect(await extendHold(context(), reference, { ...proof, linkKey: undefined })).toEqual({
    ok: false,
    reason: 'not-found',
  });
  expect(got(await extendHold(context(), reference, proof)).booking.holdExtended).toBe(true);
  expect(await extendHold(context(), reference, proof)).toMatchObject({ reason: 'wrong-state' });
  const form = { hold: reference, proof, party: couple, contact, plan: 'deposit' } as const;
  expect(await book(context(), { ...form, party: [couple[0]!] }, 'one-traveller-is-missing')).toMatchObject({
    reason: 'wrong-party',
    faults: [{ field: 'travellers' }],
  });
  const booked = got(await book(context(), form, 'with-both-travellers-now'));
  expect(booked.booking.payments.map(({ purpose }) => purpose)).toEqual(['deposit', 'balance']);
  const other = got(await hold());
  const before = await takenOf();
  const released = await releaseHold(context(), other.booking.reference, {
    linkKey: other.linkKey,
    caller: visitor,
  });
  expect(got(released).booking.state).toBe('cancelled');
  expect(await takenOf()).toBe(before - 4 - 7);
});

test('one address, one session and those who have not paid hold no more than they may', async () => {
  await passHolds();
  await sweepHolds(db);
  const limits = { address: 2, session: 9, person: 9, agency: 9, unpaidShare: 10_000 };
  const held = () => hold(claimOf(), crypto.randomUUID(), { limits });
  got(await held());
  got(await held());
  expect(await held()).toMatchObject({ reason: 'too-many-holds' });
  const share = { limits: { ...limits, address: 99, unpaidShare: 1_000 } };
  const outcome = await hold(claimOf(), crypto.randomUUID(), {
    ...share,
    holder: { address: '2001:db8::1', session: 'x' },
  });
  expect(outcome).toMatchObject({ reason: 'held-by-others' });
});

test('a claim that is altered, of another market, or of what is no more takes nothing', async () => {
  const claim = claimOf();
  expect(await bookIt(`${claim.slice(0, -1)}${claim.endsWith('A') ? 'B' : 'A'}`)).toEqual({
    ok: false,
    reason: 'not-a-claim',
  });
  const site = { ...context().site, market: 'pl' as const };
  expect(await bookIt(claim, 'of-another-market-of-ours', { site })).toEqual({
    ok: false,
    reason: 'other-market',
  });
  await db.updateTable('hotel').set({ on_sale: false }).where('id', '=', 1).execute();
  expect(await bookIt(claim)).toEqual({ ok: false, reason: 'gone', because: 'hotel' });
  await db.updateTable('hotel').set({ on_sale: true }).where('id', '=', 1).execute();
});

test('what has no allotment is requested only by who knows it, and keeps its seats meanwhile', async () => {
  const room = {
    contractId: 2,
    roomId: 20,
    accommodationId: 200,
    mealId: 1,
    party: { adults: 2, childAges: [] },
  };
  const claim = claimOf({ hotelId: 2, rooms: [room] });
  expect(await bookIt(claim)).toMatchObject({ reason: 'on-request' });
  const before = await takenOf();
  const form = { claim, party: couple, contact, plan: 'full', allowsRequest: true } as const;
  const { booking } = got(await book(context(), form, 'please-ask-the-hotel-for-it'));
  expect(booking.state).toBe('requested');
  expect(await takenOf()).toBe(before + 4);
});

test('search and prices see what is taken once it is folded into the catalogue', async () => {
  const legs = await readLegsOf(db, [1]);
  const { taken, capacity } = (await stock()).find(({ leg_id }) => leg_id === 1)!;
  expect(legs[0]!.seatsFree).toBe(capacity - taken);
});

test('nothing of a booking is changed behind its back', async () => {
  await expect(db.deleteFrom('booking_event').execute()).rejects.toThrow('never changed');
  await expect(db.updateTable('price_snapshot').set({ total_minor: 1 }).execute()).rejects.toThrow(
    'never changed',
  );
  await expect(db.updateTable('stock').set({ taken: 1_000 }).execute()).rejects.toThrow(
    'stock_taken_within_capacity',
  );
});

test('cancelling a held booking is refused: it is released', async () => {
  const { booking, linkKey } = got(await bookIt());
  const asked = {
    reference: booking.reference,
    proof: { linkKey, caller: visitor },
    actor: { kind: 'guest', id: null },
    cause: 'x',
    shownFeeMinor: 0,
  } as const;
  expect(await cancelBooking(db, asked, context().opening)).toEqual({
    ok: false,
    reason: 'wrong-state',
    state: 'held',
  });
  expect(catalogue.current()!.snapshot.tours.get(week.tourId)).toBeDefined();
});
