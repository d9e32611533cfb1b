import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { mergeList } from '#lib/merge-list.ts';
import { mostCompared } from '#lib/most-compared.ts';
import { lockKeptList, type WhichList, writeKeptList } from './kept-list-store.server.ts';

/** What a device has made of a list, and what it knew of it before; without that, the list becomes the new one. */
type Change = { hotels: readonly number[]; before: readonly number[] | undefined };

/**
 * Changes a list of an agent or a traveller, and returns what it is now. Devices that change it at once lose nothing: what
 * each has added or taken out is. A hotel that does not fit any more is left out.
 */
export const changeKeptList = (db: Kysely<DB>, which: WhichList, change: Change): Promise<number[]> =>
  db.transaction().execute(async (transaction) => {
    const stored = await lockKeptList(transaction, which);
    const merged = mergeList(stored, change.before ?? stored, change.hotels);
    const once = [...new Set(merged)];
    const hotels = which.name === 'compare' ? once.slice(0, mostCompared) : once;
    await writeKeptList(transaction, which, hotels);
    return hotels;
  });
