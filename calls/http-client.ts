import { ok } from '#lib/result.ts';
import { type AnswerOf, type Call, pathOf } from './call.ts';
import { type CallOptions, type CallResult, type Client, makeCalls, type WrittenCall } from './client.ts';
import { failureOfStatus } from './failures.ts';
import { type Problem, problem } from './problem.ts';

export type HttpOptions = CallOptions & {
  fetch: (request: Request) => Response | Promise<Response>;
  /** Where the bases hang: `https://pl.solstice.example`. From configuration or the page's own origin, never from a visitor. */
  root: string;
  /** Token of the session; leaves only with calls of the base `/api`. */
  bearer?: string | undefined;
  /** Names the page's request in the logs of both sides. */
  requestId?: string | undefined;
  /** Where the page's visitor calls from; told to an API on another server, which believes a trusted proxy. */
  visitorAddress?: string | undefined;
};

/**
 * Header for the language of a page in Russian on a site whose main locale is another one. There `lang` is dropped as
 * everywhere ([S]§7.1), and without this header the answer would come in the main locale.
 */
export const localeHeader = 'x-locale';

/** A client of the API over HTTP. */
export const createHttpClient = (options: HttpOptions): Client =>
  makeCalls(
    async (call, written, signal) =>
      readAnswer(call, await options.fetch(requestOf(call, written, options, signal))),
    options,
  );

function requestOf(call: Call, written: WrittenCall, options: HttpOptions, signal: AbortSignal): Request {
  const url = new URL(options.root.replace(/\/$/, '') + pathOf(call));
  url.search = String(new URLSearchParams(written.query));
  return new Request(url, {
    method: call.method,
    headers: headersOf(call, written, options),
    body: call.method === 'POST' ? new URLSearchParams(written.body) : null,
    signal,
  });
}

function headersOf(call: Call, { locale }: WrittenCall, options: HttpOptions): Headers {
  const { bearer, requestId, visitorAddress } = options;
  const headers = new Headers({ accept: 'application/json' });
  if (bearer && call.base === 'api') headers.set('authorization', `Bearer ${bearer}`);
  if (locale) headers.set(localeHeader, locale);
  if (requestId) headers.set('x-request-id', requestId);
  if (visitorAddress) headers.set('x-forwarded-for', visitorAddress);
  return headers;
}

async function readAnswer<C extends Call>(call: C, response: Response): Promise<CallResult<AnswerOf<C>>> {
  if (response.status === 204) return ok(undefined as AnswerOf<C>); // an empty success has nothing to read
  if (response.status !== 200) return readFailure(response);
  const data: unknown = await response.json().catch(() => undefined);
  if (data === undefined || data === null) return { ok: false, reason: 'no-data', status: 200 };
  const answer = call.answer.safeParse(data);
  if (answer.success) return ok(answer.data as AnswerOf<C>); // the schema's own output
  const wrong = answer.error.issues[0]?.path.join('.');
  return {
    ok: false,
    reason: 'no-data',
    detail: `The answer of ${call.name} has an unexpected ${wrong || 'shape'}`,
    status: 200,
  };
}

async function readFailure(response: Response): Promise<CallResult<never>> {
  const { status } = response;
  const told = problem.safeParse(await response.json().catch(() => undefined));
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    ok: false,
    reason: failureOfStatus(status),
    status,
    ...(told.success ? whatItSays(told.data) : {}),
    ...(retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}),
  };
}

const whatItSays = ({ detail, errors, conflict }: Problem) => ({
  ...(detail ? { detail } : {}),
  ...(errors ? { fields: errors } : {}),
  ...(conflict ? { conflict } : {}),
});
