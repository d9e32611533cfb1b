import { type CsvRow, csvRows, type Unreadable } from '#lib/csv/csv-rows.ts';
import { type PlainDate, parsePlainDate } from '#lib/plain-date.ts';

/** A rate as the operator's data keeps it: units of the currency for one euro. */
export type FedRate = { currency: string; date: PlainDate; perEuro: number };

/** Why a file of rates cannot be read, and where. */
export class RateFeedError extends Error {
  constructor(line: number, column: string | undefined, reason: string) {
    super(`line ${line}${column ? `, column ${column}` : ''}: ${reason}`);
  }
}

/**
 * Reads rates in one of the two layouts that banks hand out. `Date,USD,JPY,…` has a row a day with the units of each
 * currency for one euro; empty and `N/A` are unknown. `date,currency,nominal,rate` has a row a currency: so many units of
 * the bank's own money for `nominal` units of it; the bank's money is the `base` of the row, and each day has the euro.
 */
export function readRateFeed(text: string): FedRate[] {
  const [head, ...rows] = rowsOf(text);
  if (!head) throw new RateFeedError(1, undefined, 'is empty: a header line is expected');
  const names = head.cells.map((cell) => cell.trim());
  const isByCurrency = names.some((name) => name.toLowerCase() === 'nominal');
  return isByCurrency ? byCurrency(names, rows) : byDay(names, rows);
}

function rowsOf(text: string): CsvRow[] {
  const rows = csvRows().take(text.replace(/^\uFEFF/, ''), true);
  const unreadable = rows.find((row): row is Unreadable => 'unreadable' in row);
  if (unreadable) throw new RateFeedError(unreadable.line, undefined, unreadable.unreadable);
  return rows as CsvRow[];
}

function byDay([first, ...currencies]: string[], rows: CsvRow[]): FedRate[] {
  if (first?.toLowerCase() !== 'date')
    throw new RateFeedError(
      1,
      first,
      'the columns are Date and codes of currencies, or date,currency,nominal,rate,base',
    );
  return rows.flatMap(({ line, cells: [day = '', ...cells] }) => {
    const date = dayOf(day, line);
    return currencies.flatMap((currency, at) => {
      const cell = cells[at]?.trim() ?? '';
      if (currency === '' || cell === '' || cell === 'N/A') return [];
      return [{ currency, date, perEuro: amountOf(cell, line, currency) }];
    });
  });
}

function byCurrency(names: string[], rows: CsvRow[]): FedRate[] {
  const column = (name: string) => {
    const at = names.findIndex((each) => each.toLowerCase() === name);
    if (at < 0) throw new RateFeedError(1, name, 'the column is missing');
    return at;
  };
  const [date, currency, nominal, rate, base] = ['date', 'currency', 'nominal', 'rate', 'base'].map(column);
  const told = rows.map(({ line, cells }) => ({
    line,
    date: dayOf(cells[date!] ?? '', line),
    currency: (cells[currency!] ?? '').trim(),
    base: (cells[base!] ?? '').trim(),
    // What one unit costs.
    cost: amountOf(cells[rate!] ?? '', line, 'rate') / amountOf(cells[nominal!] ?? '', line, 'nominal'),
  }));
  return [...Map.groupBy(told, (row) => row.date)].flatMap(([day, ofDay]) => {
    const euro = ofDay.find((row) => row.currency === 'EUR');
    if (!euro) throw new RateFeedError(ofDay[0]!.line, 'currency', `the euro of ${day} is missing`);
    const others = ofDay.filter((row) => row !== euro && row.currency !== euro.base);
    return [
      { currency: euro.base, date: day, perEuro: euro.cost },
      ...others.map((row) => ({ currency: row.currency, date: day, perEuro: euro.cost / row.cost })),
    ];
  });
}

function dayOf(text: string, line: number): PlainDate {
  const date = parsePlainDate(text.trim());
  if (!date) throw new RateFeedError(line, 'date', `not a date like 2027-06-30 ("${text}")`);
  return date;
}

function amountOf(text: string, line: number, column: string): number {
  const amount = Number(text);
  if (text.trim() === '' || !(amount > 0))
    throw new RateFeedError(line, column, `not more than 0 ("${text}")`);
  return amount;
}
