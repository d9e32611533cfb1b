import { useSyncExternalStore } from 'react';
import { deviceStore } from '#web/visit/browser-store.ts';
import { type KeptList, type ListName, listNames, readList, toggled, writeList } from './kept-list.ts';
import { type KeptTrips, readTrips, storedTrips, storeTrips } from './kept-trips.ts';

const listeners = new Set<() => void>();
const none: KeptList = [];

/** What was read last, so that an unchanged list stays the same one. */
const lastRead = new Map<ListName, { stored: string | null; list: KeptList }>();

/** A list of the visitor, kept by the browser; empty on the server and in the first render. */
export const useKeptList = (name: ListName): KeptList =>
  useSyncExternalStore(
    listen,
    () => keptList(name),
    () => none,
  );

/** The list as it stands in the storage. */
export function keptList(name: ListName): KeptList {
  const stored = deviceStore.get(name);
  const last = lastRead.get(name);
  if (last && last.stored === stored) return last.list;
  const list = readList(stored);
  lastRead.set(name, { stored, list });
  return list;
}

/** The trips that hotels were kept for, as they stand in the storage. */
export const keptTrips = (): KeptTrips => readTrips(storedTrips());

/** Adds a hotel, with the trip that it is kept for, or takes it out, here and wherever changes go. */
export const toggleKept = (name: ListName, inc: number, trip?: string): void =>
  changeList(name, toggled(keptList(name), inc), inc, trip);

/** Puts a hotel back to where it was. */
export const restoreKept = (name: ListName, inc: number, at: number, trip?: string): void =>
  changeList(name, keptList(name).toSpliced(at, 0, inc), inc, trip);

function changeList(name: ListName, list: KeptList, inc: number, trip: string | undefined): void {
  const isIn = list.includes(inc);
  const trips = isIn && trip !== undefined ? new Map(keptTrips()).set(inc, trip) : keptTrips();
  const others = listNames.filter((other) => other !== name).flatMap((other) => [...keptList(other)]);
  storeTrips(trips, [...list, ...others]);
  storeList(name, list);
}

/** Replaces a list here alone: with what the server has. */
export function storeList(name: ListName, list: KeptList): void {
  if (list.length === 0) deviceStore.remove(name);
  else deviceStore.set(name, writeList(name, list));
  for (const listener of listeners) listener();
}

/** Other tabs change the lists, too. */
function listen(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
