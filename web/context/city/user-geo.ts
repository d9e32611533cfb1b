import { z } from 'zod';
import type { AnswerOf } from '#calls/call.ts';
import type { geo } from '#calls/geo.ts';
import { type Cookie, cookieValue } from '#lib/cookies.ts';
import { asksFromTown } from './asks-from-town.ts';

const storedGeo = z.object({
  /** ISO 3166, in lower case. */
  countrySlug: z.string().max(10),
  invariantName: z.string().max(100),
  /** The city's subdomain. */
  slug: z.string().regex(/^[a-z0-9-]{1,60}$/),
  /** When it was found or chosen, in UTC: `YYYY-MM-DD HH:mm`. */
  updatedGeoDate: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
  isConfirmed: z.boolean(),
});

/** The visitor's city, as their browser keeps it ([S]§3.4). */
export type UserGeo = z.infer<typeof storedGeo>;

/** What a browser may have kept; an older or a spoilt one lacks fields. */
export type StoredGeo = { [Field in keyof UserGeo]?: UserGeo[Field] | undefined };

const hourMs = 3_600_000;
const refreshAfterMs = 7 * 24 * hourMs;
const confirmAfterMs = 24 * hourMs;

/** The kept city in a `Cookie` header; what cannot be read is none. */
export function readGeo(cookies: string | null): StoredGeo | undefined {
  try {
    const read = storedGeo.partial().safeParse(JSON.parse(cookieValue(cookies, 'geo') ?? ''));
    return read.success ? read.data : undefined;
  } catch {
    return undefined; // not a text of ours
  }
}

/** The cookie that keeps it. */
export const geoCookieOf = (geo: UserGeo): Cookie => ({ name: 'geo', value: JSON.stringify(geo) });

/** The answer of the geo call as it is read ([S]§3.4). */
export const readGeoAnswer = ({ nearestTown, country_code2, subdomain, ip }: AnswerOf<typeof geo>) => ({
  ...nearestTown,
  countrySlug: country_code2,
  invariantName: subdomain.invariantName,
  slug: subdomain.secondLevel,
  ip,
});

/** Whether the place has to be asked for: nothing is kept, or it is 7 days old ([S]§4.3). */
export const isDue = (stored: StoredGeo | undefined, now: Date): boolean =>
  !stored?.slug || !stored.updatedGeoDate || ageOf(stored.updatedGeoDate, now) >= refreshAfterMs;

/** What is kept once the place was asked for: it replaces a city that was guessed, never one that was confirmed. */
export function withAnswer(stored: StoredGeo | undefined, answer: AnswerOf<typeof geo>, now: Date): UserGeo {
  const { countrySlug, invariantName, slug } = readGeoAnswer(answer);
  const isKept = stored?.isConfirmed === true && stored.slug !== undefined;
  return {
    countrySlug,
    invariantName: isKept ? (stored.invariantName ?? stored.slug ?? '') : invariantName,
    slug: isKept ? (stored.slug ?? slug) : slug,
    updatedGeoDate: stamp(now),
    isConfirmed: isKept,
  };
}

/** A city that nobody has objected to for 24 hours counts as confirmed ([S]§4.3). */
export const confirmedByTime = (geo: UserGeo, now: Date): UserGeo =>
  !geo.isConfirmed && ageOf(geo.updatedGeoDate, now) >= confirmAfterMs ? { ...geo, isConfirmed: true } : geo;

/** Anyone who asks for what leaves from a town has answered. */
export const confirmedBySearch = (geo: UserGeo, params: URLSearchParams): UserGeo =>
  !geo.isConfirmed && asksFromTown(params) ? { ...geo, isConfirmed: true } : geo;

type ChosenCity = { countryCode: string; invariantName: string; secondLevel: string };

/** What is kept when the visitor chooses a city. */
export const chosenGeo = (city: ChosenCity, now: Date): UserGeo => ({
  countrySlug: city.countryCode,
  invariantName: city.invariantName,
  slug: city.secondLevel,
  updatedGeoDate: stamp(now),
  isConfirmed: true,
});

/** A kept city with nothing missing. */
export function completeGeo(stored: StoredGeo | undefined): UserGeo | undefined {
  if (!stored?.slug || !stored.updatedGeoDate) return undefined;
  const { slug, updatedGeoDate, countrySlug = '', invariantName = slug, isConfirmed = false } = stored;
  return { countrySlug, invariantName, slug, updatedGeoDate, isConfirmed };
}

const stamp = (now: Date) => now.toISOString().slice(0, 16).replace('T', ' ');

const ageOf = (updatedGeoDate: string, now: Date) =>
  now.getTime() - Date.parse(`${updatedGeoDate.replace(' ', 'T')}Z`);
