import type { MessagePort } from 'node:worker_threads';
import type pg from 'pg';
import type { Env } from './env.ts';

/** What a worker is started with. */
export type WorkerStart = {
  name: string;
  env: Env;
  /** The port that all listen on. */
  port: number;
  connection: pg.ClientConfig;
  /** Where moments of the catalogue arrive from, and its questions are asked. */
  catalogue: MessagePort;
};

/** What the main thread tells a worker. */
export type ToWorker =
  | { retire: true }
  | { drain: { noticeMs: number } }
  | { hurry: true }
  | { reportCounts: number }
  | { countsOfAll: string; asked: number };

/** What a worker tells the main thread. */
export type FromWorker =
  | { isListening: true }
  /** Something that nobody expected has happened: it answers what it has begun, and ends. */
  | { isEnding: true }
  | { counts: object[]; asked: number }
  /** Of one that is about to end. */
  | { lastCounts: object[] }
  | { askCountsOfAll: number };
