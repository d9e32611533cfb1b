import type { RouterContextProvider } from 'react-router';
import { currencyHistory, currencyRates, type HistoryItem } from '#calls/currency.ts';
import { compactDate, type PlainDate } from '#lib/plain-date.ts';
import { rateDay } from '#sites/rate-day.ts';
import { clientContext, clockContext, siteContext } from '#web/context/context.ts';
import { type ArchiveQuestion, type ReadArchive, readArchive } from './archive-question.ts';

type Context = Readonly<RouterContextProvider>;

/** Rates of every day of a period, without their days: a day follows another. */
export type RateSeries = { from: PlainDate; rates: number[]; firstChange: number };

export type ArchiveAnswer =
  | { kind: 'table'; list: HistoryItem[]; page: number; pageCount: number }
  | { kind: 'chart'; series: RateSeries }
  /** Where the days or the currency are none. */
  | { kind: 'faulty' }
  /** Where rates cannot be told at the moment. */
  | { kind: 'failed' };

export type Archive = Omit<ReadArchive, 'question'> & {
  question: ArchiveQuestion;
  today: PlainDate;
  answer: ArchiveAnswer;
};

/** The archive of rates as an address asks for it ([S]§2.11). */
export async function loadArchive(context: Context, params: URLSearchParams): Promise<Archive> {
  const site = context.get(siteContext);
  const today = rateDay(site, context.get(clockContext).now);
  const read = readArchive(params, site, today);
  const isFaulty = Object.keys(read.faults).length > 0;
  const answer = isFaulty ? ({ kind: 'faulty' } as const) : await answerTo(context, read.question);
  return { ...read, today, answer };
}

const answerTo = (context: Context, question: ArchiveQuestion) =>
  question.tab === 'chart' ? loadSeries(context, question) : loadPage(context, question);

/** The asked page, or the last one where there are fewer. */
async function loadPage(context: Context, question: ArchiveQuestion): Promise<ArchiveAnswer> {
  const site = context.get(siteContext);
  const { size, page } = question;
  const answer = await context.get(clientContext).call(currencyRates, {
    CURRENCY: question.currency,
    CURRENCYBASE: site.currency,
    DATEBEG: compactDate(question.from),
    DATEEND: compactDate(question.to),
    ORDERBY: question.sort,
    SORTTYPE: question.direction,
    page,
    pagesize: size,
  });
  if (!answer.ok) return { kind: 'failed' };
  const pageCount = Math.max(1, Math.ceil(answer.value.count / size));
  if (page > pageCount) return loadPage(context, { ...question, page: pageCount });
  const list = answer.value.list.map(({ date, rate, change }) => ({ date, rate, change }));
  return { kind: 'table', list, page, pageCount };
}

async function loadSeries(context: Context, { currency, from, to }: ArchiveQuestion): Promise<ArchiveAnswer> {
  const answer = await context.get(clientContext).call(currencyHistory, {
    currency,
    dateBeg: compactDate(from),
    dateEnd: compactDate(to),
    sortField: 'date',
    sortBy: 'asc',
  });
  if (!answer.ok) return { kind: 'failed' };
  const { list } = answer.value;
  const [first] = list;
  const series = {
    from: (first?.date ?? from) as PlainDate,
    rates: list.map(({ rate }) => rate),
    firstChange: first?.change ?? 0,
  };
  return { kind: 'chart', series };
}
