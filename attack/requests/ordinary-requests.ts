import { type AttackRequest, addressOf, request } from '../send/attack-request.ts';
import type { Knowledge } from '../target/reconnoitre.ts';
import { tripDays } from './random-requests.ts';

/** What visitors ask: pages, searches, pictures, one after the other. */
export function* ordinaryRequests(known: Knowledge): Generator<AttackRequest, never> {
  const paths = [
    ...ordinarySearches(known),
    '/',
    '/ru',
    '/search/hot-tours',
    ...known.pages,
    ...known.pictures,
  ];
  for (let nth = 0; ; nth++) {
    const path = paths[nth % paths.length]!;
    yield { name: path, bytes: request({ path, from: addressOf(5_000 + (nth % 1_000)) }), expects: /^[23]/ };
  }
}

/** Searches of a couple for a week, in the destination that most is sold of. */
export const ordinarySearches = ({ trip: { townFrom, state } }: Knowledge): string[] =>
  Array.from({ length: 12 }, (_, week) => {
    const { CHECKIN_BEG, CHECKIN_END } = tripDays(6 + (week % 6));
    const stay = `NIGHTMIN=${5 + (week % 4)}&NIGHTMAX=${9 + (week % 3)}&ADULT=2`;
    return `/core/search?TOWNFROM=${townFrom}&STATEINC=${state}&CHECKIN_BEG=${CHECKIN_BEG}&CHECKIN_END=${CHECKIN_END}&${stay}`;
  });
