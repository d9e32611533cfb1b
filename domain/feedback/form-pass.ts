import { createHmac, timingSafeEqual } from 'node:crypto';

/** A person needs longer for the shortest form; the page waits by itself for those whose browser fills it in. */
export const youngestFormSeconds = 3;

/** Proves when the form of this request was opened: the moment, signed together with the key of the request. */
export function writePass(requestKey: string, openedAt: Date, secret: string): string {
  const moment = openedAt.getTime().toString(36);
  return `${moment}.${sign(`${requestKey}.${moment}`, secret)}`;
}

/** Seconds until a form with this pass may be sent; undefined for a pass that is not ours or of another request. */
export function secondsToWait(
  pass: string,
  { requestKey, now, secret }: { requestKey: string; now: Date; secret: string },
): number | undefined {
  const [moment = '', signature = ''] = pass.split('.');
  if (!isEqual(signature, sign(`${requestKey}.${moment}`, secret))) return undefined;
  const ageSeconds = (now.getTime() - Number.parseInt(moment, 36)) / 1_000;
  return Math.max(0, Math.ceil(youngestFormSeconds - ageSeconds));
}

const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`feedback form ${text}`).digest('base64url').slice(0, 22);

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
