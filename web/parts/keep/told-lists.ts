import { deviceStore } from '#web/visit/browser-store.ts';
import { type KeptList, type ListName, readList } from './kept-list.ts';
import { personHere } from './person-here.ts';
import { toldAs } from './store-list.ts';

/** Which of the device's lists the server is known to have, and whose they are. */
type Told = { agent: number; lists: Partial<Record<ListName, KeptList>> };

/** A list as the server has told it last to whoever is logged in here. */
export function toldList(name: ListName): KeptList | undefined {
  const told = readTold();
  return told && told.agent === personHere() ? told.lists[name] : undefined;
}

/** Whether the lists of the device are copies of those of somebody who is not here any more. */
export function areOfAnother(): boolean {
  const told = readTold();
  return told !== undefined && told.agent !== personHere();
}

export function storeTold(name: ListName, list: KeptList): void {
  const agent = personHere();
  if (agent === undefined) return;
  const lists = { ...(areOfAnother() ? {} : readTold()?.lists), [name]: list };
  deviceStore.set(toldAs, JSON.stringify({ agent, lists } satisfies Told));
}

/** A visitor may write into the storage what they like. */
function readTold(): Told | undefined {
  const stored = deviceStore.get(toldAs);
  if (stored === null) return undefined;
  try {
    const { agent, lists } = Object(JSON.parse(stored));
    const told = Object.entries(Object(lists)).map(([name, list]) => [name, readList(JSON.stringify(list))]);
    return { agent: Number(agent), lists: Object.fromEntries(told) };
  } catch {
    return undefined;
  }
}
