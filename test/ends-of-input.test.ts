import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Call } from '#calls/call.ts';

const folder = new URL('../calls/', import.meta.url);
const modules = await Promise.all(
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name): Promise<Record<string, unknown>> => import(new URL(name, folder).href)),
);
const calls = modules.flatMap((module) => Object.values(module)).filter(isCall);

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'mayCall' in value && 'path' in value;
}

/** What zod keeps of a schema: its own types name it class by class, and this walk is over all of them. */
type Check = { maximum?: number; pattern?: RegExp };
type Def = Record<string, unknown> & Check & { type: string; checks?: { _zod: { def: Check } }[] };

const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;

/** The schemas that a text or a list meets first: what it is turned into later comes too late. */
function partsOf(schema: z.ZodType): [string, z.ZodType][] {
  const def = defOf(schema);
  const named = (name: string, parts: unknown) =>
    (parts as z.ZodType[]).map((part): [string, z.ZodType] => [name, part]);
  if (def.type === 'object') return Object.entries(def.shape as Record<string, z.ZodType>);
  if (def.type === 'array') return named('[]', [def.element]);
  if (def.type === 'pipe') return named('', [def.in]);
  if (def.type === 'union') return named('', def.options);
  return def.innerType ? named('', [def.innerType]) : [];
}

/** Texts and lists of a schema that nothing ends, by their fields. */
function endless(schema: z.ZodType, field = ''): string[] {
  const parts = partsOf(schema).flatMap(([name, part]) =>
    endless(part, [field, name].filter(Boolean).join('.')),
  );
  return hasEnd(schema) ? parts : [...parts, field];
}

function hasEnd(schema: z.ZodType): boolean {
  const def = defOf(schema);
  if (def.type !== 'string' && def.type !== 'array')
    return !['any', 'unknown', 'record', 'map', 'set'].includes(def.type);
  const checks = [def, ...(def.checks ?? []).map((check) => check._zod.def)];
  return checks.some(
    ({ maximum, pattern }) =>
      maximum !== undefined || (pattern?.source.startsWith('^') && !/(?<!\\)[*+]|,\}/.test(pattern.source)),
  );
}

/** More than anybody has to say, as the text of a form has it. */
const long = ['1', 'a', 'A', '-', ',', '0,'].map((text) => text.repeat(210_000));
const incs = Array.from({ length: 210_000 }, (_, at) => at + 1).join(',');

const takesMore = (schema: z.ZodType) => [...long, incs].some((text) => schema.safeParse(text).success);

const bodies = calls.flatMap(({ name, body }) => (body ? fieldsOf(name, body) : []));
const queries = calls.flatMap(({ name, query }) => fieldsOf(name, query));

function fieldsOf(call: string, schema: z.ZodType): [string, z.ZodType][] {
  const object = defOf(schema).type === 'pipe' ? (defOf(schema).in as z.ZodType) : schema;
  return partsOf(object).map(([field, part]) => [`${call}.${field}`, part]);
}

test('every field of every form has an end: of its text, and of its list', () => {
  expect(bodies.length).toBeGreaterThan(100);
  // A date or a list of numbers has no length of its own, and refuses what is longer all the same.
  const without = bodies.filter(([, field]) => endless(field).length > 0 && takesMore(field));
  expect(without.map(([name]) => name)).toEqual([]);
});

test('every list of every query has an end', () => {
  const without = queries.filter(
    ([, field]) => field.safeParse(incs).success && Array.isArray(field.parse('1')),
  );
  expect(without.map(([name]) => name)).toEqual([]);
});
