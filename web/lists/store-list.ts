import { deviceStore } from '#web/context/browser-store.ts';
import { type KeptList, type ListName, listNames, writeList } from './kept-list.ts';
import { publishLists } from './kept-lists.ts';
import { storeTrips } from './kept-trips.ts';

/** Where it stands which of the lists the server has. */
export const syncedAs = 'toldLists';

/** Writes a list into the storage, and tells the page. */
export function storeList(name: ListName, list: KeptList): void {
  if (list.length === 0) deviceStore.remove(name);
  else deviceStore.set(name, writeList(name, list));
  publishLists();
}

/** Takes all lists off the device. */
export function forgetLists(): void {
  deviceStore.remove(syncedAs);
  storeTrips(new Map(), []);
  for (const name of listNames) storeList(name, []);
}
