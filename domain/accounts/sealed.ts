import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals what the database has to keep and must not show: only who has the secret of the server can read it. */
export function seal(bytes: Buffer, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce);
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** Reads it; undefined where it was sealed with another secret. */
export function unseal(sealed: string, secret: string): Buffer | undefined {
  const all = Buffer.from(sealed, 'base64');
  const opened = createDecipheriv('aes-256-gcm', keyOf(secret), all.subarray(0, 12));
  opened.setAuthTag(all.subarray(-16));
  try {
    return Buffer.concat([opened.update(all.subarray(12, -16)), opened.final()]);
  } catch {
    return undefined; // not with this secret, or not by us
  }
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32));
