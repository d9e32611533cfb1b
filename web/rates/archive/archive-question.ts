import { longestHistoryDays, type rateSortFields } from '#calls/currency.ts';
import { addYears, daysBetween, type PlainDate, parsePlainDate } from '#lib/plain-date.ts';
import { type CurrencySlug, currencySlugs, findCurrency } from '#sites/currencies.ts';
import { travelsOn } from '#web/ui/shallow-query.ts';

/** What the parameters of the archive are called ([S]§2.11). */
export const archiveFields = {
  currency: 'currency',
  /** Both days together. */
  period: 'FIELD_CURRENCY_DATE',
  from: 'cDateBeg',
  to: 'cDateEnd',
  page: 'currencyPaginationPage',
  size: 'currencyPaginationCountBy',
  sort: 'currencyFieldSort',
  direction: 'currencySortBy',
  tab: 'tab',
} as const;

export const archiveTabs = ['table', 'chart'] as const;
/** Days a page; the first is the usual one. */
export const archiveSizes = [12, 30, 60, 120] as const;
const directions = ['desc', 'asc'] as const;

export type ArchiveSort = (typeof rateSortFields)[number];
const sorts: readonly ArchiveSort[] = ['date', 'rate', 'change'];

/** What somebody wants to know of the archive; of each part the first of its list is the usual one. */
export type ArchiveQuestion = {
  currency: CurrencySlug;
  from: PlainDate;
  to: PlainDate;
  page: number;
  size: number;
  sort: ArchiveSort;
  direction: (typeof directions)[number];
  tab: (typeof archiveTabs)[number];
};

/** What is wrong with a field, in the words of `rates.archive.fault.*`. */
export type ArchiveFaults = {
  currency?: 'currency';
  from?: 'day';
  to?: 'day' | 'order' | 'long';
};

export type ReadArchive = {
  question: ArchiveQuestion;
  faults: ArchiveFaults;
  /** The days as they were asked for, to be mended where they are none. */
  typed: { from: string; to: string };
};

type Site = { currency: CurrencySlug; otherCurrencies: readonly CurrencySlug[] };

/**
 * Reads the question of an address. `today` is the day whose rates hold: later ones are not told. A year is shown where
 * nothing is said; a wrong day or currency is a fault of its field, any other value that there is not is the usual one.
 */
export function readArchive(params: URLSearchParams, site: Site, today: PlainDate): ReadArchive {
  const said = (field: keyof typeof archiveFields) => params.get(archiveFields[field])?.trim() ?? '';
  const faults: ArchiveFaults = {};
  const asked = findCurrency(said('currency'))?.slug;
  const known = asked !== site.currency ? asked : undefined;
  if (said('currency') && !known) faults.currency = 'currency';

  const [from, to] = (['from', 'to'] as const).map((field) => {
    const day = parseDay(said(field));
    if (said(field) && !day) faults[field] = 'day';
    return day;
  });
  const last = to && to < today ? to : today;
  const first = from ?? addYears(last, -1);
  if (!faults.from && !faults.to) {
    const days = daysBetween(first, last);
    if (days < 0) faults.to = 'order';
    if (days > longestHistoryDays) faults.to = 'long';
  }
  const size = archiveSizes.find((known) => `${known}` === said('size')) ?? archiveSizes[0];
  return {
    question: {
      currency: known ?? firstCurrency(site),
      from: first,
      to: last,
      page: Number(/^[1-9]\d{0,4}$/.exec(said('page'))?.[0] ?? 1),
      size,
      sort: oneOf(sorts, said('sort')),
      direction: oneOf(directions, said('direction').toLowerCase()),
      tab: oneOf(archiveTabs, said('tab')),
    },
    faults,
    typed: { from: from ?? (said('from') || first), to: to ? last : said('to') || last },
  };
}

const oneOf = <Each extends string>(
  known: readonly [Each, ...Each[]] | readonly Each[],
  said: string,
): Each => known.find((each) => each === said) ?? known[0]!;

/** `2026-11-02`, `20261102`, or as people write it, `02.11.2026`. */
function parseDay(text: string): PlainDate | undefined {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  return parsePlainDate(year ? `${year}-${month}-${day}` : text);
}

const firstCurrency = ({ currency, otherCurrencies }: Site): CurrencySlug =>
  [...otherCurrencies, ...currencySlugs].find((slug) => slug !== currency)!;

/** The query of another question about the archive; what else stands in the address of the page stays. */
export function archiveQuery(
  search: string,
  changes: Partial<Record<keyof ArchiveQuestion, string | number>>,
) {
  const params = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => travelsOn(key)));
  params.delete(archiveFields.page);
  for (const [field, value] of Object.entries(changes) as [keyof ArchiveQuestion, string | number][])
    params.set(archiveFields[field], `${value}`);
  return `?${params}`;
}
