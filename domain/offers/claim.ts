import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Choice } from '#price-search/catalogue.ts';

/** What was chosen, for which market and currency, and the lines of the price that was shown (whole units by key). */
export type Claim = {
  choice: Choice;
  market: string;
  currency: string;
  shown: ReadonlyMap<string, number>;
};

const id = z.int().nonnegative();
const lineKey = /^[a-z]+(-[a-z0-9]+)*$/;

/** Who sleeps in one room: contract, room, accommodation, meal, adults, ages of the children. */
const room = z.tuple([id, id, id, id, z.int().min(1).max(12), z.array(z.int().min(0).max(17)).max(4)]);

/** Version 2, positional to stay short: it travels in URLs. */
const written = z.tuple([
  z.literal(2),
  id, // tour
  id.nullable(), // outbound leg
  id.nullable(), // leg back
  id, // hotel
  id, // first night, days since 1970-01-01
  z.int().min(1).max(30),
  z.array(room).min(1).max(12),
  z.string().max(8), // market
  z.string().length(3), // currency
  z.array(z.tuple([z.string().regex(lineKey).max(40), z.int()])).max(120),
]);

const signatureBytes = 16;
const sign = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(payload).digest().subarray(0, signatureBytes);

/** Writes a claim as a signed token: any server with the same secret can open it, at any time. */
export function writeClaim({ choice, market, currency, shown }: Claim, secret: string): string {
  const fields: z.input<typeof written> = [
    2,
    choice.tourId,
    choice.outLegId,
    choice.backLegId,
    choice.hotelId,
    choice.checkIn,
    choice.nights,
    choice.rooms.map(({ contractId, roomId, accommodationId, mealId, party }) => [
      contractId,
      roomId,
      accommodationId,
      mealId,
      party.adults,
      [...party.childAges],
    ]),
    market,
    currency,
    [...shown],
  ];
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${payload}.${sign(payload, secret).toString('base64url')}`;
}

/** Opens a token; undefined where it is not ours or was changed. */
export function readClaim(token: string, secret: string): Claim | undefined {
  const [payload = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  if (rest.length > 0 || given.length !== signatureBytes) return undefined;
  // The last character carries spare bits: only the way we write it counts.
  if (given.toString('base64url') !== signature) return undefined;
  if (!timingSafeEqual(given, sign(payload, secret))) return undefined;
  const read = written.safeParse(parseJson(Buffer.from(payload, 'base64url').toString()));
  if (!read.success) return undefined;
  const [, tourId, outLegId, backLegId, hotelId, checkIn, nights, rooms, market, currency, shown] = read.data;
  const choice: Choice = {
    tourId,
    outLegId,
    backLegId,
    hotelId,
    checkIn,
    nights,
    rooms: rooms.map(([contractId, roomId, accommodationId, mealId, adults, childAges]) => ({
      contractId,
      roomId,
      accommodationId,
      mealId,
      party: { adults, childAges },
    })),
  };
  return { choice, market, currency, shown: new Map(shown) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // signed by us but not JSON cannot be; whoever wrote it, it is no claim
  }
}
