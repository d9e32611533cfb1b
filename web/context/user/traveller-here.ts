import { cookieValue } from '#lib/cookies.ts';

/** What pages know of a traveller who is logged in. */
export type TravellerHere = { name: string; email: string };

/** The cookie that scripts know by whose lists these are. */
export const travellerCookie = 'traveller';

/** The number of the traveller whose cookies these are; undefined where nobody is logged in. */
export const readTraveller = (cookies: string | null): number | undefined =>
  Number(cookieValue(cookies, travellerCookie)) || undefined;
