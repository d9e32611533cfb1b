import { type AnswerOf, basePaths } from '#calls/call.ts';
import type { getNotify } from '#calls/notify.ts';
import { tripFault } from '#lib/kept-trip.ts';
import type { KeptList, ListName } from './kept-list.ts';
import type { KeptTrips } from './kept-trips.ts';

/** A list as it is on the server, or as it goes there. */
export type ListWithTrips = { hotels: KeptList; trips: KeptTrips };

/** What kept lists are called on the server ([S]§4.7). */
const keys: Record<ListName, string> = { compare: 'COMPARE', favorites: 'FAVORITES' };

/** The list as the server has it; undefined where it does not say, or the session is over. */
export async function fetchServerList(name: ListName): Promise<ListWithTrips | undefined> {
  const notify = await answerTo(`GetNotify?key=${keys[name]}`);
  return notify && listIn(notify);
}

/** Has the server make the changes that lead from one list to the other, and keep these trips; false where it does not. */
export async function sendServerList(
  name: ListName,
  before: KeptList,
  { hotels, trips }: ListWithTrips,
): Promise<boolean> {
  const known = before.join(',') || '0'; // an empty field is none
  const body = new URLSearchParams({ key: keys[name], value: hotels.join(','), before: known });
  if (trips.size > 0) body.set('trips', JSON.stringify(Object.fromEntries(trips)));
  return (await answerTo('SetNotify', { method: 'POST', body, keepalive: true })) !== undefined;
}

type Notify = AnswerOf<typeof getNotify>;

/** The list of an answer. Other servers write it into the message, and have no trips. */
export function listIn({ value, message, trips = {} }: Notify): ListWithTrips {
  const hotels = (value || message || '')
    .split(',')
    .filter((id) => id.trim() !== '')
    .map(Number)
    .filter(Number.isSafeInteger);
  const read = Object.entries(trips).filter(([, trip]) => !tripFault(trip));
  return { hotels, trips: new Map(read.map(([inc, trip]) => [Number(inc), trip])) };
}

async function answerTo(path: string, init?: RequestInit): Promise<Notify | undefined> {
  try {
    const answer = await fetch(`${basePaths.api}/MyOffice/${path}`, init);
    return answer.ok ? ((await answer.json()) as Notify) : undefined; // from our own server, checked there
  } catch {
    return undefined; // what was changed is sent with the next change, or by the next page
  }
}
