/** What a field of a question got wrong, and what stood there. */
export type QueryProblem = {
  field: string;
  kind: 'required' | 'date' | 'number' | 'range' | 'ages' | 'days';
  typed: string;
  min?: number;
  max?: number;
};

/** Values of a query by their canonical name (upper case); repeated ones are a list, as the calls write it. */
export type QueryValues = ReadonlyMap<string, string>;

/** Reads a query whatever the case of its names; empty values are as good as none. */
export function readQueryValues(params: URLSearchParams): QueryValues {
  const values = new Map<string, string>();
  for (const [name, value] of params) {
    const key = name.toUpperCase();
    const written = value.trim();
    if (written === '') continue;
    const before = values.get(key);
    values.set(key, before === undefined ? written : `${before},${written}`);
  }
  return values;
}

type NumberField = { name: string; min: number; max: number; fallback?: number };

/** A whole number within its bounds; a problem is noted and the fallback (or the smallest) stands in for it. */
export function readNumber(values: QueryValues, field: NumberField, problems: QueryProblem[]): number {
  const { name, min, max, fallback } = field;
  const typed = values.get(name);
  if (typed === undefined) {
    if (fallback === undefined) problems.push({ field: name, kind: 'required', typed: '' });
    return fallback ?? min;
  }
  if (!/^\d{1,10}$/.test(typed)) problems.push({ field: name, kind: 'number', typed });
  else if (Number(typed) < min || Number(typed) > max)
    problems.push({ field: name, kind: 'range', typed, min, max });
  else return Number(typed);
  return fallback ?? min;
}

const largestInc = 2_147_483_647;

/** Ids separated by commas, each once, in ascending order, so that one choice has one address. */
export function readIncs(values: QueryValues, name: string, problems: QueryProblem[]): number[] {
  const typed = values.get(name) ?? '';
  const parts = typed.split(',').filter((part) => part.trim() !== '');
  if (parts.some((part) => !/^\s*\d{1,10}\s*$/.test(part) || Number(part) > largestInc)) {
    problems.push({ field: name, kind: 'number', typed });
    return [];
  }
  return [...new Set(parts.map(Number))].sort((a, b) => a - b);
}
