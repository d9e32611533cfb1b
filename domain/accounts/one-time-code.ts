import { createHmac, randomBytes } from 'node:crypto';

/** A code lasts half a minute; one before and one after it are taken too, for clocks that are not right (RFC 6238). */
const stepMs = 30_000;
const tolerance = 1;

/** 160 bits, which apps expect. */
export const newSecret = (): Buffer => randomBytes(20);

/** The half minute of a moment, by number. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / stepMs);

/** The code of a half minute, six digits. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest(); // the only one that all apps know
  const at = digest[digest.length - 1]! & 0x0f;
  const number = digest.readUInt32BE(at) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The half minute that a code is of, if it is a right one and later than the last that was taken. */
export function stepOfCode(secret: Buffer, code: string, { now, last }: { now: Date; last: number }) {
  const current = stepOf(now);
  for (let step = current - tolerance; step <= current + tolerance; step++)
    if (step > last && codeAt(secret, step) === code) return step;
  return undefined;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** In the letters that people and apps write secrets in (RFC 4648). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
