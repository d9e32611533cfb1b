import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureBytes = 16;

/** What the link of a quote ends in: signed, so that nobody finds one by trying, and kept nowhere. */
export const writeQuoteToken = (inc: number, secret: string): string =>
  `${inc.toString(36)}-${sign(inc, secret).toString('base64url')}`;

/** Which quote a link leads to; undefined where it is not ours or was changed. */
export function readQuoteToken(token: string, secret: string): number | undefined {
  const [, number = '', signature = ''] = /^([0-9a-z]{1,6})-([\w-]{22})$/.exec(token) ?? [];
  const inc = Number.parseInt(number, 36);
  if (!Number.isSafeInteger(inc) || inc > 2_147_483_647) return undefined;
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== signatureBytes || !timingSafeEqual(given, sign(inc, secret))) return undefined;
  return writeQuoteToken(inc, secret) === token ? inc : undefined;
}

/** The words before the number keep a signature of something else from being one of a quote. */
const sign = (inc: number, secret: string) =>
  createHmac('sha256', secret).update(`quote ${inc}`).digest().subarray(0, signatureBytes);
