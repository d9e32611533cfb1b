import { z } from 'zod';
import { fail, ok } from '#lib/result.ts';
import { type AnswerOf, type BodyOf, type Call, pathOf, type QueryOf } from './call.ts';
import type { CallFailure } from './failures.ts';
import { type FieldError, type Problem, problem } from './problem.ts';

/** An answer, or why there is none; `fields` names what an invalid request got wrong. */
export type CallResult<Answer> =
  | { ok: true; value: Answer }
  | {
      ok: false;
      reason: CallFailure;
      detail?: string;
      status?: number;
      fields?: FieldError[];
      retryAfterSeconds?: number;
    };

type Failed = Extract<CallResult<never>, { ok: false }>;

/** Makes the calls of the API, in process or over HTTP: only `fetch` and `root` differ. */
export type Client = {
  call: <C extends Call>(
    call: C,
    query: QueryOf<C>,
    body?: BodyOf<C>,
    signal?: AbortSignal,
  ) => Promise<CallResult<AnswerOf<C>>>;
};

export type ClientOptions = {
  fetch: (request: Request) => Response | Promise<Response>;
  /** Where the bases hang: `https://pl.solstice.example`. From configuration or the page's own origin, never from a visitor. */
  root: string;
  /** Language of the answers, and the language that the API answers in when it is told none. */
  lang: string;
  mainLocale: string;
  /** What prices are read in; sent with each call that takes a CURRENCY and is told none. Absent: the site's own. */
  currency?: string | undefined;
  /** Token of the session; leaves only with calls of the base `/api`. */
  bearer?: string | undefined;
  /** Chooses a mock answer; given in preview only. */
  mockVariant?: string | undefined;
  /** Names the page's request in the logs of both sides. */
  requestId?: string | undefined;
  /** Where the page's visitor calls from; told to an API on another server, which believes a trusted proxy. */
  visitorAddress?: string | undefined;
  /** The request of the page: when it ends early, so do its calls. */
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** Told about connections that fail and calls that are cancelled. */
  log?: (failure: 'network' | 'cancelled', callName: string, cause: unknown) => void;
};

/**
 * Header for the language of a page in Russian on a site whose main locale is another one. There `lang` is dropped as
 * everywhere ([S]§7.1), and without this header the answer would come in the main locale.
 */
export const localeHeader = 'x-locale';

/** A client of the API for one page, one visitor and one language. */
export const createClient = (options: ClientOptions): Client => ({
  call: async (call, query, body, signal = options.signal) => {
    const deadline = startDeadline(options.timeoutMs ?? 20_000, signal);
    try {
      const request = requestOf(call, { query, body }, options, deadline.signal);
      const answered = await send(call, request, deadline, options);
      return answered.ok ? await readAnswer(call, answered.value) : answered;
    } finally {
      deadline.clear();
    }
  },
});

type Deadline = {
  signal: AbortSignal;
  /** Rejects when the signal says so: the request's own signal follows it, but may be collected before it does. */
  passed: Promise<never>;
  clear: () => void;
};

/**
 * Aborts after a time, or with `outer`. The timer keeps it alive: a signal that has its own may be collected before it
 * fires. Nothing listens to a signal once the call is over: that would keep its request for good.
 */
function startDeadline(ms: number, outer: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let giveUp = (reason: unknown) => controller.abort(reason);
  const passed = new Promise<never>((_, reject) => {
    giveUp = (reason) => {
      controller.abort(reason);
      reject(reason);
    };
  });
  passed.catch(nobodyWaits);
  const timer = setTimeout(() => giveUp(new DOMException('No answer in time', 'TimeoutError')), ms);
  const cancel = () => giveUp(outer?.reason);
  if (outer?.aborted) cancel();
  else outer?.addEventListener('abort', cancel, { once: true });
  const clear = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', cancel);
  };
  return { signal: controller.signal, passed, clear };
}

function nobodyWaits() {}

type Values = { query: unknown; body: unknown };

