import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Call } from '#calls/call.ts';
import type { Principal } from '#lib/principal.ts';
import type { Site } from '#sites/site.ts';

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

/** The routes of the API, and the calls that they answer, in order of registration. */
export type Api = {
  routes: Hono<ApiEnv>;
  calls: Call[];
  /** Checks every answer against its schema: for development and tests. */
  checkAnswers: boolean;
  unknownNames: UnknownNames;
};

/** What becomes of parameters that a call does not have: left out, left out and told in a header, or refused. */
export type UnknownNames = 'ignored' | 'told' | 'refused';
