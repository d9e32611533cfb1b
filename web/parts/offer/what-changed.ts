import type { LineChangeAnswer } from '#calls/offer-fields.ts';
import type { CancellationAnswer, TermsChangeAnswer } from '#calls/offer-terms.ts';
import type { Format } from '#texts/format.ts';
import type { Translate } from '#texts/translator.ts';
import { freeUntil } from './cancellation-lines.ts';

type Language = { t: Translate; format: Format };

type Changes = { changes: readonly LineChangeAnswer[]; termsChange: TermsChangeAnswer };

/** Whether an offer is another than it was, by its price or by its terms of cancellation. */
export const isChanged = ({ changes, termsChange }: Changes): boolean =>
  changes.length > 0 || termsChange !== null;

/** Until when cancelling was free, and until when it is; empty where it neither was nor is. */
export function changedTerms(
  { freeUntilBefore }: NonNullable<TermsChangeAnswer>,
  cancellation: CancellationAnswer | null,
  { t, format }: Language,
): string {
  const day = (date: string) => format.date(date, 'dayYear');
  const free = cancellation ? freeUntil(cancellation) : undefined;
  const before = freeUntilBefore && t('offer.termsChanged.wasFree', { date: day(freeUntilBefore) });
  if (!cancellation) return said(before, t('offer.change.untold'));
  if (free) return said(before, t('offer.termsChanged.isFree', { date: day(free) }));
  return said(before, before && t('offer.termsChanged.isNotFree'));
}

const said = (...sentences: (string | null)[]) => sentences.filter(Boolean).join(' ');
