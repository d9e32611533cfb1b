import { deviceStore } from '#web/context/browser-store.ts';
import { type KeptList, type ListName, readList } from './kept-list.ts';
import { type KeptTrips, readTrips } from './kept-trips.ts';
import { personHere } from './person-here.ts';
import type { ListWithTrips } from './server-list.ts';
import { syncedAs } from './store-list.ts';

/** Which of the device's lists the server is known to have, and whose they are. */
type Told = {
  agent: number;
  lists: Partial<Record<ListName, KeptList>>;
  trips: Partial<Record<ListName, KeptTrips>>;
};

/** A list as the server has told it last to anyone who is logged in here. */
export function syncedList(name: ListName): ListWithTrips {
  const told = areOfAnother() ? undefined : readSynced();
  return { hotels: told?.lists[name] ?? [], trips: told?.trips[name] ?? new Map() };
}

/** Whether the lists of the device are copies of those of a user who is not here any more. */
export function areOfAnother(): boolean {
  const told = readSynced();
  return told !== undefined && told.agent !== personHere();
}

export function storeSynced(name: ListName, { hotels, trips }: ListWithTrips): void {
  const agent = personHere();
  if (agent === undefined) return;
  const told = areOfAnother() ? undefined : readSynced();
  const allTrips = Object.entries({ ...told?.trips, [name]: trips });
  const written = {
    agent,
    lists: { ...told?.lists, [name]: hotels },
    trips: Object.fromEntries(allTrips.map(([list, each]) => [list, Object.fromEntries(each)])),
  };
  deviceStore.set(syncedAs, JSON.stringify(written));
}

/** A visitor may write into the storage what they like. */
function readSynced(): Told | undefined {
  const stored = deviceStore.get(syncedAs);
  if (stored === null) return undefined;
  try {
    const { agent, lists, trips } = Object(JSON.parse(stored));
    const told = Object.entries(Object(lists)).map(([name, list]) => [name, readList(JSON.stringify(list))]);
    const kept = Object.entries(Object(trips)).map(([name, each]) => [name, readTrips(JSON.stringify(each))]);
    return { agent: Number(agent), lists: Object.fromEntries(told), trips: Object.fromEntries(kept) };
  } catch {
    return undefined;
  }
}
