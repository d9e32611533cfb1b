import type { Kysely } from 'kysely';
import { afterEach } from 'vitest';
import type { DB } from '#db/schema.ts';

type Step = (all: Kysely<DB>) => Promise<unknown>;

/** Changes the operator's data until the end of a test. */
export function changesOf(db: Kysely<DB>) {
  const undo: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const back of undo.splice(0)) await back();
  });
  return async (there: Step, back: Step) => {
    undo.push(() => back(db));
    await there(db);
  };
}
