/** The thread that reads the catalogue and lays it out, on a database connection of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import type pg from 'pg';
import { pino } from 'pino';
import { connect } from '#db/open.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { applyChange } from '#price-search/snapshot.ts';
import type { CatalogueState } from './catalogue-changes.server.ts';
import { type DirectorySlice, sliceDirectory } from './directory-slices.ts';
import { emptyParts } from './empty-parts.ts';
import { type CatalogueChange, isSame, type Packed, readChange } from './read-change.server.ts';

/** A change on its way between threads. */
export type PostedChange = Omit<CatalogueChange, 'directory'> & { directory: DirectorySlice[] };

/** `known` is the state that the asker has: without it, or with another than the thread's, everything is told. */
export type BuilderQuestion = { since: PlainDate; known: CatalogueState | undefined };

export type ToBuilder = { read: BuilderQuestion } | { end: true };
export type FromBuilder = { change: PostedChange | undefined } | { failure: unknown };

const port = parentPort!;
const { connection } = workerData as { connection: pg.ClientConfig };
// Whatever breaks is told to the thread that asked, which has the log.
const database = connect(connection, pino({ level: 'silent' }));
database.catch(() => {});
let held: Packed | undefined;

const tell = (message: FromBuilder) => port.postMessage(message);

port.on('message', async (message: ToBuilder) => {
  if ('end' in message) {
    await database.then(
      ({ close }) => close(),
      () => {},
    );
    port.close();
    return;
  }
  try {
    tell({ change: await read(message.read) });
  } catch (failure) {
    tell({ failure });
  }
});

async function read({ since, known }: BuilderQuestion): Promise<PostedChange | undefined> {
  const { db } = await database;
  if (!held || !known || !isSame(held.state, known)) held = undefined;
  const change = await readChange(db, since, held);
  if (!change) return;
  held = { state: change.state, parts: applyChange(held?.parts ?? emptyParts, change.snapshot) };
  return { ...change, directory: sliceDirectory(change.directory) };
}
