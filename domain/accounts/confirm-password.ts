import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { isPassword } from './password.ts';
import { readPerson } from './person-store.server.ts';
import type { GuessGuard } from './sign-in-limits.ts';

type Shown = { personId: number; password: string; address: string };

type Person = NonNullable<Awaited<ReturnType<typeof readPerson>>>;

export type NotConfirmed =
  | { ok: false; reason: 'wrong-password' | 'over' }
  | { ok: false; reason: 'wait'; seconds: number };

/** Whether somebody who is signed in shows the password of their account; guesses are counted as where one signs in. */
export async function confirmPassword(
  { personId, password, address }: Shown,
  { db, guesses }: { db: Kysely<DB>; guesses: GuessGuard },
): Promise<{ ok: true; value: Person } | NotConfirmed> {
  const person = await readPerson(db, personId);
  if (!person) return { ok: false, reason: 'over' };
  const attempt = { email: person.email, address };
  const seconds = await guesses.take(attempt);
  if (seconds > 0) return { ok: false, reason: 'wait', seconds };
  if (!(await isPassword(password, person.password_hash))) return { ok: false, reason: 'wrong-password' };
  await guesses.forgive(attempt);
  return { ok: true, value: person };
}
