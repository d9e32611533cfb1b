import { z } from 'zod';
import type { FieldError } from '#calls/problem.ts';

/** What was read; `unknown` are the names that the call does not have, as they were sent. */
type Read<Schema extends z.ZodType> = { unknown: string[] } & (
  | { ok: true; value: z.output<Schema> }
  | { ok: false; fields: FieldError[] }
);

/**
 * Reads the parameters of a query or a form by `schema`. Names are matched whatever their case and reported as the
 * specification spells them; those that the schema does not have are left out and told. An empty value is an absent
 * one, unless the parameter is required. A repeated parameter is an error.
 */
export function readParameters<Schema extends z.ZodType>(
  schema: Schema,
  sent: Iterable<[string, string]>,
): Read<Schema> {
  const { spelling, optional } = knownNames(schema);
  const values = new Map<string, string>();
  const unknown = new Set<string>();
  const fields: FieldError[] = [];
  for (const [sentName, value] of sent) {
    const name = spelling.get(sentName.toLowerCase());
    if (name === undefined) {
      unknown.add(sentName);
      continue;
    }
    if (values.has(name)) fields.push({ field: name, reason: 'is given more than once' });
    // PostgreSQL has no such character, and no text of a person has it either.
    if (value.includes('\0')) fields.push({ field: name, reason: 'contains a null character' });
    values.set(name, value);
  }
  if (fields.length > 0) return { ok: false, fields, unknown: [...unknown] };

  const given = [...values].filter(([name, value]) => value !== '' || !optional.has(name));
  const read = schema.safeParse(Object.fromEntries(given));
  if (read.success) return { ok: true, value: read.data, unknown: [...unknown] };
  const wrong = read.error.issues.flatMap((issue) => fieldErrors(issue, values));
  return { ok: false, fields: wrong, unknown: [...unknown] };
}

/** The parameters that a schema knows, in the spelling of the specification. */
export const fieldNames = (schema: z.ZodType): string[] => Object.keys(shapeOf(schema));

type Shape = Record<string, z.ZodType>;

/** The casts say what Zod's own types cannot: that a schema which holds others holds schemas of today's making. */
function shapeOf(schema: z.ZodType): Shape {
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in as z.ZodType);
  return schema instanceof z.ZodObject ? (schema.shape as Shape) : {};
}

type KnownNames = { spelling: Map<string, string>; optional: Set<string> };

/** By schema: a search has more than sixty parameters, and looking each of them over takes longer than reading them. */
const known = new WeakMap<z.ZodType, KnownNames>();

function knownNames(schema: z.ZodType): KnownNames {
  const names = known.get(schema) ?? namesOf(shapeOf(schema));
  known.set(schema, names);
  return names;
}

const namesOf = (shape: Shape): KnownNames => ({
  spelling: new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name])),
  optional: new Set(Object.keys(shape).filter((name) => shape[name]!.safeParse(undefined).success)),
});

function fieldErrors(issue: z.core.$ZodIssue, values: Map<string, string>): FieldError[] {
  const field = String(issue.path[0] ?? '');
  return [{ field, reason: field && !values.get(field) ? missing(issue) : reasonOf(issue) }];
}

/** A check across fields may blame one that was left out; only a missing value itself "is required". */
const missing = (issue: z.core.$ZodIssue) => (issue.code === 'custom' ? issue.message : 'is required');

/** Of several accepted forms, text is the one that a query can have; it comes last in our unions. */
function reasonOf(issue: z.core.$ZodIssue): string {
  const text = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined;
  return text ? reasonOf(text) : issue.message;
}
