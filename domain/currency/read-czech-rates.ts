import {
  amountOf,
  dayOf,
  isMetal,
  isUnknown,
  type QuotedRate,
  RateFeedError,
  withPoint,
} from './rate-values.ts';

const base = 'CZK';

type Line = { line: number; cells: string[] };

/**
 * The two tables of the Czech National Bank, in English or Czech: of one day, under a line like `27 Nov 2026 #229`, with
 * `Country|Currency|Amount|Code|Rate`; and of a year, with `Date|1 AUD|100 HUF|…`, where a change of the list begins
 * another table with columns of its own, after a blank line or at once.
 */
export function readCzechRates(text: string): QuotedRate[] {
  const lines = text.split(/\r?\n/).map((written, index) => ({
    line: index + 1,
    cells: written.split('|').map((cell) => cell.trim()),
  }));
  const [first, ...others] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return first!.cells.length === 1 ? ofDay(first!, others) : ofYear([first!, ...others]);
}

function ofDay({ line, cells: [title = ''] }: Line, [head, ...rows]: Line[]): QuotedRate[] {
  const date = dayOf(title.replace(/\s*#.*$/, ''), line);
  if (head?.cells.length !== 5)
    throw new RateFeedError(
      head?.line ?? line,
      undefined,
      'the columns are Country|Currency|Amount|Code|Rate',
    );
  return rows.flatMap(({ line, cells: [, , amount = '', currency = '', rate = ''] }) =>
    isMetal(currency) || isUnknown(rate)
      ? []
      : [
          {
            line,
            date,
            currency,
            base,
            cost: amountOf(withPoint(rate), line, 'Rate') / amountOf(amount, line, 'Amount'),
          },
        ],
  );
}

function ofYear(lines: readonly Line[]): QuotedRate[] {
  let columns: { currency: string; nominal: number }[] = [];
  return lines.flatMap(({ line, cells: [day = '', ...cells] }) => {
    if (/^(date|datum)$/i.test(day)) {
      columns = cells.map((cell) => quotedUnits(cell, line));
      return [];
    }
    const date = dayOf(day, line);
    return columns.flatMap(({ currency, nominal }, at) => {
      const cell = cells[at] ?? '';
      if (isMetal(currency) || isUnknown(cell)) return [];
      return [{ line, date, currency, base, cost: amountOf(withPoint(cell), line, currency) / nominal }];
    });
  });
}

function quotedUnits(cell: string, line: number) {
  const [, nominal, currency] = /^(\d+) ([A-Z]{3})$/.exec(cell) ?? [];
  if (!nominal || !currency)
    throw new RateFeedError(line, undefined, `not a column like "100 HUF" ("${cell}")`);
  return { currency, nominal: amountOf(nominal, line, currency) };
}
