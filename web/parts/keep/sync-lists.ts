import { isSameList, mergeList } from '#lib/merge-list.ts';
import { agentHere } from './agent-here.ts';
import { fetchAgentList, sendAgentList } from './agent-list.ts';
import { type KeptList, type ListName, listNames } from './kept-list.ts';
import { keptList } from './kept-lists.ts';
import { forgetLists, storeList } from './store-list.ts';
import { areOfAnother, storeTold, toldList } from './told-lists.ts';

/**
 * Brings the lists of this device and those of the agent on the server together ([S]§4.7): what was kept before logging in
 * is added, what was changed here is sent, what was changed elsewhere is fetched. Those of an agent who is not here
 * any more leave the device: the server has them.
 */
export function syncLists(): Promise<void> {
  if (areOfAnother()) forgetLists();
  if (agentHere() !== undefined)
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
    if (!(await sendAgentList(name, before, sent))) return;
    storeTold(name, sent);
  }
  const told = await fetchAgentList(name);
  if (told) hearList(name, told);
}

/** Takes over what the server has told of a list; what was changed here meanwhile stays. */
export function hearList(name: ListName, told: KeptList): void {
  const list = keptList(name);
  const merged = mergeList(told, toldList(name) ?? [], list);
  storeTold(name, told);
  if (!isSameList(merged, list)) storeList(name, merged);
}
