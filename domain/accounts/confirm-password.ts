import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { guessPassword } from './guess-password.ts';
import { readPerson } from './person-store.server.ts';
import type { GuessGuard } from './sign-in-limits.ts';

type Shown = { personId: number; password: string; address: string };

type Person = NonNullable<Awaited<ReturnType<typeof readPerson>>>;

export type NotConfirmed =
  | { ok: false; reason: 'wrong-password' | 'over' }
  | { ok: false; reason: 'wait'; seconds: number };

/** Whether a user who is signed in shows the password of their account; guesses are counted as where one signs in. */
export async function confirmPassword(
  { personId, password, address }: Shown,
  { db, guesses }: { db: Kysely<DB>; guesses: GuessGuard },
): Promise<{ ok: true; value: Person } | NotConfirmed> {
  const person = await readPerson(db, personId);
  if (!person) return { ok: false, reason: 'over' };
  const { email, password_hash: hash } = person;
  const guessed = await guessPassword({ password, hash, email, address }, guesses);
  return guessed.ok ? { ok: true, value: person } : guessed;
}
