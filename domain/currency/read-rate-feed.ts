import { type CsvRow, csvRows, type Unreadable } from '#lib/csv/csv-rows.ts';
import {
  amountOf,
  dayOf,
  type FedRate,
  isMetal,
  isUnknown,
  perEuroOf,
  type QuotedRate,
  RateFeedError,
} from './rate-values.ts';
import { readCzechRates } from './read-czech-rates.ts';
import { readValCurs } from './read-val-curs.ts';

/**
 * Reads rates in a layout of docs/import.md: `Date,USD,JPY,…` with a row a day of units for one euro (European Central
 * Bank), `date,currency,nominal,rate,base` with a row a currency, the tables of the Czech National Bank, or the XML of the
 * banks of Azerbaijan and Russia. Throws a `RateFeedError` that names line and column.
 */
export function readRateFeed(text: string): FedRate[] {
  const plain = text.replace(/^\uFEFF/, '');
  if (/^\s*</.test(plain)) return perEuroOf(readValCurs(plain));
  if (plain.slice(0, 500).includes('|')) return perEuroOf(readCzechRates(plain));
  const [head, ...rows] = rowsOf(plain);
  if (!head) throw new RateFeedError(1, undefined, 'is empty: a header line is expected');
  const names = namesIn(head);
  const isByCurrency = names.some((name) => name.toLowerCase() === 'nominal');
  return isByCurrency ? perEuroOf(byCurrency(names, rows)) : byDay(names, rows);
}

function rowsOf(text: string): CsvRow[] {
  const rows = csvRows().take(text, true);
  const unreadable = rows.find((row): row is Unreadable => 'unreadable' in row);
  if (unreadable) throw new RateFeedError(unreadable.line, undefined, unreadable.unreadable);
  return (rows as CsvRow[]).filter(({ cells }) => cells.some((cell) => cell.trim() !== '')); // none is unreadable
}

const namesIn = ({ cells }: CsvRow) => cells.map((cell) => cell.trim());

/** A later table of the file may have columns of its own. */
const isHeader = ({ cells }: CsvRow) => cells[0]?.trim().toLowerCase() === 'date';

function byDay(head: string[], rows: CsvRow[]): FedRate[] {
  if (head[0]?.toLowerCase() !== 'date')
    throw new RateFeedError(
      1,
      head[0],
      'the columns are Date and codes of currencies, or date,currency,nominal,rate,base',
    );
  let currencies = head.slice(1);
  const rates = new Map<string, FedRate>();
  for (const row of rows) {
    if (isHeader(row)) {
      currencies = namesIn(row).slice(1);
      continue;
    }
    const date = dayOf(row.cells[0] ?? '', row.line);
    for (const [at, currency] of currencies.entries()) {
      const cell = row.cells[at + 1] ?? '';
      if (currency === '' || isMetal(currency) || isUnknown(cell)) continue;
      const rate = { currency, date, perEuro: amountOf(cell, row.line, currency) };
      const before = rates.get(`${date} ${currency}`);
      if (before && before.perEuro !== rate.perEuro)
        throw new RateFeedError(row.line, currency, `${currency} has two rates of ${date}`);
      rates.set(`${date} ${currency}`, rate);
    }
  }
  return [...rates.values()];
}

function byCurrency(head: string[], rows: CsvRow[]): QuotedRate[] {
  let columns = columnsOf(head);
  return rows.flatMap((row) => {
    if (isHeader(row)) {
      columns = columnsOf(namesIn(row));
      return [];
    }
    const { line, cells } = row;
    const [date, currency, nominal, rate, base] = columns.map((at) => cells[at]?.trim() ?? '');
    if (isMetal(currency!) || isUnknown(rate!)) return [];
    return [
      {
        line,
        date: dayOf(date!, line),
        currency: currency!,
        base: base!,
        cost: amountOf(rate!, line, 'rate') / amountOf(nominal!, line, 'nominal'),
      },
    ];
  });
}

const columnsOf = (names: readonly string[]) =>
  ['date', 'currency', 'nominal', 'rate', 'base'].map((name) => {
    const at = names.findIndex((each) => each.toLowerCase() === name);
    if (at < 0) throw new RateFeedError(1, name, 'the column is missing');
    return at;
  });
