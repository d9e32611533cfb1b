import { z } from 'zod';
import type { FieldError } from '#calls/problem.ts';

type Read<Schema extends z.ZodType> =
  | { ok: true; value: z.output<Schema> }
  | { ok: false; fields: FieldError[] };

/**
 * Reads the parameters of a query or a form by `schema`. Names are matched whatever their case and reported as the
 * specification spells them. A repeated parameter is an error; an unknown one is left out unless the schema is strict.
 */
export function readParameters<Schema extends z.ZodType>(
  schema: Schema,
  sent: Iterable<[string, string]>,
): Read<Schema> {
  const spelling = new Map(fieldNames(schema).map((name) => [name.toLowerCase(), name]));
  const values = new Map<string, string>();
  const fields: FieldError[] = [];
  for (const [sentName, value] of sent) {
    const name = spelling.get(sentName.toLowerCase()) ?? sentName;
    if (values.has(name)) fields.push({ field: name, reason: 'is given more than once' });
    // PostgreSQL has no such character, and no text of a person has it either.
    if (value.includes('\0')) fields.push({ field: name, reason: 'contains a null character' });
    values.set(name, value);
  }
  if (fields.length > 0) return { ok: false, fields };

  const read = schema.safeParse(Object.fromEntries(values));
  if (read.success) return { ok: true, value: read.data };
  return { ok: false, fields: read.error.issues.flatMap((issue) => fieldErrors(issue, values)) };
}

/** The parameters that a schema knows, in the spelling of the specification. */
export function fieldNames(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodPipe) return fieldNames(schema.in as z.ZodType);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function fieldErrors(issue: z.core.$ZodIssue, values: Map<string, string>): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((field) => ({ field, reason: 'is not a parameter of this call' }));
  }
  const field = String(issue.path[0] ?? '');
  return [{ field, reason: field && !values.has(field) ? missing(issue) : reasonOf(issue) }];
}

/** A check across fields may blame one that was left out; only a missing value itself "is required". */
const missing = (issue: z.core.$ZodIssue) => (issue.code === 'custom' ? issue.message : 'is required');

/** Of several accepted forms, text is the one that a query can have; it comes last in our unions. */
function reasonOf(issue: z.core.$ZodIssue): string {
  const text = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined;
  return text ? reasonOf(text) : issue.message;
}
