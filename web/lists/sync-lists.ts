import { tripFault } from '#lib/kept-trip.ts';
import { isSameList, mergeList } from '#lib/merge-list.ts';
import { type KeptList, type ListName, listNames } from './kept-list.ts';
import { keptList, publishLists } from './kept-lists.ts';
import { keptTrips, storeTrips } from './kept-trips.ts';
import { personHere } from './person-here.ts';
import { fetchServerList, type ListWithTrips, sendServerList } from './server-list.ts';
import { forgetLists, storeList } from './store-list.ts';
import { areOfAnother, storeSynced, syncedList } from './synced-lists.ts';

/**
 * Brings the lists of this device and those on the server of anyone who is logged in together ([S]§4.7): what was kept
 * before is added, what was changed here is sent, what was changed elsewhere is fetched. Those of a user who is not here
 * any more leave the device: the server has them.
 */
export function syncLists(): Promise<void> {
  if (areOfAnother()) forgetLists();
  if (personHere() !== undefined)
    underway ??= Promise.all(listNames.map(syncList)).then(() => {
      underway = undefined;
    });
  return underway ?? Promise.resolve();
}

let underway: Promise<void> | undefined;

/** One after the other: an answer that comes late never undoes what was done since. */
const turns = new Map<ListName, Promise<void>>();

/** The same of one list. */
export function syncList(name: ListName): Promise<void> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(() => sendAndFetch(name));
  turns.set(name, turn);
  return turn;
}

/** A form of ours is no longer than 64 KB, and a browser sends no more while the page goes. */
const mostTripsSent = 100;

async function sendAndFetch(name: ListName): Promise<void> {
  if (!(await sendChanges(name))) return;
  const told = await fetchServerList(name);
  if (told) hearList(name, told);
}

/** Sends what was changed here; false where that failed. */
async function sendChanges(name: ListName): Promise<boolean> {
  const hotels = keptList(name);
  const told = syncedList(name);
  const changed = changedTrips(hotels, told);
  if (isSameList(hotels, told.hotels) && changed.length === 0) return true;
  for (let at = 0; at === 0 || at < changed.length; at += mostTripsSent) {
    const { hotels: before, trips } = syncedList(name);
    const part = changed.slice(at, at + mostTripsSent);
    if (!(await sendServerList(name, before, { hotels, trips: new Map(part) }))) return false;
    storeSynced(name, { hotels, trips: new Map([...trips, ...part]) });
  }
  return true;
}

/** The trips of hotels that the server does not know as they are here. */
function changedTrips(hotels: KeptList, told: ListWithTrips): [number, string][] {
  const kept = new Set(hotels);
  return [...keptTrips()].filter(
    ([inc, trip]) => kept.has(inc) && trip !== told.trips.get(inc) && !tripFault(trip),
  );
}

/** Takes over what the server has told of a list; what was changed here meanwhile stays. */
export function hearList(name: ListName, told: ListWithTrips): void {
  const list = keptList(name);
  const known = syncedList(name);
  const merged = mergeList(told.hotels, known.hotels, list);
  const isNews = hearTrips(told, known, [...merged, ...listNames.flatMap((each) => [...keptList(each)])]);
  storeSynced(name, told);
  if (!isSameList(merged, list)) storeList(name, merged);
  else if (isNews) publishLists();
}

/** Takes over the trips that were not changed here; whether there were any. */
function hearTrips(told: ListWithTrips, known: ListWithTrips, kept: KeptList): boolean {
  const trips = keptTrips();
  const news = [...told.trips].filter(([inc, trip]) => {
    const here = trips.get(inc);
    return here !== trip && (here === undefined || here === known.trips.get(inc));
  });
  if (news.length > 0) storeTrips(new Map([...trips, ...news]), kept);
  return news.length > 0;
}
