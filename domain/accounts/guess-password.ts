import { isPassword } from './password.ts';
import type { GuessGuard } from './sign-in-limits.ts';

type Guess = {
  password: string;
  /** Of the account; undefined where there is none, which takes as long. */
  hash: string | null | undefined;
  email: string;
  address: string;
};

export type Guessed =
  | { ok: true }
  | { ok: false; reason: 'wrong-password' }
  | { ok: false; reason: 'wait'; seconds: number };

/** Verifies a password, and counts a wrong one. What was not verified because too much was to do is no guess. */
export async function guessPassword(
  { password, hash, ...attempt }: Guess,
  guesses: GuessGuard,
): Promise<Guessed> {
  const seconds = await guesses.take(attempt);
  if (seconds > 0) return { ok: false, reason: 'wait', seconds };
  const isRight = await isPassword(password, hash).catch(async (failure: unknown) => {
    await guesses.forgive(attempt);
    throw failure;
  });
  if (!isRight) return { ok: false, reason: 'wrong-password' };
  await guesses.forgive(attempt);
  return { ok: true };
}
