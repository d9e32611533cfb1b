import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { mergeList } from '#lib/merge-list.ts';
import { mostKept } from '#lib/most-kept.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type KeptList, lockKeptList, type WhichList, writeKeptList } from './kept-list-store.server.ts';

/** What a device has made of a list, and what it knew of it before; without that, the list becomes the new one. */
type Change = {
  hotels: readonly number[];
  before: readonly number[] | undefined;
  /** The trips that have changed on the device. */
  trips: Readonly<Record<string, string>> | undefined;
};

/**
 * Changes a list of an agent or a traveller, and returns what it is now. Devices that change it at once lose nothing: what
 * each has added or taken out is. A hotel that does not fit among those to compare is left out; favourites that would
 * become too many are refused. Of a trip the change that comes last counts.
 */
export const changeKeptList = (
  db: Kysely<DB>,
  which: WhichList,
  change: Change,
): Promise<Result<KeptList, 'full'>> =>
  db.transaction().execute(async (transaction) => {
    const stored = await lockKeptList(transaction, which);
    const merged = mergeList(stored.hotels, change.before ?? stored.hotels, change.hotels);
    const most = mostKept[which.name];
    if (which.name !== 'compare' && merged.length > most) return fail('full');
    const hotels = merged.slice(0, most);
    const list = { hotels, trips: tripsOf(hotels, { ...stored.trips, ...change.trips }) };
    await writeKeptList(transaction, which, list);
    return ok(list);
  });

/** The trips of the hotels that are in a list. */
function tripsOf(hotels: readonly number[], trips: Record<string, string>): Record<string, string> {
  const kept = new Set(hotels.map(String));
  return Object.fromEntries(Object.entries(trips).filter(([inc]) => kept.has(inc)));
}
