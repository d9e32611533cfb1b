import { type PlainDate, parsePlainDate } from '#lib/plain-date.ts';

/** A rate as the operator's data keeps it: units of the currency for one euro. */
export type FedRate = { currency: string; date: PlainDate; perEuro: number };

/** What one unit of a currency costs in the bank's own money, the base, on a day. */
export type QuotedRate = { line: number; date: PlainDate; currency: string; base: string; cost: number };

/** Why a file of rates cannot be read, and where. */
export class RateFeedError extends Error {
  constructor(line: number, column: string | undefined, reason: string) {
    super(`line ${line}${column ? `, column ${column}` : ''}: ${reason}`);
  }
}

/** Gold, silver, platinum and palladium, which banks list with currencies, in troy ounces: `1 t.u.`. */
const metals = new Set(['XAU', 'XAG', 'XPT', 'XPD']);

export const isMetal = (code: string) => metals.has(code);

/** A cell that says that there is no rate. */
export const isUnknown = (cell: string) => /^(n\/a|-|–|)$/i.test(cell.trim());

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `2026-11-28`, `28.11.2026`, `28 November 2026` or `28 Nov 2026`. */
export function dayOf(text: string, line: number): PlainDate {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})(?:\.\s?|\s)(\d{1,2}|[a-z]+)(?:\.\s?|\s)(\d{4})$/i.exec(text.trim()) ?? [];
  const number = /^\d/.test(month) ? Number(month) : months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const written = year ? `${year}-${`${number}`.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim();
  const date = parsePlainDate(written);
  if (!date) throw new RateFeedError(line, 'date', `not a date like 2027-06-30 or 30 June 2027 ("${text}")`);
  return date;
}

/** Some banks write a decimal comma; in the others' tables it might stand for thousands. */
export const withPoint = (text: string) => text.replace(/^(\d+),(\d+)$/, '$1.$2');

/** A number above 0. */
export function amountOf(text: string, line: number, column: string): number {
  const amount = Number(text);
  if (text.trim() === '' || !(amount > 0) || amount === Number.POSITIVE_INFINITY)
    throw new RateFeedError(line, column, `not more than 0 ("${text}")`);
  return amount;
}

/**
 * Turns what a bank quotes in its own money into units for one euro, each day and base by itself. Of a currency that several
 * banks quote on one day its own bank's rate counts, else the first of the file.
 */
export function perEuroOf(quoted: readonly QuotedRate[]): FedRate[] {
  const own: FedRate[] = [];
  const others: FedRate[] = [];
  for (const rows of Map.groupBy(quoted, ({ date, base }) => `${date} ${base}`).values()) {
    const { date, base, line } = rows[0]!;
    const euro = rows.find(({ currency }) => currency === 'EUR');
    if (!euro && base !== 'EUR')
      throw new RateFeedError(line, 'currency', `the euro of ${date} is missing among the rates in ${base}`);
    const cost = euro && base !== 'EUR' ? euro.cost : 1;
    refuseContradictions(rows);
    if (base !== 'EUR') own.push({ currency: base, date, perEuro: cost });
    for (const row of rows)
      if (row.currency !== 'EUR' && row.currency !== base)
        others.push({ currency: row.currency, date, perEuro: cost / row.cost });
  }
  const first = new Map<string, FedRate>();
  for (const rate of [...own, ...others]) {
    const key = `${rate.date} ${rate.currency}`;
    if (!first.has(key)) first.set(key, rate);
  }
  return [...first.values()];
}

/** A bank has one rate of a currency and day. */
function refuseContradictions(rows: readonly QuotedRate[]): void {
  const costs = new Map<string, number>();
  for (const { currency, cost, date, line } of rows) {
    const before = costs.get(currency);
    if (before !== undefined && before !== cost)
      throw new RateFeedError(line, 'currency', `${currency} has two rates of ${date}`);
    costs.set(currency, cost);
  }
}
