import type { LineChangeAnswer, ReceiptLineAnswer } from '#calls/offer-fields.ts';
import type { CancellationAnswer, TermsChangeAnswer } from '#calls/offer-terms.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import styles from './offer-terms.module.css';
import { changedLines } from './receipt-lines.ts';
import { changedTerms } from './what-changed.ts';

type Change = {
  receipt: { lines: readonly ReceiptLineAnswer[]; total: number; currency: string };
  changes: readonly LineChangeAnswer[];
  /** The terms as they are, and what was told of those before where they were others. */
  cancellation: CancellationAnswer | null;
  termsChange: TermsChangeAnswer;
};

/** An offer is not what it was: by how much its price differs, and in which lines; that other terms of cancellation hold. */
export function OfferChange({
  receipt,
  changes,
  shownPrice,
  cancellation,
  termsChange,
}: Change & {
  /** The total as it was. */
  shownPrice: number;
}) {
  const t = useT();
  const format = useFormat();
  const ui = useUiLanguage();
  const price = (amount: number) => ui.price(amount, receipt.currency);
  return (
    <>
      {changes.length > 0 && (
        <Notice title={t('offer.changed.title', { before: price(shownPrice), after: price(receipt.total) })}>
          <ul className={styles.changedLines}>
            {changedLines(receipt.lines, changes, { t, format, price }).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
      {termsChange && (
        <Notice title={t('offer.termsChanged.title')}>
          {changedTerms(termsChange, cancellation, { t, format })}
        </Notice>
      )}
    </>
  );
}
