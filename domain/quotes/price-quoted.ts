import { readClaim } from '#domain/offers/claim.ts';
import type { KeptOffer } from '#domain/offers/kept-offer.ts';
import { type OpenedClaim, type Opening, openClaim, pointOfSale } from '#domain/offers/open-claim.ts';
import { differingLines, receiptFor } from '#price-search/receipt.ts';
import { inShareOf, markedLine, withMarkup } from './with-markup.ts';

type Priced = Extract<OpenedClaim, { status: 'priced' }>;
export type GoneFromQuote = Extract<OpenedClaim, { status: 'gone' }>['reason'] | 'unreadable';

/** What an offer that was kept, as in a quote, is worth now. */
export type QuotedNow =
  | { status: 'priced'; opened: Priced; secondMinor: number | null }
  | {
      status: 'gone';
      /** `unreadable`: its claim was signed by another secret. */
      reason: GoneFromQuote;
      /** Each line that it had, as one that is no more. */
      was: Priced['changes'];
    };

/** Prices an offer that was kept again, line by line, and its total in a second currency; with a markup, for the client. */
export function priceQuoted(
  opening: Opening,
  { claim: token, lines, markup_minor: markupMinor = 0 }: Pick<KeptOffer, 'claim' | 'lines' | 'markup_minor'>,
  secondCurrency: string | null,
): QuotedNow {
  // It says itself when it was kept, and is shown beside what it costs now, however old it is.
  const opened = openClaim({ ...opening, claimMaxAge: undefined }, token);
  if (opened.ok && opened.value.status === 'priced') {
    const { totalMinor } = opened.value;
    const second = totalIn(opening, token, secondCurrency);
    const secondMinor = second && inShareOf(second, totalMinor, totalMinor + markupMinor);
    return { status: 'priced', opened: withMarkup(opened.value, markupMinor), secondMinor };
  }
  const reason = opened.ok && opened.value.status === 'gone' ? opened.value.reason : 'unreadable';
  const then = new Map(Object.entries(lines));
  if (markupMinor > 0) {
    const marked = markedLine(then.keys());
    then.set(marked, then.get(marked)! + markupMinor);
  }
  return { status: 'gone', reason, was: differingLines(then, []) };
}

function totalIn(opening: Opening, token: string, currency: string | null): number | null {
  const claim = currency === null ? undefined : readClaim(token, opening.claimSecret);
  if (currency === null || claim?.kind !== 'tour') return null;
  const priced = receiptFor(opening.moment.snapshot, claim.choice, {
    ...pointOfSale(opening, claim),
    currency,
  });
  return priced.ok ? priced.receipt.totalMinor : null;
}
