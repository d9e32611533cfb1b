import type { Limit } from '#db/limit.ts';
import { beginSession, type SessionContext } from './begin-session.ts';
import { checkCode } from './check-code.ts';
import { agenciesIn, hatsOf, type SignsInAs } from './hats-of.ts';
import type { Begun } from './sign-in.ts';
import { findTicket, spendTicket } from './ticket-store.server.ts';
import { hashToken } from './token.ts';

type Shown = { ticket: string; code: string };

type Context = Omit<SessionContext, 'device'> & {
  as: SignsInAs;
  /** Counts the guesses at the codes of a person. */
  guesses: Limit;
  secret: string;
};

export type SignedInWithCode =
  | { ok: true; value: Begun }
  | { ok: false; reason: 'wrong-code' | 'over' }
  | { ok: false; reason: 'wait'; seconds: number };

/** Begins the session of somebody whose password was right, once they show a code. */
export async function signInWithCode({ ticket, code }: Shown, context: Context): Promise<SignedInWithCode> {
  const { db, guesses, secret, siteId, now } = context;
  const found = await findTicket(db, { tokenHash: hashToken(ticket), siteId, now });
  const hats = await hatsOf(db, found?.person_id ?? 0, context.as);
  const [hat] = hats;
  if (!found || !hat) return { ok: false, reason: 'over' };
  const personId = found.person_id;
  const seconds = await guesses.take(String(personId));
  if (seconds > 0) return { ok: false, reason: 'wait', seconds };
  if (!(await checkCode(db, { personId, code, now }, secret))) return { ok: false, reason: 'wrong-code' };
  await guesses.giveBack(String(personId));
  if (!(await spendTicket(db, found.id))) return { ok: false, reason: 'over' };
  const token = await beginSession(hat, { ...context, device: found.device });
  return { ok: true, value: { token, agencies: agenciesIn(hats) } };
}
