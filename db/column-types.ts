import pg from 'pg';

const oids = { int8: 20, date: 1082, timestamp: 1114, int8s: 1016, timestamps: 1115, dates: 1182 };

const asText = (text: string) => text;

/** Identifiers, counts and minor units of money all fit; a number that would lose digits is a mistake, not a value. */
function asSafeInteger(text: string) {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`);
  return value;
}

const listOf =
  <T>(parse: (text: string) => T) =>
  (text: string): (T | null)[] =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .replaceAll('"', '')
          .split(',')
          .map((item) => (item === 'NULL' ? null : parse(item)));

const ours: Record<number, (text: string) => unknown> = {
  [oids.int8]: asSafeInteger,
  [oids.date]: asText,
  [oids.timestamp]: asText,
  [oids.int8s]: listOf(asSafeInteger),
  [oids.dates]: listOf(asText),
  [oids.timestamps]: listOf(asText),
};

/**
 * How columns become values: `bigint` a number, `date` and `timestamp` text (a day of travel has no time zone,
 * so it is never a `Date`), `timestamptz` a `Date`. Passed to each connection; pg's global parsers stay untouched.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) =>
    (format !== 'binary' && ours[oid]) ||
    pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
};
