import { takeWayBack, wayBack } from '#web/visit/way-back.ts';
import type { ReadableSearch, ResultsData, SearchOutcome } from './results-loader.ts';

type Kept = { data: ReadableSearch; at: number };

const mostKept = 12;
const freshForMs = 5 * 60_000;
const kept = new Map<string, Kept>();
/** The address whose list was here, and is there at once. */
let recalled: string | undefined;

/**
 * The list of an address. A visitor who goes back to it gets the one that was here, at once; where that is gone, the
 * page they came back from stays until the new one is whole. Either way the list is as long as it was before the window
 * is scrolled to where it was.
 */
export async function loadList<Other = never>(
  address: string,
  load: () => Promise<ResultsData | Other>,
): Promise<ResultsData | Other> {
  const isBack = takeWayBack() === address;
  const found = isBack ? recall(address) : undefined;
  recalled = found && address;
  if (!isBack) return load();
  return found ?? whole(await load());
}

/** Whether the way to the address is a way back to a list that was here: there is nothing to wait for. */
export const isRecalled = (address: string) => (wayBack() ?? recalled) === address && !!recall(address);

function recall(address: string): ReadableSearch | undefined {
  const found = kept.get(address);
  return found && Date.now() - found.at < freshForMs ? found.data : undefined;
}

async function whole<Other>(data: ResultsData | Other): Promise<ResultsData | Other> {
  if (!isAsked(data)) return data;
  const [outcome] = await Promise.allSettled([data.outcome]);
  return outcome.status === 'fulfilled' ? { ...data, outcome: outcome.value } : data;
}

/** Not every page of a season or of what leaves soon is a search. */
const isAsked = (data: unknown): data is ReadableSearch =>
  (data as Partial<ReadableSearch>).status === 'asked';

/** Keeps an answered page for the way back; the oldest goes first. */
export function remember(address: string, data: ReadableSearch, outcome: SearchOutcome): void {
  if (!outcome.ok) return;
  kept.delete(address);
  kept.set(address, { data: { ...data, outcome }, at: Date.now() });
  const oldest = kept.keys().next().value;
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}
