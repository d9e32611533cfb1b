/** A thread of the search pool: answers questions about the moments that it was sent. */
import { threadId } from 'node:worker_threads';
import { AbortedSearch, unlessAborted } from '#price-search/abort.ts';
import { type Answers, answers } from '#price-search/answers.ts';
import type { Where } from '#price-search/question.ts';
import type { SharedNumber, Taking } from '#price-search/share-hotels.ts';
import { findShare } from '#price-search/shared-answers.ts';
import { applyChange, openSnapshot, type Snapshot } from '#price-search/snapshot.ts';
import { emptyParts } from './empty-parts.ts';
import { type PostedChange, unpackTrade } from './posted-change.ts';

/** A question about one moment. Moments are numbered; 0 is the empty one, which every thread holds. */
export type SearchTask = {
  moment: number;
  name: keyof Answers;
  asked: Parameters<Answers[keyof Answers]>[1];
  change: PostedChange | undefined;
  /** 1 once nobody waits for the answer, which can be said while it is computed. */
  givenUp: SharedNumber;
  /** Only where others answer the same question. The answer is a `Share`. */
  taking?: Taking;
};

/** The answer, why there is none, or that the moment is missing here; and which moment the thread has at hand. */
export type SearchReport = { threadId: number; holds: number } & (
  | { answer: unknown }
  | { failure: unknown }
  | { isGivenUp: true }
  | { isMissing: true }
);

/** Requests that began before a change ask about the moment they began with. */
const momentsKept = 3;

/** The latest to arrive comes last. */
const held = new Map<number, Snapshot>();

/** Called by the pool with one task at a time. */
export default function answer(task: SearchTask): SearchReport {
  const snapshot = held.get(task.moment) ?? arrive(task);
  if (!snapshot) return { threadId, holds: latest(), isMissing: true };
  const isWanted = () => Atomics.load(task.givenUp, 0) === 0;
  try {
    return { threadId, holds: latest(), answer: unlessAborted(isWanted, () => answerTo(task, snapshot)) };
  } catch (error) {
    const outcome = error instanceof AbortedSearch ? { isGivenUp: true as const } : { failure: error };
    return { threadId, holds: latest(), ...outcome };
  }
}

function answerTo({ name, asked, taking }: SearchTask, snapshot: Snapshot): unknown {
  if (taking) return findShare(snapshot, name, asked as { where: Where }, taking); // what is shared has a place
  const ask = answers[name] as (snapshot: Snapshot, asked: SearchTask['asked']) => unknown;
  return ask(snapshot, asked);
}

const latest = () => [...held.keys()].at(-1) ?? 0;

/** Makes the asked moment of one that is held, if the task says how. */
function arrive({ moment, change }: SearchTask): Snapshot | undefined {
  if (!change) return;
  // What is told from the empty moment on names nothing that is gone, so it is not laid over another.
  const between =
    change.from === 0 ? [] : [...held.keys()].filter((at) => isBetween(at, change.from, moment));
  if (change.from !== 0 && between.length === 0) return;
  const previous = held.get(between.at(-1) ?? 0);
  const trade = change.trade && unpackTrade(change.trade);
  const snapshot = openSnapshot(applyChange(previous?.parts ?? emptyParts, { ...change, trade }), previous);
  held.set(moment, snapshot);
  for (const old of [...held.keys()].slice(0, -momentsKept)) held.delete(old);
  return snapshot;
}

const isBetween = (number: number, one: number, other: number) =>
  number >= Math.min(one, other) && number <= Math.max(one, other);
