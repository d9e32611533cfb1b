import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The secret of the link by which a guest opens an order: made again from the salt, never stored itself. */
export const linkKeyOf = (salt: Buffer, secret: string): string =>
  createHmac('sha256', secret).update('booking link').update(salt).digest('base64url');

export const hashOfLink = (linkKey: string): Buffer => createHash('sha256').update(linkKey).digest();

/** What a new booking keeps of its link. */
export function newLink(secret: string) {
  const link_salt = randomBytes(16);
  const linkKey = linkKeyOf(link_salt, secret);
  return { linkKey, link_salt, link_hash: hashOfLink(linkKey) };
}
