import { createHash, randomBytes } from 'node:crypto';

/** A word that nobody can guess: 256 bits, in letters that an address and a cookie may have. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether it can be one of ours at all. */
export const isTokenShaped = (token: string): boolean => /^[\w-]{43}$/.test(token);

/** What is kept of a token: who reads the database can sign in with nothing of it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
