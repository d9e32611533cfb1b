import type { Kysely } from 'kysely';
import type { Limit } from '#db/limit.ts';
import type { DB } from '#db/schema.ts';
import { beginSession, type SessionContext } from './begin-session.ts';
import { checkCode } from './check-code.ts';
import { lockHat, type SignsInAs } from './hats-of.ts';
import { lockPerson } from './person-store.server.ts';
import type { Begun } from './sign-in.ts';
import { deleteTicket, findTicket } from './ticket-store.server.ts';
import { hashToken } from './token.ts';

type Shown = { ticket: string; code: string };

type Context = Omit<SessionContext, 'device'> & {
  as: SignsInAs;
  /** Counts the guesses at the codes of a person. */
  guesses: Limit;
  secret: string;
};

type Opened = { ok: true; value: Begun } | { ok: false; reason: 'wrong-code' | 'over' };

export type SignedInWithCode = Opened | { ok: false; reason: 'wait'; seconds: number };

/** Begins the session of somebody whose password was right, once they show a code. */
export async function signInWithCode({ ticket, code }: Shown, context: Context): Promise<SignedInWithCode> {
  const { db, guesses } = context;
  const tokenHash = hashToken(ticket);
  const found = await findTicket(db, { ...context, tokenHash });
  if (!found) return { ok: false, reason: 'over' };
  const who = String(found.person_id);
  const seconds = await guesses.take(who);
  if (seconds > 0) return { ok: false, reason: 'wait', seconds };
  const opened = await db
    .transaction()
    .execute((transaction) => open(transaction, { personId: found.person_id, tokenHash, code }, context));
  if (opened.ok || opened.reason === 'over') await guesses.giveBack(who);
  return opened;
}

/** A ticket ends with the sessions of its person, so it is read again under the lock; one that is over spends no code. */
async function open(
  db: Kysely<DB>,
  { personId, tokenHash, code }: { personId: number; tokenHash: Buffer; code: string },
  context: Context,
): Promise<Opened> {
  const { secret, siteId, now, address, before } = context;
  const person = await lockPerson(db, personId);
  const ticket = person && (await findTicket(db, { tokenHash, siteId, now }));
  const hat = ticket && (await lockHat(db, personId, context.as));
  if (!hat) return { ok: false, reason: 'over' };
  if (!(await checkCode(db, { personId, code, now }, secret))) return { ok: false, reason: 'wrong-code' };
  await deleteTicket(db, ticket.id);
  const { device } = ticket;
  const session = { who: hat.who, codeShownAt: now, siteId, now, address, device, before };
  return { ok: true, value: { token: await beginSession(db, session), agencies: hat.agencies } };
}
