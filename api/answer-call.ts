import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Call } from '#calls/call.ts';
import { freezeDeep } from '#lib/freeze-deep.ts';
import { dayIn, type PlainDate } from '#lib/plain-date.ts';
import { admit, type Principal } from '#lib/principal.ts';
import { ok } from '#lib/result.ts';
import { isLocale, type Locale } from '#sites/locales.ts';
import { rateDay } from '#sites/rate-day.ts';
import type { Site } from '#sites/site.ts';
import type { Answered, Api, ApiVariables, ArrivedCall, Outcome } from './api-env.ts';
import { fieldNames, readParameters } from './read-parameters.ts';

/** A call as its handler gets it: checked, with everything that it may depend on. */
export type CallRequest<C extends Call> = {
  query: z.output<C['query']>;
  body: z.output<NonNullable<C['body']>>;
  site: Site;
  /** The name that was asked, without its port. */
  host: string;
  lang: Locale;
  now: Date;
  /** The day that it is at the site. */
  today: PlainDate;
  /** The day at the site whose rates hold now ([S]§4.6). */
  rateDay: PlainDate;
  /** Who asks: one of those who may. */
  caller: Principal;
  requestId: string;
  log: ApiVariables['log'];
  /** Where the visitor calls from: an IP address. */
  address: string;
  signal: AbortSignal;
  /** By which a command is done once; undefined where none was sent. */
  idempotencyKey: string | undefined;
};

export type Handler<C extends Call> = (asked: CallRequest<C>) => Promise<Answered<C>> | Answered<C>;

/** Answers a call, whichever way it came: lets in who may make it, reads the parameters, asks its handler. */
export function answererOf<C extends Call>(
  { checkAnswers, unknownNames }: Pick<Api, 'checkAnswers' | 'unknownNames'>,
  call: C,
  handle: Handler<C>,
): (arrived: ArrivedCall) => Promise<Outcome<C>> {
  const isOwn = isOwnParameter(call);
  return async (arrived) => {
    const admitted = admit(arrived.caller, call.mayCall);
    if (!admitted.ok) return { answered: admitted, unknown: [] };
    const lang = readLang(arrived);
    const query = readParameters<C['query']>(call.query, arrived.query.filter(isOwn));
    const { unknown } = query;
    const refused = unknownNames === 'refused' ? unknown.map(unknownName) : [];
    const fields = [...lang.fields, ...refused, ...(query.ok ? [] : query.fields)];
    if (!query.ok || !lang.locale || refused.length > 0)
      return { answered: { ok: false, reason: 'invalid-request', fields }, unknown };
    const body = await readBody(call, arrived);
    if (!body.ok) return { answered: body, unknown };
    const answered = await handle(checkedCall(arrived, query.value, body.value, lang.locale));
    if (checkAnswers && answered.ok) checkAnswer(call, answered.value);
    return { answered, unknown };
  };
}

/** Parameters that any call takes beside its own. */
const generalParameters = ['lang', 'mockvariant', 'xapi'];

function isOwnParameter(call: Call) {
  const own = new Set(fieldNames(call.query).map((name) => name.toLowerCase()));
  const general = generalParameters.filter((name) => !own.has(name));
  return ([name]: [string, string]) => !general.includes(name.toLowerCase());
}

const unknownName = (field: string) => ({ field, reason: 'is not a parameter of this call' });

/** A missing or empty `lang` is the site's main locale, or the one that our own client names beside it. */
function readLang({ query, locale, site }: ArrivedCall) {
  const values = query
    .filter(([name]) => name.toLowerCase() === 'lang')
    .map(([, value]) => value.toLowerCase());
  if (values.length > 1) return { fields: [{ field: 'lang', reason: 'is given more than once' }] };
  const lang = values[0] || locale || site.mainLocale;
  if (isLocale(lang)) return { locale: lang, fields: [] };
  return { fields: [{ field: 'lang', reason: 'is not a language that Solstice speaks' }] };
}

async function readBody({ body: schema }: Call, arrived: ArrivedCall) {
  if (!schema) return ok(undefined);
  const sent = await arrived.readBody();
  if (!sent.ok) return sent;
  const read = readParameters(schema, sent.value);
  return read.ok ? read : ({ ok: false, reason: 'invalid-request', fields: read.fields } as const);
}

function checkedCall<C extends Call>(
  { site, host, now, caller, requestId, log, address, signal, idempotencyKey }: ArrivedCall,
  query: z.output<C['query']>,
  body: unknown,
  lang: Locale,
): CallRequest<C> {
  return {
    query,
    body: body as z.output<NonNullable<C['body']>>, // undefined only where the call has none
    site,
    host,
    lang,
    now,
    today: dayIn(now, site.timeZone),
    rateDay: rateDay(site, now),
    caller,
    requestId,
    log,
    address,
    signal,
    idempotencyKey: isKey(idempotencyKey) ? idempotencyKey : undefined,
  };
}

/** A key that nobody guesses, and that is no text of a person's. */
const isKey = (key: string | undefined) => key !== undefined && /^[\w.~-]{16,80}$/.test(key);

/**
 * Pages are handed the very value, so it has to be what a client over HTTP reads: right by its schema, with nothing that
 * the schema leaves out or changes, and nobody's to change.
 */
function checkAnswer(call: Call, value: unknown): void {
  const written = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  const read = call.answer.safeParse(written);
  if (!read.success) throw new Error(`The answer of ${call.name} breaks its schema`, { cause: read.error });
  if (!isDeepStrictEqual(read.data, written))
    throw new Error(`The answer of ${call.name} is not what a client over HTTP reads of it`);
  freezeDeep(value);
}
