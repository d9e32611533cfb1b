import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AnswerOf, Call } from '#calls/call.ts';
import type { CacheBudget } from '#lib/lru-cache.ts';
import type { Principal } from '#lib/principal.ts';
import type { Site } from '#sites/site.ts';
import type { Refusal } from './problem.ts';

/** What every request of the API knows before its call is answered. */
export type ApiVariables = {
  site: Site;
  /** The moment of the request; a call never asks the system's clock. */
  now: Date;
  requestId: string;
  log: Logger;
  /** Where the visitor calls from; a proxy's word for it counts only if the proxy is trusted. */
  address: string;
  /** Who asks. */
  caller: Principal;
};

export type ApiEnv = { Variables: ApiVariables };

/** The fields of a body as a form has them, or why it has none. */
export type ReadBody = { ok: true; value: Iterable<[string, string]> } | ({ ok: false } & Refusal);

/** A call as it arrives, by whatever way: nothing of it is checked yet. */
export type ArrivedCall = ApiVariables & {
  host: string;
  query: [string, string][];
  /** What `lang` is where the query names none: our own client says it beside the query. */
  locale: string | undefined;
  /** By which a command is done once, however often it is sent. */
  idempotencyKey: string | undefined;
  /** Read only of those who may call, and whose query is right. */
  readBody: () => Promise<ReadBody>;
  signal: AbortSignal;
};

export type Answered<C extends Call> =
  /** `isKept: false`: though its call is cached, this answer depends on more. */
  { ok: true; value: AnswerOf<C>; isKept?: false } | ({ ok: false } & Refusal);

/** Objects that an answer depends on beside its question: each is replaced when something changes, and never altered. */
export type Moments = readonly (object | undefined)[];

/** An answer, and the names of parameters that the call does not have. */
export type Outcome<C extends Call> = {
  answered: Answered<C>;
  unknown: string[];
  /** All that the answer follows from beside its question and the minute; missing where that cannot be told. */
  dependencies?: Moments;
};

/** The routes of the API, and the calls that they answer, in order of registration. */
export type Api = {
  routes: Hono<ApiEnv>;
  calls: Call[];
  /** By the name of the call. */
  answerers: Map<string, (arrived: ArrivedCall) => Promise<Outcome<Call>>>;
  /** Checks every answer against its schema: for development and tests. */
  checkAnswers: boolean;
  unknownNames: UnknownNames;
  /** Bounds cached answers together, in parts: numbers, texts and objects, some 60 bytes each. */
  outcomeCache: CacheBudget;
  /** The present state that cached answers depend on. */
  moments: (log: Logger) => Promise<Moments>;
};

/** What becomes of parameters that a call does not have: left out, left out and told in a header, or refused. */
export type UnknownNames = 'ignored' | 'told' | 'refused';
