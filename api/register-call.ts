import type { Context } from 'hono';
import { type Call, pathOf } from '#calls/call.ts';
import { localeHeader } from '#calls/http-client.ts';
import { ok } from '#lib/result.ts';
import { answererOf, type Handler } from './answer-call.ts';
import type { Api, ApiEnv, ArrivedCall } from './api-env.ts';
import { apiPath } from './api-path.ts';
import { problemResponse } from './problem.ts';
import { type DependsOn, rememberOutcomes } from './remember-outcomes.ts';
import { unknownNamesWarning } from './unknown-names-warning.ts';

/**
 * Has a call answered by `handle`: at its path over HTTP, and by its name to the pages of this process. Its answers are
 * remembered where it is said what they depend on.
 */
export function registerCall<C extends Call>(
  api: Api,
  call: C,
  handle: Handler<C>,
  dependsOn?: DependsOn,
): void {
  const checked = answererOf(api, call, handle);
  const answer = dependsOn ? rememberOutcomes(call, checked, dependsOn, api.remembered) : checked;
  api.calls.push(call);
  api.answerers.set(call.name, answer);
  api.routes.on(call.method, apiPath(pathOf(call)), async (c) => {
    const { answered, unknown } = await answer(arrivedCall(c));
    const warning = api.unknownNames === 'told' ? unknownNamesWarning(unknown) : {};
    if (!answered.ok) return problemResponse(answered, c.var.requestId, warning);
    return writeAnswer(c, answered.value, warning, dependsOn !== undefined);
  });
}

function arrivedCall(c: Context<ApiEnv>): ArrivedCall {
  const { site, now, requestId, log, address, caller } = c.var;
  const { searchParams, hostname } = new URL(c.req.url);
  return {
    site,
    now,
    requestId,
    log,
    address,
    caller,
    host: hostname,
    query: [...searchParams],
    locale: c.req.header(localeHeader),
    readBody: () => readForm(c),
    signal: c.req.raw.signal,
  };
}

async function readForm(c: Context<ApiEnv>) {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    return { ok: false, reason: 'unsupported-media-type' } as const;
  return ok(new URLSearchParams(await c.req.text()));
}

function writeAnswer(
  c: Context<ApiEnv>,
  value: unknown,
  headers: Record<string, string>,
  isRemembered: boolean,
): Response {
  for (const [name, text] of Object.entries(headers)) c.header(name, text);
  c.header('Cache-Control', 'no-store');
  c.header('Vary', localeHeader, { append: true });
  if (value === undefined) return c.body(null, 204);
  c.header('Content-Type', 'application/json');
  return c.body(isRemembered ? writtenOnce(value as object) : JSON.stringify(value));
}

/** The text of an answer that is handed out again, as long as somebody holds the answer. */
const written = new WeakMap<object, string>();

function writtenOnce(value: object): string {
  const known = written.get(value) ?? JSON.stringify(value);
  written.set(value, known);
  return known;
}
