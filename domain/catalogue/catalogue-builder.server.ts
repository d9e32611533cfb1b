import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { applyChange, type SnapshotChange } from '#price-search/snapshot.ts';
import { type CatalogueState, readState } from './catalogue-changes.server.ts';
import { type DirectorySlice, replaceFields, sliceDirectory } from './directory-slices.ts';
import { emptyParts } from './empty-parts.ts';
import { type EngineImage, readEngineFile, writeEngineFile } from './engine-file.server.ts';
import { isSame, readChange } from './read-change.server.ts';

/** `known` is the state that the asker has: without it, or with another than the builder's, everything is told. */
export type BuilderQuestion = { since: PlainDate; known: CatalogueState | undefined };

/** What leads from the state that the asker knows to this one; from nothing, where `from` is missing. */
export type BuiltChange = {
  from: CatalogueState | undefined;
  state: CatalogueState;
  snapshot: SnapshotChange;
  directory: DirectorySlice[];
};

/** Reads the catalogue and what changes of it, and lays it out. Asked once at a time. */
export type CatalogueBuilder = {
  read: (asked: BuilderQuestion) => Promise<BuiltChange | undefined>;
  close: () => Promise<void>;
};

export type BuilderLog = { info: (fields: object, message: string) => void };

type Options = {
  db: Kysely<DB>;
  /** Keeps what was laid out for the next start. */
  folder: string | undefined;
  log: BuilderLog;
};

/** A change is in the file after this time at the latest. */
const writeAfterMs = 60_000;

export function createCatalogueBuilder({ db, folder, log }: Options): CatalogueBuilder {
  const path = folder && join(folder, 'catalogue');
  let held: EngineImage | undefined;
  let written: CatalogueState | undefined;
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** One after the other; a disk that is full is no reason to stop selling. */
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(async () => {
      const image = held;
      if (!path || !image || (written && isSame(written, image.state))) return;
      try {
        await writeEngineFile(path, image);
        written = image.state;
      } catch (cause) {
        log.info({ path, reason: String(cause) }, 'The catalogue could not be written to its file');
      }
    });
    return writing;
  };

  const fromFile = async (): Promise<EngineImage | undefined> => {
    if (!path) return;
    const read = await readEngineFile(path, await readState(db));
    if (read.ok) {
      log.info({ path }, 'The catalogue is read from its file');
      return read.image;
    }
    if (read.reason !== 'missing') log.info({ path, reason: read.reason }, 'The catalogue file is not used');
  };

  return {
    read: async ({ since, known }) => {
      if (!held || !known || !isSame(held.state, known)) held = undefined;
      const image = held ?? (await fromFile());
      if (!held && image) {
        held = image;
        written = image.state;
        return { from: undefined, state: image.state, snapshot: image.parts, directory: image.directory };
      }
      const change = await readChange(db, since, held);
      if (!change) return;
      const directory = sliceDirectory(change.directory);
      const isFirst = held === undefined;
      held = {
        state: change.state,
        parts: applyChange(held?.parts ?? emptyParts, change.snapshot),
        directory: replaceFields(held?.directory ?? [], directory),
      };
      if (isFirst) write();
      else timer ??= setTimeout(write, writeAfterMs).unref();
      return { ...change, directory };
    },
    close: write,
  };
}
