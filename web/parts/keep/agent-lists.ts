import type { Client } from '#calls/client.ts';
import { getNotify, type NotifyAnswer, notifyIds, notifyKeys, setNotify } from '#calls/notify.ts';
import { type KeptList, type ListName, listNames } from './kept-list.ts';
import { keptList, persistTo, storeList } from './kept-lists.ts';
import { merged } from './list-limits.ts';

const keys: Record<ListName, string> = { compare: notifyKeys.compare, favorites: notifyKeys.favourites };

/**
 * Keeps the lists of an agent on the server ([S]§4.7): what was kept before the login joins what is there, and every
 * change is written. Returns what ends it, for the logout, which also empties the browser's lists. `client` carries
 * the agent's token.
 */
export async function keepAgentLists(client: Pick<Client, 'call'>): Promise<() => void> {
  await Promise.all(listNames.map((name) => join(client, name)));
  persistTo((name, list) => void write(client, name, list));
  return () => {
    persistTo(undefined);
    for (const name of listNames) storeList(name, []);
  };
}

async function join(client: Pick<Client, 'call'>, name: ListName): Promise<void> {
  const onServer = await read(client, name);
  if (!onServer) return; // the server cannot be asked: the browser's list stays
  const list = merged(name, onServer, keptList(name));
  storeList(name, list);
  if (list.length > onServer.length) await write(client, name, list);
}

/** Writes a list; favourites are read again, for the server may have another one by then. */
async function write(client: Pick<Client, 'call'>, name: ListName, list: KeptList): Promise<void> {
  const written = await client.call(setNotify, {}, { key: keys[name], value: list.join(',') });
  if (!written.ok || name !== 'favorites') return;
  const onServer = await read(client, name);
  if (onServer) adopt(name, onServer);
}

/** Takes a list of a notification where it differs from what is stored. */
export function adoptFavourites(answer: NotifyAnswer): void {
  adopt('favorites', notifyIds(answer).map(Number));
}

function adopt(name: ListName, list: KeptList): void {
  if (list.join() !== keptList(name).join()) storeList(name, list);
}

async function read(client: Pick<Client, 'call'>, name: ListName): Promise<KeptList | undefined> {
  const answer = await client.call(getNotify, { key: keys[name] });
  return answer.ok && answer.value.code !== -1 ? notifyIds(answer.value).map(Number) : undefined;
}
