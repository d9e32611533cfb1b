import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { callFailures } from '#calls/failures.ts';
import { type FieldError, type Problem, problemMediaType } from '#calls/problem.ts';
import { GivenUp, TooBusy } from '#domain/catalogue/asker.ts';
import { textWithoutKeys } from '#lib/key-paths.ts';
import { isOutage } from '#lib/outage.ts';

/** Every failure that leaves the server: its status and its title ([S]§8 where that has one). */
export const refusals = {
  'invalid-request': { status: 400, title: callFailures['invalid-request'].text },
  'login-required': { status: 401, title: callFailures['login-required'].text },
  forbidden: { status: 403, title: 'This request is not allowed from here' },
  'not-found': { status: 404, title: callFailures['not-found'].text },
  'method-not-allowed': { status: 405, title: 'This resource does not answer to this method' },
  conflict: { status: 409, title: callFailures.conflict.text },
  gone: { status: 410, title: callFailures.gone.text },
  'too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'The body has a type that is not taken here' },
  'key-reused': { status: 422, title: callFailures['key-reused'].text },
  'unknown-host': { status: 421, title: 'No site answers at this address' },
  'too-many-requests': { status: 429, title: callFailures['too-many-requests'].text },
  failed: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: callFailures.unavailable.text },
  'too-busy': { status: 503, title: 'Too many questions are being answered' },
} as const;

export type RefusalReason = keyof typeof refusals;

/** Why a request gets no answer. */
export type Refusal = {
  reason: RefusalReason;
  detail?: string;
  fields?: FieldError[];
  /** What is not as it was shown, and what it is now. */
  conflict?: Record<string, unknown>;
  retryAfterSeconds?: number;
};

/** The one place where failures of calls become HTTP: RFC 9457, without a word about our insides. */
export function problemResponse(
  { reason, detail, fields, conflict, retryAfterSeconds }: Refusal,
  requestId: string | undefined,
  headers: Record<string, string> = {},
): Response {
  const { status, title } = refusals[reason];
  const body: Problem = {
    type: 'about:blank',
    title,
    status,
    ...(detail ? { detail } : {}),
    ...(requestId ? { requestId } : {}),
    ...(fields ? { errors: fields } : {}),
    ...(conflict ? { conflict } : {}),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...headers,
      'content-type': problemMediaType,
      'cache-control': 'no-store',
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      // What was sent is not read to its end: the next request of the connection would begin in the middle of it.
      ...(status === 413 ? { connection: 'close' } : {}),
      ...(retryAfterSeconds ? { 'retry-after': String(Math.ceil(retryAfterSeconds)) } : {}),
    },
  });
}

const reasonsByStatus = new Map<number, RefusalReason>(
  Object.entries(refusals).map(([reason, { status }]) => [status, reason as RefusalReason]),
);

/** What an error means to the one who asked; the unexpected is logged here, once, with its cause. */
export function refusalOf(error: unknown, log: Pick<Logger, 'error'>): Refusal {
  const known = error instanceof HTTPException ? reasonsByStatus.get(error.status) : undefined;
  if (known && known !== 'failed') return { reason: known };
  if (error instanceof TooBusy)
    return { reason: 'too-busy', detail: error.message, retryAfterSeconds: error.retryAfterSeconds };
  // Nobody reads the answer, and who hangs up is no failure of ours.
  if (error instanceof GivenUp) return { reason: 'unavailable' };
  if (isOutage(error)) {
    log.error({ err: traceOf(error) }, 'The database cannot be reached');
    return { reason: 'unavailable', retryAfterSeconds: 5 };
  }
  if (isOfDeletedPerson(error)) return { reason: 'login-required' };
  log.error({ err: traceOf(error) }, 'A request failed');
  return { reason: 'failed' };
}

/** The account was deleted between the door and here: PostgreSQL refuses rows of a person who is no more. */
const isOfDeletedPerson = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  (error as NodeJS.ErrnoException).code === '23503' &&
  /_person_id_fkey$/.test(String(error.constraint));

type Trace = { type: string; message: string; stack?: string; code?: unknown; cause?: Trace };

/**
 * Where an error comes from. PostgreSQL adds the row that it refused, which may be somebody's: that stays out, as keys of
 * addresses do.
 */
function traceOf(error: unknown): Trace {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name: type, message, stack, code, cause } = error as NodeJS.ErrnoException;
  return {
    type,
    message: textWithoutKeys(message),
    ...(stack ? { stack: textWithoutKeys(stack) } : {}),
    ...(code ? { code } : {}),
    ...(cause ? { cause: traceOf(cause) } : {}),
  };
}

/** Error handler of the API. */
export const answerError = (error: unknown, c: Context) =>
  problemResponse(refusalOf(error, c.get('log')), c.get('requestId'));
