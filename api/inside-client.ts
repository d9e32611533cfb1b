import type { AnswerOf, Call } from '#calls/call.ts';
import {
  type CallOptions,
  type CallResult,
  type Client,
  makeCalls,
  type WrittenCall,
} from '#calls/client.ts';
import { failureOfStatus } from '#calls/failures.ts';
import { ok } from '#lib/result.ts';
import type { Api, ApiVariables, ArrivedCall, Moments, Outcome } from './api-env.ts';
import { type Refusal, refusalOf, refusals } from './problem.ts';

/** Who asks, and where: what a page was let in with holds for its calls. */
export type Door = ApiVariables & {
  host: string;
  /** Told what each answer dependencies on; undefined where that cannot be told. */
  record: (dependencies: Moments | undefined) => void;
};

/**
 * A client for pages of this very process: a call is a call of its function. The parameters are read as those of an
 * address are, since visitors write them; the answer is handed over as it is, without a word of HTTP or JSON between.
 */
export const createInsideClient = (api: Api, { record, ...door }: Door, options: CallOptions): Client =>
  makeCalls(async (call, written, signal) => {
    try {
      return await answerInside(api, record, call, arrivedInside(door, written, signal));
    } catch (error) {
      record(undefined);
      return failureOf(refusalOf(error, door.log));
    }
  }, options);

const arrivedInside = (
  door: Omit<Door, 'record'>,
  { query, body, locale }: WrittenCall,
  signal: AbortSignal,
): ArrivedCall => ({
  ...door,
  query,
  locale,
  idempotencyKey: undefined,
  readBody: async () => ok(body),
  signal,
});

async function answerInside<C extends Call>(
  { answerers }: Api,
  record: Door['record'],
  call: C,
  arrived: ArrivedCall,
): Promise<CallResult<AnswerOf<C>>> {
  const answer = answerers.get(call.name);
  if (!answer) return failureOf({ reason: 'not-found' });
  const { answered, dependencies } = (await answer(arrived)) as Outcome<C>; // registered under the name of this call
  record(dependencies);
  if (!answered.ok) return failureOf(answered);
  return answered.value === null ? { ok: false, reason: 'no-data', status: 200 } : ok(answered.value);
}

/** What a client over HTTP would read in the refusal. */
function failureOf({ reason, detail, fields, conflict, retryAfterSeconds }: Refusal): CallResult<never> {
  const { status } = refusals[reason];
  return {
    ok: false,
    reason: failureOfStatus(status),
    status,
    ...(detail ? { detail } : {}),
    ...(fields ? { fields } : {}),
    ...(conflict ? { conflict } : {}),
    ...(retryAfterSeconds ? { retryAfterSeconds: Math.ceil(retryAfterSeconds) } : {}),
  };
}
