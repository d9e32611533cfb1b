import { type Kysely, sql } from 'kysely';
import { inRetriedTransaction } from '#db/retry.ts';
import type { DB } from '#db/schema.ts';
import { readClaim } from '#domain/offers/claim.ts';
import type { Party } from '#price-search/catalogue.ts';
import { scopeOf } from './booker.ts';
import type { BookingContext } from './booking-context.ts';
import { actorOf, currentSnapshot, recordEvent, type StoredBooking } from './booking-store.server.ts';
import { answerSeconds, type PaymentPlan, paymentSeconds } from './booking-terms.ts';
import { sealDocument } from './document-keys.ts';
import { endHoldsOf } from './end-holds.ts';
import type { BookingProof } from './find-booking.ts';
import { type Held, lockHeld, withLink } from './hold-offer.ts';
import { onceByKey } from './idempotency-store.server.ts';
import { faultsOfParty, type PartyMember } from './party-rules.ts';
import { paymentsDue } from './payments-due.ts';
import { type Outcome, outcomeOf, Refused } from './refusal.ts';
import { inSeconds, startBooking } from './start-booking.ts';

export type Contact = { name: string; email: string; phone: string };

/** What a customer sends to book: a claim, or a hold that they have. */
export type BookingForm = {
  /** The first of them leads the party. */
  party: readonly PartyMember[];
  contact: Contact;
  plan: PaymentPlan;
} & (
  | { claim: string; riseAllowedMinor?: number; allowsRequest?: boolean }
  | { hold: string; proof: BookingProof }
);

/**
 * Books: the same by the same key is booked once. From a claim all happens in one transaction; of a hold the places and the
 * price are there already. What was not agreed, or is not there any more, takes nothing.
 */
export async function book(context: BookingContext, form: BookingForm, key: string): Promise<Outcome<Held>> {
  const { db, booker, opening, site } = context;
  const request = ['book', site.id, 'hold' in form ? { ...form, proof: null } : form];
  const command = { scope: scopeOf(booker), key, request };
  const choice = 'claim' in form ? readClaim(form.claim, opening.claimSecret)?.choice : undefined;
  if (choice) await endHoldsOf(db, choice);
  return outcomeOf(async () => {
    const { answer } = await inRetriedTransaction(db, (transaction) =>
      onceByKey(transaction, command, async () => {
        const booking = await placesOf(transaction, context, form);
        await submit(transaction, context, booking, form);
        return { answer: { reference: booking.reference }, bookingId: booking.id };
      }),
    );
    return withLink(db, answer.reference, opening);
  });
}

async function placesOf(db: Kysely<DB>, context: BookingContext, form: BookingForm): Promise<StoredBooking> {
  if ('hold' in form) {
    const booking = await lockHeld(db, form.hold, form.proof);
    if (booking.submitted_at) throw new Refused({ reason: 'wrong-state', state: 'submitted' });
    return booking;
  }
  const { claim, riseAllowedMinor = 0, allowsRequest = false } = form;
  const { booking } = await startBooking(
    db,
    context,
    { claim, riseAllowedMinor, allowsRequest },
    { held: paymentSeconds[form.plan], requested: answerSeconds },
  );
  return booking;
}

/** Writes who travels, whom to answer and what is to be paid. */
async function submit(
  db: Kysely<DB>,
  { booker, documentKeys, opening }: BookingContext,
  booking: StoredBooking,
  { party, contact, plan }: BookingForm,
): Promise<void> {
  const { id, reference, state, departs_on: departsOn, currency, time_zone: timeZone } = booking;
  const faults = faultsOfParty(party, { rooms: roomsOf(booking), departsOn });
  if (faults.length > 0) throw new Refused({ reason: 'wrong-party', faults });
  await db
    .insertInto('booking_traveller')
    .values(
      party.map((member, index) => ({
        booking_id: id,
        number: index + 1,
        is_lead: index === 0,
        room: member.room,
        surname: member.surname,
        given_names: member.givenNames,
        born: member.born,
        sex: member.sex,
        citizenship: member.citizenship,
        ...(member.document && sealDocument(documentKeys, `${reference} ${index + 1}`, member.document)),
      })),
    )
    .execute();
  const ends = state === 'held' ? inSeconds(paymentSeconds[plan]) : undefined;
  await db
    .updateTable('booking')
    .set({
      contact_name: contact.name,
      contact_email: contact.email,
      contact_phone: contact.phone,
      submitted_at: sql`clock_timestamp()`,
      ...(ends && { hold_expires_at: ends }),
    })
    .where('id', '=', id)
    .execute();
  const { total_minor: totalMinor } = await currentSnapshot(db, id);
  const dues = paymentsDue(plan, { totalMinor, departsOn, timeZone, now: opening.now });
  if (dues.length > 0)
    await db
      .insertInto('payment')
      .values(
        dues.map(({ purpose, amountMinor, dueAt }) => ({
          booking_id: id,
          purpose,
          amount_minor: amountMinor,
          currency,
          due_at: dueAt ?? inSeconds(state === 'held' ? paymentSeconds[plan] : answerSeconds),
        })),
      )
      .execute();
  await recordEvent(db, id, {
    kind: 'submitted',
    from: state,
    to: state,
    actor: actorOf(booker),
    cause: 'the customer named who travels and agreed',
    data: { plan },
  });
}

/** Who sleeps in which room, by the choice of a booking; of flights all are in one. */
function roomsOf({ choice }: StoredBooking): Party[] {
  const chosen = choice as { rooms?: { party: Party }[]; party?: Party }; // as a claim has it
  return chosen.rooms?.map(({ party }) => party) ?? (chosen.party ? [chosen.party] : []);
}
