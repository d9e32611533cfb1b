import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { dayNumber, fromDayNumber, type PlainDate } from '#lib/plain-date.ts';
import type { Choice } from '#price-search/catalogue.ts';
import type { FlightChoice } from '#price-search/find-flights.ts';

/** What was chosen, for which market and currency, and the lines of the price that was shown (whole units by key). */
export type Claim = TourClaim | FlightClaim;

type Shown = {
  market: string;
  currency: string;
  shown: ReadonlyMap<string, number>;
  /** When that price was computed, to the minute; claims written before they had it do not know. */
  pricedAt?: Date;
  /** The terms of cancellation that were shown with it; claims written before they had them do not know. */
  terms?: ShownTerms;
};

/** Terms of cancellation, as far as it shows whether they are still the same. */
export type ShownTerms = {
  /** Four characters that differ where the terms do, whatever the price is. */
  mark: string;
  /** The last day on which cancelling was free; null: it was not, or nothing was said. */
  freeUntil: PlainDate | null;
};

/** A stay, with the way there if there is one. */
export type TourClaim = Shown & { kind: 'tour'; choice: Choice };

/** Flights alone. */
export type FlightClaim = Shown & { kind: 'flight'; choice: FlightChoice };

const id = z.int().nonnegative();
/** Partners’ are negative. */
const hotelId = z.int();
const lineKey = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const party = [z.int().min(1).max(12), z.array(z.int().min(0).max(17)).max(4)] as const;

/** Who sleeps in one room: contract, room, accommodation, meal, adults, ages of the children. */
const room = z.tuple([id, id, id, id, ...party]);

/** Market, currency, lines. */
const shownAs = [
  z.string().max(8),
  z.string().length(3),
  z.array(z.tuple([z.string().regex(lineKey).max(40), z.int()])).max(120),
] as const;

/** Version 3, positional to stay short: it travels in URLs. */
const tour = z.tuple([
  z.literal(3),
  z.literal('t'),
  id, // tour
  id.nullable(), // outbound leg
  id.nullable(), // leg back
  hotelId,
  id, // first night, days since 1970-01-01
  z.int().min(1).max(30),
  z.array(room).min(1).max(12),
  ...shownAs,
]);

const airport = z.string().length(3);

const flight = z.tuple([
  z.literal(3),
  z.literal('f'),
  airport, // from
  airport, // to
  id, // day out, days since 1970-01-01
  id, // leg out
  id.nullable(), // day back
  id.nullable(), // leg back
  ...party,
  ...shownAs,
]);

const written = z.union([tour, flight]);

const signatureBytes = 16;
const sign = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(payload).digest().subarray(0, signatureBytes);

const minuteMs = 60_000;

/**
 * Writes a claim as a signed token: any server with the same secret can open it, at any time. The choice and its price
 * stand before the first dot, the minute and the terms after it: the same offer, priced again, differs only there.
 */
export function writeClaim(claim: Claim, secret: string): string {
  const fields = claim.kind === 'tour' ? tourFields(claim) : flightFields(claim);
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
  const minute = claim.pricedAt && Math.floor(claim.pricedAt.getTime() / minuteMs).toString(36);
  const signed = [payload, minute, claim.terms && termsText(claim.terms)].filter(Boolean).join('.');
  return `${signed}.${sign(signed, secret).toString('base64url')}`;
}

const markLength = 4;

/** The mark and the day, in days since 1970-01-01; the mark alone where there is none. */
const termsText = ({ mark, freeUntil }: ShownTerms) =>
  freeUntil === null ? mark : `${mark}${dayNumber(freeUntil)}`;

function readTerms(text: string): ShownTerms {
  const [mark, day] = [text.slice(0, markLength), text.slice(markLength)];
  return { mark, freeUntil: day === '' ? null : fromDayNumber(Number(day)) };
}

const tourFields = ({ choice, market, currency, shown }: TourClaim): z.input<typeof tour> => [
  3,
  't',
  choice.tourId,
  choice.outLegId,
  choice.backLegId,
  choice.hotelId,
  choice.checkIn,
  choice.nights,
  choice.rooms.map(({ contractId, roomId, accommodationId, mealId, party: { adults, childAges } }) => [
    contractId,
    roomId,
    accommodationId,
    mealId,
    adults,
    [...childAges],
  ]),
  market,
  currency,
  [...shown],
];

const flightFields = ({ choice, market, currency, shown }: FlightClaim): z.input<typeof flight> => [
  3,
  'f',
  choice.from,
  choice.to,
  choice.departDay,
  choice.outLegId,
  choice.returnDay,
  choice.backLegId,
  choice.party.adults,
  [...choice.party.childAges],
  market,
  currency,
  [...shown],
];

/** Opens a token; undefined where it is not ours or was changed. */
export function readClaim(token: string, secret: string): Claim | undefined {
  const end = token.lastIndexOf('.');
  const [signed, signature] = [token.slice(0, end), token.slice(end + 1)];
  const [payload = '', minute, terms, ...rest] = signed.split('.');
  const given = Buffer.from(signature, 'base64url');
  if (end < 0 || rest.length > 0 || given.length !== signatureBytes) return undefined;
  // The last character carries spare bits: only the way we write it counts.
  if (given.toString('base64url') !== signature) return undefined;
  if (!timingSafeEqual(given, sign(signed, secret))) return undefined;
  const read = written.safeParse(parseJson(Buffer.from(payload, 'base64url').toString()));
  if (!read.success) return undefined;
  const claim = read.data[1] === 't' ? tourClaim(read.data) : flightClaim(read.data);
  return {
    ...claim,
    ...(minute !== undefined && { pricedAt: new Date(Number.parseInt(minute, 36) * minuteMs) }),
    ...(terms !== undefined && { terms: readTerms(terms) }),
  };
}

function tourClaim(fields: z.output<typeof tour>): TourClaim {
  const [, , tourId, outLegId, backLegId, hotelId, checkIn, nights, rooms, market, currency, shown] = fields;
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
  return { kind: 'tour', choice, market, currency, shown: new Map(shown) };
}

function flightClaim(fields: z.output<typeof flight>): FlightClaim {
  const [, , from, to, departDay, outLegId, returnDay, backLegId, adults, childAges, ...rest] = fields;
  const [market, currency, shown] = rest;
  const choice = { from, to, departDay, outLegId, returnDay, backLegId, party: { adults, childAges } };
  return { kind: 'flight', choice, market, currency, shown: new Map(shown) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // signed by us but not JSON cannot be; anyone who wrote it, it is no claim
  }
}
