import type { PlainDate } from '#lib/plain-date.ts';
import type { Format } from '#texts/format.ts';
import type { Translate } from '#texts/translator.ts';
import type { DateRange } from '#web/search/query/date-range.ts';

/** A range in the least room: `12–16 June`, but `28 Nov – 5 Dec`; beside `today` with its year where it is another. */
export function dateWords({ from, to }: DateRange, t: Translate, format: Format, today?: PlainDate): string {
  const isOtherYear = today !== undefined && today.slice(0, 4) !== to.slice(0, 4);
  if (isOtherYear || from.slice(0, 7) === to.slice(0, 7)) return format.dateRange(from, to, today);
  return t('dates.pattern.range', { from: format.date(from, 'dayShort'), to: format.date(to, 'dayShort') });
}
