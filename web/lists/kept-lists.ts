import { useSyncExternalStore } from 'react';
import { deviceStore } from '#web/context/browser-store.ts';
import { type KeptList, type ListName, readList } from './kept-list.ts';

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

/** Says that a list was changed here. */
export function publishLists(): void {
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
