import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { AttemptState, PaymentProvider, ProviderEvent } from './payment-provider.ts';

export type SandboxDependencies = { db: Kysely<DB>; secret: string };

type Sandbox = Extract<PaymentProvider, { shape: 'signed-event' }> & {
  read: (reference: string) => Promise<ProviderEvent | undefined>;
};

/** The provider of tests: it has books of its own in the database, signs what it tells, and moves no money. */
export const sandboxProvider = ({ db, secret }: SandboxDependencies): Sandbox => ({
  name: 'sandbox',
  shape: 'signed-event',
  begin: async ({ reference, amountMinor, currency }) => {
    await db
      .insertInto('sandbox_payment')
      .values({ reference, amount_minor: amountMinor, currency, state: 'open' })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute();
    return { kind: 'sandbox' };
  },
  refund: async (reference, amountMinor) => {
    await db
      .updateTable('sandbox_payment')
      .set(({ eb }) => ({ refunded_minor: eb('refunded_minor', '+', amountMinor) }))
      .where('reference', '=', reference)
      .execute();
  },
  verify: (body, signature) => {
    const given = Buffer.from(signature, 'base64url');
    const own = signatureOf(body, secret);
    if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
    return JSON.parse(body) as ProviderEvent; // we have signed it ourselves
  },
  read: async (reference) => {
    const row = await db
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row && eventOf(row, 'read');
  },
});

const signatureOf = (body: string, secret: string) =>
  createHmac('sha256', secret).update('sandbox').update(body).digest();

type Row = { reference: string; amount_minor: number; currency: string; state: string };

const states: Record<string, AttemptState> = { open: 'pending', captured: 'captured', failed: 'failed' };

const eventOf = ({ reference, amount_minor, currency, state }: Row, name: string): ProviderEvent => ({
  eventId: `${reference}-${state}-${name}`,
  reference,
  state: states[state] ?? 'unknown',
  amountMinor: amount_minor,
  currency,
});

export type SignedEvent = { body: string; signature: string };

/** How a tester settles a payment. `twice` sends the payment twice; `shuffled` sends a refusal after it. */
export const sandboxChoices = ['pay', 'refuse', 'twice', 'shuffled', 'later'] as const;
export type SandboxChoice = (typeof sandboxChoices)[number];

/**
 * Settles a payment in the books of the sandbox, and returns the events that it sends: on purpose in duplicate and out of
 * order. `later` settles and sends nothing, so that we have to read it. Undefined where there is no such open payment.
 */
export async function settleInSandbox(
  { db, secret }: SandboxDependencies,
  reference: string,
  choice: SandboxChoice,
): Promise<SignedEvent[] | undefined> {
  const state = choice === 'refuse' ? 'failed' : 'captured';
  const row = await db
    .updateTable('sandbox_payment')
    .set({ state })
    .where('reference', '=', reference)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const done = eventOf(row, '1');
  const begun = eventOf({ ...row, state: 'open' }, '0');
  const refused = eventOf({ ...row, state: 'failed' }, '2');
  const sent: Record<SandboxChoice, ProviderEvent[]> = {
    pay: [done, begun, done],
    refuse: [done, done, begun],
    twice: [done, done, { ...done, eventId: `${done.eventId}-again` }],
    shuffled: [done, refused, begun, done],
    later: [],
  };
  return sent[choice].map((event) => {
    const body = JSON.stringify(event);
    return { body, signature: signatureOf(body, secret).toString('base64url') };
  });
}
