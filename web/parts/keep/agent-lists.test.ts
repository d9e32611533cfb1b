import { beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '#calls/client.ts';
import { type NotifyAnswer, notifyIds } from '#calls/notify.ts';
import { adoptFavourites, keepAgentLists } from './agent-lists.ts';
import { keptList, storeList, toggleKept } from './kept-lists.ts';

/** A browser's storage. */
function openStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', openStorage());
});

/** MyOffice, in memory: it knows keys whatever their case. */
function openOffice(lists: Record<string, string> = {}) {
  const asked: string[] = [];
  const call = async (
    definition: { name: string },
    query: { key?: string },
    body?: { key: string; value: string },
  ) => {
    const key = (body?.key ?? query.key ?? '').toLowerCase();
    asked.push(`${definition.name} ${body?.key ?? query.key}`);
    if (body) lists[key] = body.value;
    return { ok: true, value: { code: 0, value: lists[key] ?? '' } satisfies NotifyAnswer };
  };
  return { client: { call } as unknown as Client, lists, asked };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('at login the lists of the browser join those of the server', async () => {
  storeList('compare', [3, 4]);
  storeList('favorites', [5]);
  const { client, lists } = openOffice({ compare: '1,3', favorites: '5' });
  await keepAgentLists(client);
  expect(keptList('compare')).toEqual([1, 3, 4]);
  expect(lists).toEqual({ compare: '1,3,4', favorites: '5' });
});

test('[S-4.7-04] [S-4.7-05] [S-4.7-06] [S-4.7-07] [W-4-53] [W-4-56] changes are written, compare under COMPARE; favourites are read again', async () => {
  const { client, lists, asked } = openOffice();
  await keepAgentLists(client);
  asked.length = 0;
  toggleKept('compare', 7);
  await settled();
  expect(asked).toEqual(['setNotify COMPARE']);
  toggleKept('favorites', 8);
  await settled();
  expect(asked.slice(1)).toEqual(['setNotify favorites', 'getNotify favorites']);
  expect(lists).toEqual({ compare: '7', favorites: '8' });
});

test('[S-4.7-08] favourites become what the notification says, where that is another list', () => {
  storeList('favorites', [1, 2]);
  adoptFavourites({ code: 0, value: '2, 3' });
  expect(keptList('favorites')).toEqual([2, 3]);
  const before = keptList('favorites');
  adoptFavourites({ code: 0, value: '2,3' });
  expect(keptList('favorites')).toBe(before);
});

test('a list is read from value, else from message', () => {
  expect(notifyIds({ code: 0, value: '1,2', message: '3' })).toEqual(['1', '2']);
  expect(notifyIds({ code: 0, message: '3' })).toEqual(['3']);
  expect(notifyIds({ code: 0, message: 'ok' })).toEqual([]);
});

test('[S-4.7-09] without an agent the lists stay in the browser, and after the logout they are gone', async () => {
  const { client, asked } = openOffice();
  toggleKept('compare', 7);
  const end = await keepAgentLists(client);
  asked.length = 0;
  end();
  expect(keptList('compare')).toEqual([]);
  toggleKept('compare', 8);
  await settled();
  expect(asked).toEqual([]);
  expect(localStorage.getItem('compare')).toBe('["8"]');
});

test('a server that cannot be asked takes nothing away', async () => {
  storeList('favorites', [5]);
  const refused = { call: async () => ({ ok: false, reason: 'network' }) } as unknown as Client;
  await keepAgentLists(refused);
  expect(keptList('favorites')).toEqual([5]);
});
