import { z } from 'zod';
import { type Base, type Call, pathOf } from '#calls/call.ts';
import { problem, problemMediaType } from '#calls/problem.ts';
import { locales } from '#sites/locales.ts';
import { whoMayCall } from './caller-words.ts';
import { type RefusalReason, refusals } from './problem.ts';
import { bodyTypes } from './read-body.ts';

type Json = Record<string, unknown>;

type Parameter = {
  name: string;
  in: 'query';
  required: boolean;
  description?: string;
  style: 'form';
  explode: false;
  schema: Json;
};

const baseDescriptions: Record<Base, string> = {
  b2c: 'Public content',
  core: 'Selling, without a login',
  api: 'Not for everybody: each call says who may make it',
};

/** The OpenAPI 3.1 document of the calls. */
export function openApiDocument(calls: readonly Call[]) {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = pathOf(call);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  const bases = [...new Set(calls.map(({ base }) => base))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Solstice API',
      version: '1.0.0',
      description:
        'Paths and names of parameters are matched whatever their case; an empty value is an absent one. Names that ' +
        'a call does not have are ignored: a preview tells them in the header Warning, and a server with ' +
        'STRICT_PARAMETERS refuses them. Among incs, -1 and -2147483647 mean all. Failures are problems (RFC 9457), ' +
        'which name each wrong parameter. The site, with its currency and main language, is chosen by the host.',
    },
    servers: [{ url: '/' }],
    tags: bases.map((base) => ({ name: base, description: baseDescriptions[base] })),
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem) },
      securitySchemes,
      responses: Object.fromEntries(
        reasonsOf(calls).map((reason) => [responseName(reason), failure(reason)]),
      ),
    },
  };
}

const operation = (call: Call): Json => ({
  operationId: call.name,
  summary: call.summary,
  description: `${whoMayCall(call)} Specified in ${call.source}.`,
  tags: [call.base],
  parameters: [
    ...queryParametersOf(call.query),
    langParameter,
    mockVariantParameter,
    ...(takesKey(call) ? [idempotencyParameter] : []),
  ],
  ...(call.body ? { requestBody: requestBody(call, call.body) } : {}),
  ...security(call),
  responses: { ...answer(call.answer), ...failures(call) },
});

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer' },
  apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
};

const isForAnybody = ({ mayCall }: Call) => mayCall.includes('visitor');

/** How a caller proves who they are: `[]` asks for nothing, `{}` among the choices is our own page without a token. */
function security(call: Call): Json {
  if (isForAnybody(call)) return { security: [] };
  const apiKey = call.mayCall.includes('service') ? [{ apiKey: [] }] : [];
  const nothing = call.mayCall.includes('visitor-on-our-page') ? [{}] : [];
  return { security: [{ bearer: [] }, ...apiKey, ...nothing] };
}

const langParameter = {
  name: 'lang',
  in: 'query',
  required: false,
  description: 'Language of the answer; the main language of the site where absent',
  schema: { type: 'string', enum: locales },
};

/** Whether a command is done once by its key. */
const takesKey = ({ body }: Call) => body instanceof z.ZodObject && 'idempotencyKey' in body.shape;

const idempotencyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Of 16 to 80 letters, digits and . _ ~ -: the same command by the same key is done once and answered as before',
  schema: { type: 'string' },
};

const mockVariantParameter = {
  name: 'mockVariant',
  in: 'query',
  required: false,
  description: 'Chooses a mocked answer of a server for previews; changes nothing elsewhere',
  schema: { type: 'string' },
};

/** The parameters of a query or form, as OpenAPI has them. */
export function queryParametersOf(schema: z.ZodType): Parameter[] {
  const sent = jsonSchema(schema, 'input') as ObjectSchema;
  const meant = jsonSchema(schema, 'output') as ObjectSchema;
  const own = Object.keys(sent.properties ?? {}).filter((name) => name !== 'lang');
  return groupByIdentifier(own).map(([name, ...aliases]) => {
    const { description, ...value } = clearer(sent.properties?.[name] ?? {}, meant.properties?.[name] ?? {});
    const words = [description, ...aliases.map((alias) => `also read as ${alias}`)].filter(Boolean);
    return {
      name,
      in: 'query',
      required: sent.required?.includes(name) ?? false,
      ...(words.length > 0 ? { description: words.join('; ') } : {}),
      // Lists are written `a,b,c`.
      style: 'form',
      explode: false,
      schema: value,
    };
  });
}

