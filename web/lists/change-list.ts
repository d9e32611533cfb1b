import { type KeptList, type ListName, listNames, toggled } from './kept-list.ts';
import { keptList } from './kept-lists.ts';
import { keptTrips, storeTrips } from './kept-trips.ts';
import { personHere } from './person-here.ts';
import { storeList } from './store-list.ts';

/** Adds a hotel, with the trip that it is kept for, or takes it out, here and wherever changes go. */
export const toggleKept = (name: ListName, inc: number, trip?: string): void =>
  changeList(name, toggled(keptList(name), inc), inc, trip);

/** Puts a hotel back to where it was. */
export const restoreKept = (name: ListName, inc: number, at: number, trip?: string): void =>
  changeList(name, keptList(name).toSpliced(at, 0, inc), inc, trip);

function changeList(name: ListName, list: KeptList, inc: number, trip: string | undefined): void {
  const isIn = list.includes(inc);
  const hasNewTrip = isIn && trip !== undefined && trip !== keptTrips().get(inc);
  const trips = isIn && trip !== undefined ? new Map(keptTrips()).set(inc, trip) : keptTrips();
  const others = listNames.filter((other) => other !== name).flatMap((other) => [...keptList(other)]);
  storeTrips(trips, [...list, ...others]);
  storeList(name, list);
  // Fetched for who is logged in alone: nobody else's lists go anywhere.
  const changed = listNames.filter((each) => each === name || (hasNewTrip && keptList(each).includes(inc)));
  if (personHere() !== undefined)
    void import('./sync-lists.ts').then(({ syncList }) => Promise.all(changed.map(syncList)));
}
