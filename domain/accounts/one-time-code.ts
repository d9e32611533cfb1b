import { Secret, TOTP } from 'otpauth';

/** A code lasts half a minute; one before and one after it are taken too, for clocks that are not right (RFC 6238). */
const tolerance = 1;

/** 160 bits, which apps expect. */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes);

/** The codes of a key, six digits each half minute, as all apps know them. */
const codesOf = (bytes: Buffer, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: new Secret({ buffer: new Uint8Array(bytes).buffer }) });

/** The half minute that a code is of, by number, if it is a right one and later than the last that was taken. */
export function stepOfCode(secret: Buffer, code: string, { now, last }: { now: Date; last: number }) {
  const codes = codesOf(secret);
  const timestamp = now.getTime();
  const away = codes.validate({ token: code, timestamp, window: tolerance });
  const step = away === null ? undefined : codes.counter({ timestamp }) + away;
  return step !== undefined && step > last ? step : undefined;
}

/** What an app is given: the key to type, and the address that a QR code says. */
export function setUpOf(secret: Buffer, { issuer, email }: { issuer: string; email: string }) {
  const codes = codesOf(secret, { issuer, label: email });
  return { key: codes.secret.base32, address: codes.toString() };
}
