import { kindOfPath, travelKinds } from '#lib/travel-kind.ts';
import { tripNames } from '#lib/trip-names.ts';
import { deviceStore } from '#web/context/browser-store.ts';

/** Of each hotel of a list the trip that it was kept for, as an address says a trip: `TOWNFROM=2&CHECKIN_BEG=…`. */
export type KeptTrips = ReadonlyMap<number, string>;

const storedAs = 'trips';

/** The town that stands for no flight ([W]§9). */
const noTown = '1';

/** The trip that a page is for; undefined where its address names no days. */
export function tripOfPage({ pathname, search }: { pathname: string; search: string }): string | undefined {
  const said = new URLSearchParams(search);
  if (!said.get('CHECKIN_BEG')) return undefined;
  const kind = kindOfPath(pathname);
  if (kind && !travelKinds[kind].hasFlight) said.set('TOWNFROM', noTown);
  const trip = tripNames.map((name) => [name, said.get(name) ?? ''] as const).filter(([, value]) => value);
  return new URLSearchParams(trip.map(([name, value]) => [name, value])).toString().replaceAll('%2C', ',');
}

/** As they stand in the storage. */
export const keptTrips = (): KeptTrips => readTrips(deviceStore.get(storedAs));

/** What is stored, read; what is no trip of a hotel is left out. */
export function readTrips(stored: string | null): KeptTrips {
  try {
    const trips: unknown = JSON.parse(stored ?? '{}');
    if (typeof trips !== 'object') return new Map();
    const entries = Object.entries(trips ?? {}).filter(([, trip]) => typeof trip === 'string');
    return new Map(entries.map(([inc, trip]) => [Number(inc), trip as string])); // as the filter has seen
  } catch {
    return new Map(); // somebody else's value
  }
}

/** Keeps the trip of a hotel, and forgets those of hotels that are in no list any more. */
export function storeTrips(trips: KeptTrips, keptIncs: readonly number[]): void {
  const kept = new Set(keptIncs);
  const left = [...trips].filter(([inc]) => kept.has(inc));
  if (left.length === 0) deviceStore.remove(storedAs);
  else deviceStore.set(storedAs, JSON.stringify(Object.fromEntries(left)));
}
