import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { BuilderSettings, FromBuilder, ToBuilder } from './builder-thread.ts';
import type { BuiltChange, CatalogueBuilder } from './catalogue-builder.server.ts';

type Answer = PromiseWithResolvers<BuiltChange | undefined>;

/** A builder in a thread of its own; one that dies is replaced when something is read next. */
export function startBuilder({ connection, folder }: BuilderSettings, log: Logger): CatalogueBuilder {
  // Parsers of columns are functions, which cannot be sent; the thread has them too.
  const { types: _, ...sendable } = connection;
  let thread: Worker | undefined;
  let answer: Answer | undefined;

  const start = () => {
    const workerData: BuilderSettings = { connection: sendable, folder };
    const fresh = new Worker(new URL('./builder-thread.ts', import.meta.url), {
      workerData,
      name: 'builder',
    });
    fresh.on('message', (message: FromBuilder) => {
      if ('note' in message) log.info(message.note.fields, message.note.message);
      else if ('failure' in message) answer?.reject(message.failure);
      else answer?.resolve(message.change);
    });
    let reason: unknown;
    fresh.on('error', (cause) => {
      reason = cause;
    });
    fresh.on('exit', () => {
      if (thread === fresh) thread = undefined;
      answer?.reject(new Error('The thread that reads the catalogue ended', { cause: reason }));
    });
    return fresh;
  };
  const post = (message: ToBuilder) => thread?.postMessage(message);

  return {
    read: (asked) => {
      thread ??= start();
      answer = Promise.withResolvers();
      post({ read: asked });
      return answer.promise;
    },
    close: async () => {
      if (!thread) return;
      const ended = once(thread, 'exit');
      post({ end: true });
      await ended;
    },
  };
}
