import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { packHotel } from '#price-search/hotel-block.ts';
import {
  packRoutes,
  routeKey,
  type SnapshotChange,
  type SnapshotParts,
  type Trade,
} from '#price-search/snapshot.ts';
import {
  type CatalogueState,
  type Changes,
  type Route,
  readChanges,
  readState,
} from './catalogue-changes.server.ts';
import type { Directory } from './directory.ts';
import { directoryParts } from './directory-store.server.ts';
import { readHotelIds, readHotelRows, readLegs } from './price-data-store.server.ts';
import { readParts } from './read-parts.ts';
import { readTours, tourTables } from './tour-data-store.server.ts';

/** A state of the catalogue, laid out. */
export type Packed = { state: CatalogueState; parts: SnapshotParts };

/** What leads from an older state to this one; from nothing, where there is no older one. */
export type CatalogueChange = {
  from: CatalogueState | undefined;
  state: CatalogueState;
  snapshot: SnapshotChange;
  directory: Partial<Directory>;
};

/** Reads and lays out what changed since a state, all as of one moment; undefined where nothing did. */
export async function readChange(
  db: Kysely<DB>,
  since: PlainDate,
  previous: Packed | undefined,
): Promise<CatalogueChange | undefined> {
  if (previous && isSame(previous.state, await readState(db))) return;
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const state = await readState(transaction);
      const changes = await readChanges(transaction, previous?.state, state);
      return {
        from: previous?.state,
        state,
        snapshot: {
          hotels: await packHotels(transaction, changes.hotelIds, previous?.parts.hotels ?? new Map()),
          routes: await packLegs(transaction, since, changes.routes, previous?.parts.routes ?? new Map()),
          trade: await readTrade(transaction, changes),
        },
        directory: await readParts(directoryParts, transaction, changes.hasChanged),
      };
    });
}

export const isSame = (one: CatalogueState, other: CatalogueState) =>
  one.version === other.version && one.stamp === other.stamp;

/** Rows of so many hotels are in memory at a time. */
const hotelsAtATime = 200;

async function packHotels(
  db: Kysely<DB>,
  changed: Changes['hotelIds'],
  known: SnapshotParts['hotels'],
): Promise<SnapshotChange['hotels']> {
  const ids = changed === 'all' ? [...new Set([...(await readHotelIds(db)), ...known.keys()])] : changed;
  const packed = new Map<number, SharedArrayBuffer | null>();
  for (let at = 0; at < ids.length; at += hotelsAtATime) {
    const some = ids.slice(at, at + hotelsAtATime);
    const rows = new Map((await readHotelRows(db, some)).map((of) => [of.hotel.id, of]));
    for (const id of some) {
      const of = rows.get(id);
      keep(packed, known, id, of ? packHotel(of) : null);
    }
  }
  return packed;
}

async function packLegs(
  db: Kysely<DB>,
  since: PlainDate,
  changed: Changes['routes'],
  known: SnapshotParts['routes'],
): Promise<SnapshotChange['routes']> {
  if (changed.length === 0) return new Map();
  const found = packRoutes(await readLegs(db, since, changed));
  const keys = changed === 'all' ? new Set([...found.keys(), ...known.keys()]) : changed.map(keyOf);
  const packed = new Map<string, SharedArrayBuffer | null>();
  for (const key of keys) keep(packed, known, key, found.get(key) ?? null);
  return packed;
}

const keyOf = ({ from, to }: Route) => routeKey(from, to);

/** A block that came out as it was is no change: anyone who has it open keeps it. */
function keep<Key>(
  packed: Map<Key, SharedArrayBuffer | null>,
  known: ReadonlyMap<Key, SharedArrayBuffer>,
  key: Key,
  block: SharedArrayBuffer | null,
): void {
  const old = known.get(key);
  if (block === null ? old : !old || Buffer.compare(Buffer.from(old), Buffer.from(block)) !== 0)
    packed.set(key, block);
}

const readTrade = async (db: Kysely<DB>, changes: Changes): Promise<Trade | undefined> =>
  tourTables.some(changes.hasChanged) ? readTours(db) : undefined;
