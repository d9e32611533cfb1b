/** A thread that helps to price the hotels of one question after the other: it takes hotels until none is left. */
import { parentPort, workerData } from 'node:worker_threads';
import { openSnapshot, type SnapshotParts } from '#price-search/snapshot.ts';
import { type Pricing, pricesOfShare } from '../stores/engine.ts';

const snapshot = openSnapshot(workerData as SnapshotParts); // what engine.ts starts it with

parentPort!.on('message', (pricing: Pricing) => parentPort!.postMessage(pricesOfShare(snapshot, pricing)));
