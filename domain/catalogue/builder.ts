import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { DB } from '#db/schema.ts';
import { applyChange } from '#price-search/snapshot.ts';
import type { BuilderQuestion, FromBuilder, PostedChange, ToBuilder } from './builder-thread.ts';
import { joinDirectory } from './directory-slices.ts';
import { emptyParts } from './empty-parts.ts';
import { type CatalogueChange, type Packed, readChange } from './read-change.server.ts';

/** Reads what changed since the state that the asker knows. Asked once at a time. */
export type Builder = {
  read: (asked: BuilderQuestion) => Promise<CatalogueChange | undefined>;
  close: () => Promise<void>;
};

/** A builder in the thread of the caller. */
export function buildHere(db: Kysely<DB>): Builder {
  let held: Packed | undefined;
  return {
    read: async ({ since }) => {
      const change = await readChange(db, since, held);
      if (change)
        held = { state: change.state, parts: applyChange(held?.parts ?? emptyParts, change.snapshot) };
      return change;
    },
    close: async () => {},
  };
}

/** A builder in a thread of its own; one that dies is replaced when something is read next. */
export function buildInThread(connection: pg.ClientConfig, log: Logger): Builder {
  // Parsers of columns are functions, which cannot be sent; the thread has them too.
  const { types: _, ...sendable } = connection;
  let thread: Worker | undefined;

  const start = () => {
    const fresh = new Worker(new URL('./builder-thread.ts', import.meta.url), {
      workerData: { connection: sendable },
    });
    fresh.on('error', (cause) => log.error({ err: cause }, 'The thread that reads the catalogue died'));
    fresh.on('exit', () => {
      if (thread === fresh) thread = undefined;
    });
    return fresh;
  };

  return {
    read: async (asked) => {
      thread ??= start();
      const change = await ask(thread, asked);
      return change && { ...change, directory: await joinDirectory(change.directory) };
    },
    close: async () => {
      const ending = thread;
      if (!ending) return;
      ending.postMessage({ end: true } satisfies ToBuilder);
      await once(ending, 'exit');
    },
  };
}

async function ask(thread: Worker, asked: BuilderQuestion): Promise<PostedChange | undefined> {
  const { promise: isOver, resolve: giveUp } = Promise.withResolvers<'over'>();
  const end = () => giveUp('over');
  thread.once('exit', end);
  try {
    const answered = once(thread, 'message');
    answered.catch(() => {}); // an error of the thread: it exits too
    thread.postMessage({ read: asked } satisfies ToBuilder);
    const message = await Promise.race([isOver, answered]);
    if (message === 'over') throw new Error('The thread that reads the catalogue ended');
    const [report] = message as [FromBuilder];
    if ('failure' in report) throw report.failure;
    return report.change;
  } finally {
    thread.off('exit', end);
  }
}
