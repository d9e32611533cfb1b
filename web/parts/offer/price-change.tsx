import type { LineChangeAnswer, ReceiptLineAnswer } from '#calls/offer-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useFormat } from '#web/visit/use-format.ts';
import styles from './offer-terms.module.css';
import { changedLines } from './receipt-lines.ts';

type Props = {
  receipt: { lines: readonly ReceiptLineAnswer[]; total: number; currency: string };
  changes: readonly LineChangeAnswer[];
  /** The total as it was. */
  shownPrice: number;
};

/** The price is not what it was: by how much, and which lines of it. */
export function PriceChange({ receipt, changes, shownPrice }: Props) {
  const t = useT();
  const format = useFormat();
  const ui = useUiLanguage();
  if (changes.length === 0) return null;
  const price = (amount: number) => ui.price(amount, receipt.currency);
  return (
    <Notice title={t('offer.changed.title', { before: price(shownPrice), after: price(receipt.total) })}>
      <ul className={styles.changedLines}>
        {changedLines(receipt.lines, changes, { t, format, price }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
