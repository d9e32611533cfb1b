import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { tableNames, tableOf } from './tables.ts';

const migration = (name: string) =>
  readFileSync(new URL(`../../db/migrations/${name}.sql`, import.meta.url), 'utf8');
const sql = [
  '0001_operator',
  '0004_wider_catalogue',
  '0007_content',
  '0009_offices',
  '0011_departure_town_from',
  '0015_cancellation_terms',
  '0016_carrier_number',
  '0017_hotel_page',
  '0018_climate_and_days',
  '0019_page_images',
  '0023_news',
  '0025_careers',
  '0026_surveys',
  '0028_redirects',
  '0035_commission',
  '0085_no_child_price',
  '0090_offices_abroad',
]
  .map(migration)
  .join('\n');
// What the product itself writes down about content is nobody's to import.
const own = new Set([
  'advertisement_click',
  'agency_commission',
  'agent_markup',
  'agent_markup_sum',
  'content_version',
  'job_application',
  'news_read',
  'outgoing_mail',
  'survey_invitation',
  'row_change',
]);

// The schema is the authority: these are its tables with their columns, whether empty is allowed, and the reference.
const schema = new Map(
  [...sql.matchAll(/create table (\w+) \(\n(.*?)\n\);/gs)]
    .filter(([, name]) => !own.has(name!))
    .map(([, name, body]) => [name!, columnsOf(body!)]),
);
for (const [, name, body] of sql.matchAll(/alter table (\w+)(?: |\n)(.*?);/gs))
  schema.get(name!)!.push(...columnsOf(addedIn(body!)));

for (const [, name, column] of sql.matchAll(/alter table (\w+) alter column (\w+) drop not null;/g))
  schema.get(name!)!.find((one) => one.name === column)!.isRequired = false;

function addedIn(body: string) {
  return [...body.matchAll(/^ *add (.*)/gm)].map(([, line]) => line).join('\n');
}

function columnsOf(body: string) {
  const lines = body.split('\n').map((line) => line.replace(/--.*/, '').trim());
  return lines
    .filter((line) => line !== '' && !/^(primary key|unique|check)\b/.test(line))
    .map((line) => ({
      name: line.split(' ')[0]!,
      type: line.split(' ').slice(1).join(' '),
      isRequired: /not null|primary key/.test(line) && !/\bdefault\b/.test(line),
      references: /references (\w+)/.exec(line)?.[1],
    }));
}

test('the format has exactly the tables and columns of the schema, in its order', () => {
  expect([...tableNames].sort()).toEqual([...schema.keys()].sort());
  for (const name of tableNames)
    expect(Object.keys(tableOf(name).columns), name).toEqual(schema.get(name)!.map((column) => column.name));
});

test('a column may be left out exactly where the schema has a default or allows null', () => {
  const ofKey = (name: string, column: string) => tableOf(name as 'hotel').key.includes(column);
  for (const name of tableNames)
    for (const column of schema.get(name)!) {
      const { default: otherwise } = tableOf(name).columns[column.name]!;
      const isRequired = column.isRequired || ofKey(name, column.name);
      expect(otherwise === undefined, `${name}.${column.name}`).toBe(isRequired);
    }
});

test('references are those of the schema, and lead to an earlier table or to other rows of the same', () => {
  for (const name of tableNames)
    for (const column of schema.get(name)!) {
      const shape: Column = tableOf(name).columns[column.name]!;
      const references = 'references' in shape ? shape.references : undefined;
      expect(references, `${name}.${column.name}`).toBe(column.references);
      if (references)
        expect(tableNames.indexOf(references as 'hotel')).toBeLessThanOrEqual(tableNames.indexOf(name));
    }
});

test('kinds of columns fit the types of the schema', () => {
  const fitting: Record<Column['kind'], RegExp> = {
    whole: /^(integer|basis_points)/,
    'number-choice': /^integer/,
    text: /^(text|char)/,
    'text-choice': /^text/,
    localised: /^localised/,
    flag: /^boolean/,
    day: /^date/,
    minute: /^timestamp/,
    degrees: /^double precision/,
    decimal: /^numeric/,
  };
  for (const name of tableNames)
    for (const { name: column, type } of schema.get(name)!)
      expect(type, `${name}.${column}`).toMatch(fitting[tableOf(name).columns[column]!.kind]);
});

test('rules name columns that exist', () => {
  for (const name of tableNames) {
    const { columns, key, unique = [], ordered = [], less = [], apart } = tableOf(name);
    const { together = [], either = [], different = [] } = tableOf(name);
    const days = apart ? [...apart.by, apart.from, apart.to] : [];
    const named = [key, unique, ordered, less, together, either, different, days].flat(2);
    for (const column of named) expect(Object.keys(columns), name).toContain(column);
  }
});
