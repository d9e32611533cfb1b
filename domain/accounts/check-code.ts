import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { stepOfCode } from './one-time-code.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { unseal } from './sealed.ts';
import { readFactor, spendRecoveryCode, spendStep } from './second-factor-store.server.ts';

type Shown = { personId: number; code: string; now: Date };

/**
 * Whether a code that somebody shows is theirs, of the app or of the list, and uses it up; `db` is the transaction of what
 * they show it for. A secret that cannot be read any more has the list alone.
 */
export async function checkCode(
  db: Kysely<DB>,
  { personId, code, now }: Shown,
  secret: string,
): Promise<boolean> {
  const factor = await readFactor(db, personId);
  if (!factor) return false;
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits))
    return spendRecoveryCode(db, { personId, codeHash: hashRecoveryCode(code), now });
  const key = unseal(factor.secret, secret);
  const step = key && stepOfCode(key, digits, { now, last: factor.last_step });
  return step !== undefined && spendStep(db, personId, step);
}
