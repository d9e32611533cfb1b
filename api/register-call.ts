import type { Context } from 'hono';
import type { z } from 'zod';
import { type Call, pathOf } from '#calls/call.ts';
import { localeHeader } from '#calls/client.ts';
import { dayIn, type PlainDate } from '#lib/plain-date.ts';
import { admit, type Principal } from '#lib/principal.ts';
import { isLocale, type Locale } from '#sites/locales.ts';
import { rateDay } from '#sites/rate-day.ts';
import type { Site } from '#sites/site.ts';
import type { Api, ApiEnv, ApiVariables, UnknownNames } from './api-env.ts';
import { apiPath } from './api-path.ts';
import { problemResponse, type Refusal } from './problem.ts';
import { fieldNames, readParameters } from './read-parameters.ts';
import { unknownNamesWarning } from './unknown-names-warning.ts';

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
};

export type Answered<C extends Call> = { ok: true; value: z.input<C['answer']> } | ({ ok: false } & Refusal);

type Handler<C extends Call> = (asked: CallRequest<C>) => Promise<Answered<C>> | Answered<C>;

/** Parameters that any call takes beside its own. */
const generalParameters = ['lang', 'mockvariant', 'xapi'];

/** Answers a call: lets in who may make it, reads the parameters, asks `handle`, writes what it returns. */
export function registerCall<C extends Call>(api: Api, call: C, handle: Handler<C>): void {
  const path = apiPath(pathOf(call));
  api.calls.push(call);
  api.routes.on(call.method, path, async (c) => {
    const admitted = admit(c.var.caller, call.mayCall);
    if (!admitted.ok) return problemResponse(admitted, c.var.requestId);
    const asked = await readCall(call, c, api.unknownNames);
    const warning = api.unknownNames === 'told' ? unknownNamesWarning(asked.unknown) : {};
    if (!asked.ok) return problemResponse(asked, c.var.requestId, warning);
    const answered = await handle(asked.value);
    if (!answered.ok) return problemResponse(answered, c.var.requestId, warning);
    if (api.checkAnswers) checkAnswer(call, answered.value);
    return writeAnswer(c, answered.value, warning);
  });
}

type ReadCall<C extends Call> = { unknown: string[] } & (
  | { ok: true; value: CallRequest<C> }
  | ({ ok: false } & Refusal)
);

async function readCall<C extends Call>(
  call: C,
  c: Context<ApiEnv>,
  unknownNames: UnknownNames,
): Promise<ReadCall<C>> {
  const sent = [...new URL(c.req.url).searchParams];
  const lang = readLang(sent, c);
  const query = readParameters<C['query']>(call.query, sent.filter(isOwnParameter(call)));
  const { unknown } = query;
  const refused = unknownNames === 'refused' ? unknown.map(unknownName) : [];
  const fields = [...lang.fields, ...refused, ...(query.ok ? [] : query.fields)];
  if (!query.ok || !lang.locale || refused.length > 0)
    return { ok: false, reason: 'invalid-request', fields, unknown };

  const body = call.body ? await readBody(call.body, c) : { ok: true as const, value: undefined };
  if (!body.ok) return { ...body, unknown };
  const { site, now, requestId, log, address, caller } = c.var;
  return {
    ok: true,
    unknown,
    value: {
      query: query.value,
      body: body.value as z.output<NonNullable<C['body']>>, // undefined only where the call has none
      site,
      host: new URL(c.req.url).hostname,
      lang: lang.locale,
      now,
      today: dayIn(now, site.timeZone),
      rateDay: rateDay(site, now),
      caller,
      requestId,
      log,
      address,
      signal: c.req.raw.signal,
    },
  };
}

const unknownName = (field: string) => ({ field, reason: 'is not a parameter of this call' });

/** A missing or empty `lang` is the site's main locale, or the one that our own client names beside it. */
function readLang(sent: [string, string][], c: Context<ApiEnv>) {
  const values = sent
    .filter(([name]) => name.toLowerCase() === 'lang')
    .map(([, value]) => value.toLowerCase());
  if (values.length > 1) return { fields: [{ field: 'lang', reason: 'is given more than once' }] };
  const lang = values[0] || c.req.header(localeHeader) || c.var.site.mainLocale;
  if (isLocale(lang)) return { locale: lang, fields: [] };
  return { fields: [{ field: 'lang', reason: 'is not a language that Solstice speaks' }] };
}

function isOwnParameter(call: Call) {
  const own = new Set(fieldNames(call.query).map((name) => name.toLowerCase()));
  const general = generalParameters.filter((name) => !own.has(name));
  return ([name]: [string, string]) => !general.includes(name.toLowerCase());
}

async function readBody<Schema extends z.ZodType>(schema: Schema, c: Context<ApiEnv>) {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return { ok: false, reason: 'unsupported-media-type' } as const;
  }
  const read = readParameters(schema, new URLSearchParams(await c.req.text()));
  return read.ok ? read : ({ ok: false, reason: 'invalid-request', fields: read.fields } as const);
}

function checkAnswer(call: Call, value: unknown): void {
  const checked = call.answer.safeParse(value);
  if (!checked.success)
    throw new Error(`The answer of ${call.name} breaks its schema`, { cause: checked.error });
}

function writeAnswer(c: Context<ApiEnv>, value: unknown, headers: Record<string, string>): Response {
  for (const [name, text] of Object.entries(headers)) c.header(name, text);
  c.header('Cache-Control', 'no-store');
  c.header('Vary', localeHeader, { append: true });
  return value === undefined ? c.body(null, 204) : c.json(value as object);
}
