import type { Context } from 'hono';
import { type Call, pathOf } from '#calls/call.ts';
import { localeHeader } from '#calls/http-client.ts';
import { anybody } from '#calls/who-may-call.ts';
import { contentEncodings, encodingFor } from '#lib/content-encoding.ts';
import { hasVersion } from '#lib/entity-tag.server.ts';
import { answererOf, type Handler } from './answer-call.ts';
import type { Api, ApiEnv, ArrivedCall } from './api-env.ts';
import { apiPath } from './api-path.ts';
import { cacheOutcomes, type DependsOn } from './cache-outcomes.ts';
import { problemResponse } from './problem.ts';
import { readBody } from './read-body.ts';
import { unknownNamesWarning } from './unknown-names-warning.ts';
import { fewBytes, writtenOnce } from './written-answer.ts';

/**
 * Has a call answered by `handle`: at its path over HTTP, and by its name to the pages of this process. Its answers are
 * cached where `dependsOn` says what they depend on.
 */
export function registerCall<C extends Call>(
  api: Api,
  call: C,
  handle: Handler<C>,
  dependsOn?: DependsOn,
): void {
  const checked = answererOf(api, call, handle);
  const answer = dependsOn ? cacheOutcomes(call, checked, dependsOn, api.outcomeCache) : checked;
  api.calls.push(call);
  api.answerers.set(call.name, answer);
  api.routes.on(call.method, apiPath(pathOf(call)), async (c) => {
    const { answered, unknown, dependencies } = await answer(arrivedCall(c, call));
    const warning = api.unknownNames === 'told' ? unknownNamesWarning(unknown) : {};
    if (!answered.ok) return problemResponse(answered, c.var.requestId, warning);
    const isForAll = dependencies !== undefined && call.mayCall === anybody;
    return writeAnswer(
      c,
      answered.value,
      warning,
      isForAll ? { heldBriefly: dependsOn?.mayBeHeld } : undefined,
    );
  });
}

/** A request as the call that it makes. */
export function arrivedCall(c: Context<ApiEnv>, call: Pick<Call, 'takesJson'>): ArrivedCall {
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
    idempotencyKey: c.req.header('idempotency-key'),
    readBody: () => readBody(call, c),
    signal: c.req.raw.signal,
  };
}

type ForAll = { heldBriefly: boolean | undefined };

/** What anybody is answered alike has a tag: who has it already is told so. */
async function writeAnswer(
  c: Context<ApiEnv>,
  value: unknown,
  headers: Record<string, string>,
  forAll: ForAll | undefined,
): Promise<Response> {
  for (const [name, text] of Object.entries(headers)) c.header(name, text);
  c.header('Vary', localeHeader, { append: true });
  c.header('Cache-Control', cacheControlOf(forAll));
  if (value === undefined) return c.body(null, 204);
  c.header('Content-Type', 'application/json');
  if (!forAll) return c.body(JSON.stringify(value));
  const { tag, plain, packed } = writtenOnce(value as object);
  c.header('ETag', tag);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (hasVersion(c.req.header('if-none-match'), tag)) return c.body(null, 304);
  const encoding = encodingFor(c.req.header('accept-encoding'), contentEncodings);
  if (!encoding || plain.byteLength < fewBytes) return c.body(plain);
  c.header('Content-Encoding', encoding);
  return c.body(await packed(encoding));
}

/** What has a price is asked for each time; what editors write may be some seconds old before it reaches far places. */
function cacheControlOf(forAll: ForAll | undefined): string {
  if (!forAll) return 'no-store';
  return forAll.heldBriefly
    ? 'public, max-age=0, s-maxage=10, stale-while-revalidate=30'
    : 'public, no-cache';
}
