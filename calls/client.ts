import { z } from 'zod';
import { fail } from '#lib/result.ts';
import type { AnswerOf, BodyOf, Call, QueryOf } from './call.ts';
import type { CallFailure } from './failures.ts';
import type { FieldError } from './problem.ts';

/** An answer, or why there is none; `fields` names what an invalid request got wrong. */
export type CallResult<Answer> =
  | { ok: true; value: Answer }
  | {
      ok: false;
      reason: CallFailure;
      detail?: string;
      status?: number;
      fields?: FieldError[];
      conflict?: Record<string, unknown>;
      retryAfterSeconds?: number;
    };

/** Makes the calls of the API; how they get there is its transport's business. */
export type Client = {
  call: <C extends Call>(
    call: C,
    query: QueryOf<C>,
    body?: BodyOf<C>,
    signal?: AbortSignal,
  ) => Promise<CallResult<AnswerOf<C>>>;
};

/** A call written out: its parameters as the text that an address or a form would carry. */
export type WrittenCall = {
  query: [string, string][];
  body: [string, string][];
  /** The language of the answer where the dropped `lang` would mean another one. */
  locale: string | undefined;
};

/** Brings a call to the API and its answer back. What it throws is a connection that failed. */
export type Transport = <C extends Call>(
  call: C,
  written: WrittenCall,
  signal: AbortSignal,
) => Promise<CallResult<AnswerOf<C>>>;

export type CallOptions = {
  /** Language of the answers, and the language that the API answers in when it is told none. */
  lang: string;
  mainLocale: string;
  /** What prices are read in; sent with each call that takes a CURRENCY and is told none. Absent: the site's own. */
  currency?: string | undefined;
  /** Chooses a mock answer; given in preview only. */
  mockVariant?: string | undefined;
  /** The request of the page: when it ends early, so do its calls. */
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** Told about connections that fail and calls that are cancelled. */
  log?: (failure: 'network' | 'cancelled', callName: string, cause: unknown) => void;
};

/** A client of the API for one page, one visitor and one language, over a transport. */
export const makeCalls = (transport: Transport, options: CallOptions): Client => ({
  call: async (call, query, body, signal = options.signal) => {
    const deadline = startDeadline(options.timeoutMs ?? 20_000, signal);
    try {
      const written = writeCall(call, query, body, options);
      return await Promise.race([transport(call, written, deadline.signal), deadline.passed]);
    } catch (cause) {
      // A timeout is the connection's fault, an abort the caller's wish.
      const timedOut = deadline.signal.reason?.name === 'TimeoutError';
      const reason = deadline.signal.aborted && !timedOut ? 'cancelled' : 'network';
      options.log?.(reason, call.name, cause);
      return fail(reason);
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

function writeCall(call: Call, query: unknown, body: unknown, options: CallOptions): WrittenCall {
  const { lang, mainLocale } = options;
  return {
    query: writtenOut({ ...generalParameters(options), ...withCurrency(call, withoutLang(query), options) }),
    body: writtenOut(body ?? {}),
    locale: lang === 'ru' && mainLocale !== 'ru' ? lang : undefined,
  };
}

const generalParameters = ({ lang, mainLocale, mockVariant }: CallOptions) => ({
  lang: isDropped(lang, mainLocale) ? undefined : lang,
  mockVariant,
});

const isDropped = (lang: string, mainLocale: string) => lang === '' || lang === 'ru' || lang === mainLocale;

/** The language is the client's to say; a call's own `lang` would slip past the rule above. */
function withoutLang(query: unknown): Record<string, unknown> {
  const { lang: _, ...rest } = query as Record<string, unknown>;
  return rest;
}

/** A claim, for one, takes no currency: it names its own. */
function withCurrency({ query }: Call, given: Record<string, unknown>, { currency }: CallOptions) {
  const takesOne = query instanceof z.ZodObject && 'CURRENCY' in query.shape;
  return takesOne ? { ...given, CURRENCY: given.CURRENCY ?? currency } : given;
}

/** Lists become `a,b,c`; what is undefined is left out. Half a letter is none in an address, so it is none here. */
function writtenOut(values: object): [string, string][] {
  const written = Object.entries(values).filter(([, value]) => value !== undefined);
  return written.map(([name, value]) => [name, String(value).toWellFormed()]);
}
