import type { Format } from '#texts/format.ts';
import type { Translate } from '#texts/translator.ts';
import type { DateRange } from '#web/search/query/date-range.ts';

/** A range in the least room: `12–16 June`, but `28 Nov – 5 Dec`. */
export function dateWords({ from, to }: DateRange, t: Translate, format: Format): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return format.dateRange(from, to);
  return t('dates.pattern.range', { from: format.date(from, 'dayShort'), to: format.date(to, 'dayShort') });
}
