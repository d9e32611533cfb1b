import type { Kysely } from 'kysely';
import { isOutage } from '#lib/outage.ts';
import type { DB } from './schema.ts';

/** So many answers are kept of a kind, the first word of a question: those that were read last. */
const most = 500;
const kept = new WeakMap<Kysely<DB>, Map<string, Map<string, unknown>>>();

/**
 * Reads what a page shows; while the database is away, it is what was last read to the same question. Not for what
 * must be true when it is written.
 */
export async function staleIfError<Answer>(
  db: Kysely<DB>,
  question: readonly [kind: string, ...asked: unknown[]],
  read: () => Promise<Answer>,
): Promise<Answer> {
  const answers = answersTo(db, question[0]);
  const key = JSON.stringify(question);
  try {
    const answer = await read();
    answers.delete(key);
    // What is not there need not be remembered: anybody may ask for any number of such things.
    if (answer !== undefined) answers.set(key, answer);
    if (answers.size > most) answers.delete(answers.keys().next().value!);
    return answer;
  } catch (reason) {
    if (!isOutage(reason) || !answers.has(key)) throw reason;
    return answers.get(key) as Answer; // what is kept under a question is what its reader gave
  }
}

function answersTo(db: Kysely<DB>, kind: string): Map<string, unknown> {
  const kinds = kept.get(db) ?? new Map<string, Map<string, unknown>>();
  const answers = kinds.get(kind) ?? new Map<string, unknown>();
  kept.set(db, kinds.set(kind, answers));
  return answers;
}
