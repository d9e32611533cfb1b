import { harmIn } from '#lib/clean-html.ts';
import type { Localised } from '#lib/localised.ts';
import { parsePlainDate } from '#lib/plain-date.ts';
import type { CellOf, Column, WholeNumber } from './column.ts';

/** A value of a column's own type, or why the text cannot stand there. */
export type Judged<Value> = { ok: true; value: Value } | { ok: false; reason: string };

/** A text in several languages, or what is wrong in which of them. */
export type JudgedTexts =
  | { ok: true; value: Localised | null }
  | { ok: false; faults: { locale: string; reason: string }[] };

type ValueOf<C extends Column> =
  | (C extends { kind: 'localised' } ? string : CellOf<C>)
  | (C extends { default: infer Otherwise } ? Otherwise : Column extends C ? null : never);

/**
 * Judges what was written into a column: a cell of a file, a field of a form, a parameter of a call. No text stands for
 * the column's default. Of a localised column it judges the text of one language.
 */
export function judgeCell<const C extends Column>(column: C, text: string): Judged<ValueOf<C>> {
  const judged = text === '' ? judgeNothing(column) : judgeSomething(column, text);
  return judged as Judged<ValueOf<C>>; // the switch of `typedValue` and the type `CellOf` say the same of each kind
}

/** Judges the texts of a localised column: English and Russian are both given, or nothing is where that is allowed. */
export function judgeTexts(column: Column, texts: Readonly<Record<string, string>>): JudgedTexts {
  const given = Object.entries(texts).filter(([, text]) => text !== '');
  if (given.length === 0 && column.default !== undefined) return { ok: true, value: null };
  const faults = given.flatMap(([locale, text]) => {
    const reason = cellProblem(column, text);
    return reason ? [{ locale, reason }] : [];
  });
  for (const locale of ['en', 'ru']) if (!texts[locale]) faults.push({ locale, reason: mustBeGiven });
  // Without a fault both languages are there.
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, value: Object.fromEntries(given) as Localised };
}

const mustBeGiven = 'must not be empty';

const judgeNothing = ({ default: otherwise }: Column): Judged<unknown> =>
  otherwise === undefined ? { ok: false, reason: mustBeGiven } : { ok: true, value: otherwise };

function judgeSomething(column: Column, text: string): Judged<unknown> {
  const reason = cellProblem(column, text);
  return reason ? { ok: false, reason } : { ok: true, value: typedValue(column, text) };
}

function typedValue({ kind }: Column, text: string) {
  switch (kind) {
    case 'whole':
    case 'number-choice':
    case 'degrees':
      return Number(text);
    case 'flag':
      return text === 'true';
    default:
      return text;
  }
}

/** Why `cell`, which is not empty, cannot stand in `column`; undefined when it can. */
function cellProblem(column: Column, cell: string): string | undefined {
  if (cell.includes('\uFFFD')) return 'not valid UTF-8';
  switch (column.kind) {
    case 'whole':
      return wholeProblem(cell, column);
    case 'number-choice':
    case 'text-choice':
      return (column.values as readonly unknown[]).map(String).includes(cell)
        ? undefined
        : `not one of ${column.values.join(', ')}`;
    case 'text':
      return textProblem(cell, column);
    case 'localised':
      return textProblem(cell, column) ?? (column.isHtml ? htmlProblem(cell) : undefined);
    case 'flag':
      return cell === 'true' || cell === 'false' ? undefined : 'not true or false';
    case 'day':
      return isDay(cell) ? undefined : 'not a date like 2027-06-30';
    case 'minute':
      return isMinute(cell) ? undefined : 'not a date and time like 2027-06-30 14:05';
    case 'degrees':
      return degreesProblem(cell, column);
    case 'decimal':
      return decimalProblem(cell, column);
  }
}

function wholeProblem(cell: string, { min, max, wholeUnitsAbove = max }: WholeNumber) {
  if (!/^-?\d{1,15}$/.test(cell)) return 'not a whole number';
  if (Number(cell) < min) return `less than ${min}`;
  if (Number(cell) > max) return `more than ${max}`;
  return Number(cell) > wholeUnitsAbove && !cell.endsWith('00')
    ? `more than ${wholeUnitsAbove}, and not in whole units: the last two digits must be 00`
    : undefined;
}

type TextShape = { maxLength: number; pattern?: { test: RegExp; reads: string }; must?: 'rate' | 'zone' };

// Tabs and line breaks are text; other control characters are damage, and PostgreSQL cannot store the first of them.
const control = /[^\P{Cc}\t\n\r]/u;

function textProblem(cell: string, { maxLength, pattern, must }: TextShape) {
  if (control.test(cell)) return 'holds a control character';
  if (cell.length > maxLength) return `longer than ${maxLength} characters`;
  if (pattern && !pattern.test.test(cell)) return `not ${pattern.reads}`;
  return must === 'zone' && !isZone(cell) ? 'not a time zone like Europe/Warsaw' : undefined;
}

function htmlProblem(cell: string) {
  const harm = harmIn(cell);
  return harm && `holds ${harm}, which no text may have`;
}

const isDay = (cell: string) => cell.length === 10 && parsePlainDate(cell) !== undefined;

const isMinute = (cell: string) =>
  isDay(cell.slice(0, 10)) && /^ ([01]\d|2[0-3]):[0-5]\d$/.test(cell.slice(10));

function degreesProblem(cell: string, { max }: { max: number }) {
  if (!/^-?\d{1,3}(\.\d{1,17})?(e-\d{1,3})?$/.test(cell)) return 'not degrees like 36.8841';
  return Math.abs(Number(cell)) > max ? `not between -${max} and ${max}` : undefined;
}

function decimalProblem(cell: string, { digits, scale }: { digits: number; scale: number }) {
  const written = RegExp(`^\\d{1,${digits - scale}}(\\.\\d{1,${scale}})?$`);
  if (!written.test(cell)) return `not a number with at most ${scale} decimals`;
  return /[1-9]/.test(cell) ? undefined : 'not more than 0';
}

const zones = new Map<string, boolean>();

function isZone(name: string) {
  const known = zones.get(name);
  if (known !== undefined) return known;
  const exists = canFormatIn(name);
  zones.set(name, exists);
  return exists;
}

function canFormatIn(timeZone: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return /^[A-Z]/.test(timeZone);
  } catch {
    return false;
  }
}
