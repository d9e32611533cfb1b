import { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import { createCacheBudget } from '#lib/lru-cache.ts';
import type { Principal } from '#lib/principal.ts';
import { defaultSite } from '#sites/all-sites.ts';
import type { Site } from '#sites/site.ts';
import type { Api, ApiEnv, UnknownNames } from './api-env.ts';
import { apiPath } from './api-path.ts';
import { callersBy } from './authenticate-caller.ts';
import { closeApi } from './fallback.ts';
import { answerError } from './problem.ts';

type Options = {
  site?: Site;
  log?: Logger;
  checkAnswers?: boolean;
  now?: Date;
  address?: string;
  /** Who asks; without it anyone who shows `serviceToken` is the operator's program, and everybody else a visitor. */
  caller?: Principal;
  serviceToken?: string;
  unknownNames?: UnknownNames;
};

const usualNow = new Date('2026-11-21T22:30:00Z');

/** An API with the calls that `register` adds, asked by path; nothing of the server stands in front of it. */
export function testApi(register: (api: Api) => void, options: Options = {}) {
  const {
    site = defaultSite,
    log = pino({ level: 'silent' }),
    checkAnswers = true,
    now = usualNow,
    address = '127.0.0.1',
    caller,
    serviceToken = 'a token of at least thirty-two characters',
    unknownNames = 'ignored',
  } = options;
  const callers = callersBy({ serviceToken, operatorToken: 'a token that nobody shows' });
  const api: Api = {
    routes: new Hono<ApiEnv>(),
    calls: [],
    answerers: new Map(),
    checkAnswers,
    unknownNames,
    outcomeCache: createCacheBudget(100_000),
    moments: async () => [],
  };
  api.routes.onError(answerError);
  register(api);
  closeApi(api.routes);
  const app = new Hono<ApiEnv>({ getPath: (request) => apiPath(new URL(request.url).pathname) });
  app.use(async (c, next) => {
    c.set('site', site);
    c.set('now', now);
    c.set('requestId', 'request-1');
    c.set('log', log);
    c.set('address', address);
    c.set('caller', caller ?? callers.byHeaders(c.req.raw.headers));
    await next();
  });
  app.route('/', api.routes);
  return { api, ask: (path: string, init?: RequestInit) => app.request(path, init) };
}
