import { isSameList, mergeList } from '#lib/merge-list.ts';
import { type KeptList, type ListName, listNames } from './kept-list.ts';
import { keptList } from './kept-lists.ts';
import { personHere } from './person-here.ts';
import { fetchServerList, sendServerList } from './server-list.ts';
import { forgetLists, storeList } from './store-list.ts';
import { areOfAnother, storeTold, toldList } from './told-lists.ts';

/**
 * Brings the lists of this device and those on the server of whoever is logged in together ([S]§4.7): what was kept
 * before is added, what was changed here is sent, what was changed elsewhere is fetched. Those of somebody who is not here
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

async function sendAndFetch(name: ListName): Promise<void> {
  const sent = keptList(name);
  const before = toldList(name) ?? [];
  if (!isSameList(sent, before)) {
    if (!(await sendServerList(name, before, sent))) return;
    storeTold(name, sent);
  }
  const told = await fetchServerList(name);
  if (told) hearList(name, told);
}

/** Takes over what the server has told of a list; what was changed here meanwhile stays. */
export function hearList(name: ListName, told: KeptList): void {
  const list = keptList(name);
  const merged = mergeList(told, toldList(name) ?? [], list);
  storeTold(name, told);
  if (!isSameList(merged, list)) storeList(name, merged);
}
