import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { cancellationPeriods, feeAt } from '#domain/cancellation/cancellation-fee.ts';
import type { Opening } from '#domain/offers/open-claim.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { Principal } from '#lib/principal.ts';
import { hashOfLink, linkKeyOf } from './booking-link.ts';
import type { BookingState } from './booking-state.ts';
import { isOf, type StoredBooking } from './booking-store.server.ts';
import { currentPrice, readEvents, readPayments, readTravellers } from './booking-view-store.server.ts';
import { Refused } from './refusal.ts';

/** What authorises a caller for a booking: the secret of its link, or the session they are signed in by. */
export type BookingProof = { linkKey: string | undefined; caller: Principal };

/** Whether a booking is the caller's. The link of an agency's or a traveller's booking opens it as well. */
export function mayUse(booking: StoredBooking, { linkKey, caller }: BookingProof): boolean {
  if (isOf(booking, caller)) return true;
  if (linkKey === undefined || booking.link_expires_at.getTime() <= Date.now()) return false;
  return timingSafeEqual(hashOfLink(linkKey), booking.link_hash);
}

/** A booking as its customer sees it; amounts in minor units of `currency`. */
export type BookingView = {
  reference: string;
  state: BookingState;
  kind: 'tour' | 'flight';
  channel: string;
  siteId: string;
  market: string;
  locale: string;
  currency: string;
  choice: unknown;
  /** Names of what was chosen, in all languages. */
  shown: unknown;
  departsOn: PlainDate;
  returnsOn: PlainDate;
  madeAt: Date;
  submittedAt: Date | null;
  holdExpiresAt: Date | null;
  holdExtended: boolean;
  contact: { name: string; email: string; phone: string };
  travellers: Awaited<ReturnType<typeof readTravellers>>;
  price: Awaited<ReturnType<typeof currentPrice>>;
  /** What is lost when it is cancelled now, and on the days to come; null: the operator has not said all of it. */
  cancellation: {
    feeMinor: number;
    periods: { from: PlainDate | null; until: PlainDate; feeMinor: number }[];
  } | null;
  payments: Awaited<ReturnType<typeof readPayments>>;
  paidMinor: number;
  balanceMinor: number;
  events: Awaited<ReturnType<typeof readEvents>>;
};

type Finding = Pick<Opening, 'claimSecret' | 'now'>;

/** A booking by its reference; throws `Refused` where there is none. Who may see it is the caller's business. */
export async function findBooking(
  db: Kysely<DB>,
  reference: string,
  { claimSecret, now }: Finding,
): Promise<{ booking: BookingView; linkKey: string; stored: StoredBooking }> {
  const row = await db
    .selectFrom('booking')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) throw new Refused({ reason: 'not-found' });
  const stored = row as StoredBooking; // the table's check allows no other states
  const price = await currentPrice(db, stored.id);
  const payments = await readPayments(db, stored.id);
  const paidMinor = payments.reduce((sum, payment) => sum + payment.paidMinor, 0);
  const dueMinor = payments.reduce((sum, { amountMinor, isVoid }) => sum + (isVoid ? 0 : amountMinor), 0);
  const booking: BookingView = {
    reference: stored.reference,
    state: stored.state,
    kind: stored.kind as BookingView['kind'], // the table's check allows no others
    channel: stored.channel,
    siteId: stored.site_id,
    market: stored.market,
    locale: stored.locale,
    currency: stored.currency,
    choice: stored.choice,
    shown: stored.shown,
    departsOn: stored.departs_on,
    returnsOn: stored.returns_on,
    madeAt: stored.made_at,
    submittedAt: stored.submitted_at,
    holdExpiresAt: stored.hold_expires_at,
    holdExtended: stored.hold_extended,
    contact: { name: stored.contact_name, email: stored.contact_email, phone: stored.contact_phone },
    travellers: await readTravellers(db, stored.id),
    price,
    cancellation: cancellationOf(price, now),
    payments,
    paidMinor,
    balanceMinor: dueMinor - paidMinor,
    events: await readEvents(db, stored.id),
  };
  return { booking, stored, linkKey: linkKeyOf(stored.link_salt, claimSecret) };
}

/** All bookings of a traveller, the oldest first. */
export async function findBookingsOf(
  db: Kysely<DB>,
  personId: number,
  finding: Finding,
): Promise<{ booking: BookingView; linkKey: string }[]> {
  const rows = await db
    .selectFrom('booking')
    .select('reference')
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  const found: { booking: BookingView; linkKey: string }[] = [];
  for (const { reference } of rows) found.push(await findBooking(db, reference, finding));
  return found;
}

/** The same for who shows that they may: not found for everybody else. */
export async function findOwnBooking(
  db: Kysely<DB>,
  reference: string,
  proof: BookingProof,
  finding: Finding,
): Promise<{ booking: BookingView; linkKey: string }> {
  const { stored, ...found } = await findBooking(db, reference, finding);
  if (!mayUse(stored, proof)) throw new Refused({ reason: 'not-found' });
  return found;
}

function cancellationOf({ things, begins }: BookingView['price'], now: Date): BookingView['cancellation'] {
  if (things === null) return null;
  const periods = cancellationPeriods(things, begins.day).map(({ from, until, lostMinor }) => ({
    from,
    until,
    feeMinor: lostMinor,
  }));
  return { feeMinor: feeAt(things, begins, now), periods };
}
