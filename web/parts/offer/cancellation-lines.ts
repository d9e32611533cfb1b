import type { CancellationAnswer } from '#calls/offer-terms.ts';
import { plainDate } from '#lib/plain-date.ts';
import type { Format } from '#texts/format.ts';
import type { Translate } from '#texts/translator.ts';
import type { Line } from '#web/ui/lines.tsx';

type Period = CancellationAnswer['periods'][number];
type Language = { t: Translate; format: Format };

/** What is lost when a trip is cancelled, as lines of days: nothing, so much of its parts, or the full price. */
export const cancellationLines = (
  { periods }: CancellationAnswer,
  total: number,
  { t, format }: Language,
): Line[] =>
  periods.map((period, i) => {
    const isWhole = period.fee >= total;
    return {
      key: period.until,
      title: daysText(period, i === periods.length - 1, { t, format }),
      note: isWhole || period.fee === 0 ? undefined : partsText(t, period.parts),
      amount: period.fee,
      ...(period.fee === 0 && { amountText: t('offer.change.free') }),
      ...(isWhole && { amountText: t('offer.change.full') }),
    };
  });

function daysText({ from, until }: Period, isLast: boolean, { t, format }: Language): string {
  if (from === null)
    return isLast
      ? t('offer.change.whenever')
      : t('offer.change.until', { date: format.date(until, 'dayYear') });
  if (isLast) return t('offer.change.from', { date: format.date(from, 'dayYear') });
  return format.dateRange(plainDate(from), plainDate(until));
}

/** `flights, stay 50%`: what is lost whole stands by itself. */
const partsText = (t: Translate, parts: Period['parts']) =>
  parts
    .map(({ part, percent }) => {
      const name = t(`offer.change.part.${part}`);
      return percent === 100 ? name : t('offer.change.percent', { part: name, percent });
    })
    .join(', ');

/** The last day on which nothing is lost; undefined where something already is. */
export const freeUntil = ({ periods: [first] }: CancellationAnswer): string | undefined =>
  first?.fee === 0 ? first.until : undefined;
