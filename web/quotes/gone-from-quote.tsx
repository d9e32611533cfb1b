import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { changedLines } from '#web/parts/offer/receipt-lines.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import styles from './client-quote.module.css';
import type { LoadedOffer, LoadedQuote } from './load-client-quote.ts';

type Props = {
  offer: LoadedOffer;
  now: Extract<LoadedOffer['now'], { status: 'gone' }>;
  quote: LoadedQuote;
};

/** An offer that can no longer be sold: why, what it had cost, and what is like it. */
export function GoneFromQuote({ offer: { quoted, similar }, now, quote }: Props) {
  const t = useT();
  const format = useFormat();
  const ui = useUiLanguage();
  const price = (amount: number) => ui.price(amount, quote.currency);
  const date = format.date(quoted.day, 'dayYear');
  const title = now.reason === 'unreadable' ? t('quote.unreadable') : t(`offer.gone.${now.reason}`);
  return (
    <>
      <Notice tone="error" title={title}>
        {t('quote.was', { price: price(quoted.total), date })}
      </Notice>
      {similar.length > 0 ? (
        <div>
          <h3>{t('quote.similar')}</h3>
          <ul className={styles.similar}>
            {similar.map(({ roomName, mealName, price: total }) => (
              <li key={`${roomName} ${mealName} ${total}`}>
                <span>{t('detail.receipt.roomMeal', { room: roomName, meal: mealName })}</span>
                <b className="num">{price(total)}</b>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p>{t('quote.noSimilar', { manager: quote.manager.name })}</p>
      )}
      <details className={styles.quotedReceipt}>
        <summary>{t('quote.receiptThen', { date })}</summary>
        <ul className={styles.linesThen}>
          {changedLines([], now.was, { t, format, price }).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
