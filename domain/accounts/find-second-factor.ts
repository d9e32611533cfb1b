import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { setUpOf } from './one-time-code.ts';
import { unseal } from './sealed.ts';
import { readFactor } from './second-factor-store.server.ts';

export type SecondFactor =
  | { state: 'off' }
  /** Set up: what an app is given, as a key to type and as the address that a QR code says. */
  | { state: 'pending'; key: string; address: string }
  | { state: 'on'; codesLeft: number };

type Told = { personId: number; secret: string; issuer: string };

/** What a person signs in with beside the password. The key is told until a code of it was shown, and never again. */
export async function findSecondFactor(
  db: Kysely<DB>,
  { personId, secret, issuer }: Told,
): Promise<SecondFactor> {
  const factor = await readFactor(db, personId);
  if (!factor) return { state: 'off' };
  if (factor.confirmed_at) return { state: 'on', codesLeft: factor.codes_left ?? 0 };
  const bytes = unseal(factor.secret, secret);
  if (!bytes) return { state: 'off' };
  return { state: 'pending', ...setUpOf(bytes, { issuer, email: factor.email }) };
}
