import type { CancellationAnswer, TermsChangeAnswer } from '#calls/offer-terms.ts';
import type { CancellationView } from '#domain/offers/cancellation-view.ts';
import type { ShownTerms } from '#domain/offers/claim.ts';
import { minorPerUnit } from '#lib/money.ts';

/** What is lost when a trip is cancelled, in whole units. */
export const cancellationAnswer = ({ begin, feeMinor, periods }: CancellationView): CancellationAnswer => ({
  begins: begin.day,
  timeZone: begin.timeZone,
  feeNow: feeMinor / minorPerUnit,
  periods: periods.map(({ from, until, feeMinor: lostMinor, parts }) => ({
    from,
    until,
    fee: lostMinor / minorPerUnit,
    parts: parts.map(({ part, share }) => ({ part, percent: Math.round(share / 100) })),
  })),
});

/** That the terms are others than those that were shown. */
export const termsChangeAnswer = (before: ShownTerms | null): TermsChangeAnswer =>
  before && { freeUntilBefore: before.freeUntil };
