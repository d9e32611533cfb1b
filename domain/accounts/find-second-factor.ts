import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { base32 } from './one-time-code.ts';
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
  const key = base32(bytes);
  return { state: 'pending', key, address: addressOf(key, { issuer, email: factor.email }) };
}

/** The address that apps for codes read. */
function addressOf(key: string, { issuer, email }: { issuer: string; email: string }): string {
  const label = [issuer, email].map(encodeURIComponent).join(':');
  return `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}`;
}