/**
 * Names that become one identifier in a generated client (`searchType`, `SEARCH_TYPE`) are one parameter of the
 * document: the name that the schema declares first, with the others as its aliases.
 */
function groupByIdentifier(names: readonly string[]): [string, ...string[]][] {
  const groups = new Map<string, [string, ...string[]]>();
  for (const name of names) {
    const identifier = name.toLowerCase().replace(/[^a-z0-9]/g, '');
    const group = groups.get(identifier);
    if (group) group.push(name);
    else groups.set(identifier, [name]);
  }
  return [...groups.values()];
}

/** Neither a list nor a choice of several types, which generators of clients write into a form each in its own way. */
const isPlain = ({ type, anyOf = [] }: ValueSchema) =>
  type !== 'array' && new Set(anyOf.map((one) => one.type)).size <= 1;

type ValueSchema = {
  type?: unknown;
  anyOf?: readonly { type?: unknown }[];
  description?: string;
  default?: unknown;
};
type ObjectSchema = { properties?: Record<string, ValueSchema>; required?: string[] };

/**
 * Of the text that a query holds and the value that it means, the meaning says more ("whole number from 1 to 12"),
 * unless JSON Schema has no word for it (a date): that leaves an empty schema.
 */
function clearer(sent: ValueSchema, meant: ValueSchema): ValueSchema {
  const { description: _, default: fallback, ...kind } = meant;
  if (!JSON.stringify(kind).includes('{}')) return meant;
  return fallback === undefined ? sent : { ...sent, default: fallback };
}

const requestBody = (call: Call, schema: z.ZodType): Json => ({
  required: true,
  content: Object.fromEntries(bodyTypes(call).map((type) => [type, { schema: formSchema(schema) }])),
});

/** A form as generated clients can send it: each field has one type, and a list is text with commas. */
function formSchema(schema: z.ZodType): Json {
  const sent = jsonSchema(schema, 'input') as ObjectSchema;
  const meant = jsonSchema(schema, 'output') as ObjectSchema;
  const properties = Object.entries(sent.properties ?? {}).map(([name, value]) => {
    const meaning = clearer(value, meant.properties?.[name] ?? {});
    const { description, default: fallback } = meaning;
    const text = { type: 'string', description, default: fallback };
    return [name, isPlain(meaning) ? meaning : text];
  });
  return { ...sent, properties: Object.fromEntries(properties) };
}

const isEmpty = (schema: z.ZodType) => schema instanceof z.ZodVoid || schema instanceof z.ZodUndefined;

const answer = (schema: z.ZodType): Json =>
  isEmpty(schema)
    ? { 204: { description: 'Done' } }
    : { 200: { description: 'The answer', content: { 'application/json': { schema: jsonSchema(schema) } } } };

const everyCall: RefusalReason[] = ['invalid-request', 'too-many-requests', 'failed', 'unavailable'];

const reasonsOf = (calls: readonly Call[]): RefusalReason[] => [...new Set(calls.flatMap(reasonsOfCall))];

const reasonsOfCall = (call: Call): RefusalReason[] => [
  ...everyCall,
  ...(isForAnybody(call) ? [] : (['login-required', 'forbidden'] as const)),
  ...(call.method === 'GET' ? ['not-found' as const] : []),
  ...(call.mayConflict ? (['not-found', 'conflict'] as const) : []),
  ...(takesKey(call) ? (['key-reused'] as const) : []),
  ...(call.body ? (['forbidden', 'too-large', 'unsupported-media-type'] as const) : []),
];

const failures = (call: Call): Json =>
  Object.fromEntries(
    reasonsOfCall(call).map((reason) => [
      refusals[reason].status,
      { $ref: `#/components/responses/${responseName(reason)}` },
    ]),
  );

const failure = (reason: RefusalReason): Json => ({
  description: refusals[reason].title,
  content: { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** `not-found` as a component: `NotFound`. */
const responseName = (reason: RefusalReason) =>
  reason.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'input'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
