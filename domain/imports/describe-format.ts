import type { Column } from '#domain/operator-data/column.ts';
import { type TableName, tableNames, tableOf } from '#domain/operator-data/tables.ts';

/** The tables of the import format in Markdown, as docs/import.md shows them. */
export const describeFormat = () => tableNames.map(describeTable).join('\n\n');

function describeTable(name: TableName) {
  const { about, columns } = tableOf(name);
  const rows = Object.entries(columns).map(
    ([column, shape]) =>
      `| ${written(column, shape)} | ${typeOf(shape)} | ${emptyMeans(shape)} | ${shape.note ?? ''} |`,
  );
  return [
    `### ${name}.csv`,
    '',
    [about, ...rulesOf(name)].join(' '),
    '',
    '| column | value | empty means | |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

const written = (column: string, { kind }: Column) =>
  kind === 'localised' ? `\`${column}_en\`, \`${column}_ru\` …` : `\`${column}\``;

function emptyMeans({ default: otherwise }: Column) {
  if (otherwise === undefined) return '–';
  if (otherwise === null) return 'none';
  return otherwise === '' ? 'an empty text' : `\`${otherwise}\``;
}

function typeOf(shape: Column): string {
  switch (shape.kind) {
    case 'whole':
      return shape.references ? `→ ${shape.references}` : `whole number ${bounds(shape)}${steps(shape)}`;
    case 'number-choice':
    case 'text-choice':
      return shape.values.map((value) => `\`${value}\``).join(', ');
    case 'text':
      return textType(shape);
    case 'localised':
      return `text, to ${shape.maxLength} characters`;
    case 'flag':
      return '`true`, `false`';
    case 'day':
      return 'date';
    case 'minute':
      return 'date and time';
    case 'degrees':
      return `degrees, −${shape.max} to ${shape.max}`;
    case 'decimal':
      return `number above 0, to ${shape.scale} decimals`;
  }
}

const largest = 2_147_483_647;

const bounds = ({ min, max }: { min: number; max: number }) =>
  max === largest ? `from ${min}` : `${min} to ${max}`;

const steps = ({ wholeUnitsAbove }: { wholeUnitsAbove?: number }) =>
  wholeUnitsAbove ? `; above ${wholeUnitsAbove} in whole units (ends in 00)` : '';

function textType({ references, pattern, maxLength }: Column & { kind: 'text' }) {
  if (references) return `→ ${references}`;
  return pattern ? pattern.reads : `text, to ${maxLength} characters`;
}

function rulesOf(name: TableName): string[] {
  const { key, unique = [], ordered = [], less = [], apart, emptyWhere } = tableOf(name);
  const { together = [], either = [], different = [], sameHotel, sameState, beyond = [] } = tableOf(name);
  return [
    `Key: ${inCode(key)}.`,
    ...unique.map((columns) => `No two rows have the same ${inCode(columns)}.`),
    ...ordered.map(([low, high]) => `\`${low}\` ≤ \`${high}\`.`),
    ...less.map(([low, high]) => `\`${low}\` < \`${high}\`.`),
    ...together.map(([first, second]) => `\`${second}\` is there exactly when \`${first}\` is.`),
    ...either.map(([first, second]) => `Exactly one of \`${first}\` and \`${second}\` is there.`),
    ...different.map(([first, second]) => `\`${second}\` is not \`${first}\`.`),
    ...(emptyWhere
      ? [`\`${emptyWhere.column}\` is empty exactly where \`${emptyWhere.where}\` is ${emptyWhere.is}.`]
      : []),
    ...(apart ? [`Rows with the same ${inCode(apart.by)} have no day in common.`] : []),
    ...(sameHotel ? [`All of ${inCode(firstOf(sameHotel))} belong to one hotel.`] : []),
    ...(sameState ? [`All of ${inCode(firstOf(sameState))} belong to one country.`] : []),
    ...beyond,
  ];
}

const firstOf = (paths: readonly string[]) => paths.map((path) => path.split('.')[0]!);

const inCode = (columns: readonly string[]) => columns.map((column) => `\`${column}\``).join(' and ');
