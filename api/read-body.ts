import type { Context } from 'hono';
import type { Call } from '#calls/call.ts';
import type { FieldError } from '#calls/problem.ts';
import { fail, ok } from '#lib/result.ts';
import type { ApiEnv, ReadBody } from './api-env.ts';

const formType = 'application/x-www-form-urlencoded';
const jsonType = 'application/json';

/** The media types that the body of a call may have. */
export const bodyTypes = ({ takesJson }: Pick<Call, 'takesJson'>): string[] =>
  takesJson ? [formType, jsonType] : [formType];

/** Reads the body of a call: a form, or JSON where the call takes that as well. */
export async function readBody(call: Pick<Call, 'takesJson'>, { req }: Context<ApiEnv>): Promise<ReadBody> {
  const type = /^[^;\s]*/.exec(req.header('content-type') ?? '')![0].toLowerCase();
  if (!bodyTypes(call).includes(type))
    return { ...fail('unsupported-media-type'), detail: `This call takes ${bodyTypes(call).join(' or ')}` };
  const text = await req.text();
  return type === jsonType ? fieldsOfJson(text) : ok(new URLSearchParams(text));
}

/** The members of a JSON object, as the fields of a form that says the same; null is an absent one. */
function fieldsOfJson(text: string): ReadBody {
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { ...fail('invalid-request'), detail: 'The body is not a JSON object' };
  const members = Object.entries(json).filter(([, value]) => value !== null);
  const wrong = members.flatMap(([field, value]): FieldError[] =>
    ['string', 'number', 'boolean'].includes(typeof value)
      ? []
      : [{ field, reason: 'is neither a text nor a number nor true or false' }],
  );
  if (wrong.length > 0) return { ...fail('invalid-request'), fields: wrong };
  return ok(members.map(([field, value]): [string, string] => [field, String(value)]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the caller is told that it is none
  }
}
