/**
 * A thread that does what a server's does: asks question after question of the snapshot it has, and takes changes in
 * between. Tells how long each answer and each change held it up.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { findBestPerHotel } from '#price-search/best-per-hotel.ts';
import { noFilters } from '#price-search/filters.ts';
import type { Question } from '#price-search/question.ts';
import {
  applyChange,
  openSnapshot,
  type SnapshotChange,
  type SnapshotParts,
} from '#price-search/snapshot.ts';

export type Asking = { parts: SnapshotParts; questions: readonly Question[]; stateId: number };
export type ToThread = { change: SnapshotChange } | { report: true } | { end: true };
/** Since the last report; `prices` are the answers to the first questions as things stand. */
export type AskingReport = { answers: number[]; changes: number[]; prices: number[][] };
export type FromThread = { applied: true } | { report: AskingReport };

const { parts, questions, stateId } = workerData as Asking;
const port = parentPort!;
let snapshot = openSnapshot(parts);
let answers: number[] = [];
let changes: number[] = [];
let isAsking = true;

const pricesFor = (question: Question) =>
  findBestPerHotel(snapshot, {
    question,
    where: { stateId, hotelIds: [] },
    filters: noFilters,
    sort: 'price',
    page: 1,
    pageSize: 20,
  }).page.map(({ offer }) => offer.totalMinor);

const tell = (message: FromThread) => port.postMessage(message);

port.on('message', (message: ToThread) => {
  if ('change' in message) {
    const begun = performance.now();
    snapshot = openSnapshot(applyChange(snapshot.parts, message.change), snapshot);
    changes.push(performance.now() - begun);
    tell({ applied: true });
  } else if ('report' in message) {
    tell({ report: { answers, changes, prices: questions.slice(0, 20).map(pricesFor) } });
    answers = [];
    changes = [];
  } else {
    isAsking = false;
    port.close();
  }
});

for (let i = 0; isAsking; i++) {
  const begun = performance.now();
  pricesFor(questions[i % questions.length]!);
  answers.push(performance.now() - begun);
  await turn();
}