function requestOf(
  call: Call,
  { query, body }: Values,
  options: ClientOptions,
  signal: AbortSignal,
): Request {
  const url = new URL(options.root.replace(/\/$/, '') + pathOf(call));
  const given = { ...generalParameters(options), ...withCurrency(call, withoutLang(query), options) };
  url.search = String(parametersOf(given));
  return new Request(url, {
    method: call.method,
    headers: headersOf(call, options),
    body: call.method === 'POST' ? parametersOf(body ?? {}) : null,
    signal,
  });
}

const generalParameters = ({ lang, mainLocale, mockVariant }: ClientOptions) => ({
  lang: isDropped(lang, mainLocale) ? undefined : lang,
  mockVariant,
});

/** A claim, for one, takes no currency: it names its own. */
function withCurrency({ query }: Call, given: Record<string, unknown>, { currency }: ClientOptions) {
  const takesOne = query instanceof z.ZodObject && 'CURRENCY' in query.shape;
  return takesOne ? { ...given, CURRENCY: given.CURRENCY ?? currency } : given;
}

const isDropped = (lang: string, mainLocale: string) => lang === '' || lang === 'ru' || lang === mainLocale;

/** The language is the client's to say; a call's own `lang` would slip past the rule above. */
function withoutLang(query: unknown): Record<string, unknown> {
  const { lang: _, ...rest } = query as Record<string, unknown>;
  return rest;
}

function headersOf(call: Call, options: ClientOptions): Headers {
  const { bearer, lang, mainLocale, requestId, visitorAddress } = options;
  const headers = new Headers({ accept: 'application/json' });
  if (bearer && call.base === 'api') headers.set('authorization', `Bearer ${bearer}`);
  if (lang === 'ru' && mainLocale !== 'ru') headers.set(localeHeader, lang);
  if (requestId) headers.set('x-request-id', requestId);
  if (visitorAddress) headers.set('x-forwarded-for', visitorAddress);
  return headers;
}

/** Lists become `a,b,c`; what is undefined is left out. */
function parametersOf(values: object): URLSearchParams {
  const written = Object.entries(values).filter(([, value]) => value !== undefined);
  return new URLSearchParams(written.map(([name, value]) => [name, String(value)]));
}

async function send(call: Call, request: Request, deadline: Deadline, { fetch, log }: ClientOptions) {
  const { signal, passed } = deadline;
  try {
    return ok(await Promise.race([fetch(request), passed]));
  } catch (cause) {
    // A timeout is the connection's fault, an abort the caller's wish.
    const timedOut = signal.reason?.name === 'TimeoutError';
    const reason = signal.aborted && !timedOut ? 'cancelled' : 'network';
    log?.(reason, call.name, cause);
    return fail(reason);
  }
}

async function readAnswer<C extends Call>(call: C, response: Response): Promise<CallResult<AnswerOf<C>>> {
  if (response.status === 204) return ok(undefined as AnswerOf<C>); // an empty success has nothing to read
  if (response.status !== 200) return readFailure(response);
  const data: unknown = await response.json().catch(() => undefined);
  if (data === undefined || data === null) return { ...fail('no-data'), status: 200 };
  const answer = call.answer.safeParse(data);
  if (answer.success) return ok(answer.data as AnswerOf<C>); // the schema's own output
  const wrong = answer.error.issues[0]?.path.join('.');
  return {
    ...fail('no-data', `The answer of ${call.name} has an unexpected ${wrong || 'shape'}`),
    status: 200,
  };
}

const reasonsByStatus: Record<number, CallFailure> = {
  400: 'invalid-request',
  401: 'login-required',
  404: 'not-found',
  429: 'too-many-requests',
  503: 'unavailable',
};

async function readFailure(response: Response): Promise<Failed> {
  const { status } = response;
  const told = problem.safeParse(await response.json().catch(() => undefined));
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    ok: false,
    reason: reasonsByStatus[status] ?? 'invalid-status',
    status,
    ...(told.success ? whatItSays(told.data) : {}),
    ...(retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}),
  };
}

const whatItSays = ({ detail, errors }: Problem) => ({
  ...(detail ? { detail } : {}),
  ...(errors ? { fields: errors } : {}),
});
