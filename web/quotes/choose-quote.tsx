import { mostQuoted } from '#lib/most-quoted.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './choose-quote.module.css';
import type { QuoteChoice } from './quote-adding.ts';
import { quoteName } from './quote-name.ts';

type Props = {
  quotes: readonly QuoteChoice[];
  busy?: boolean;
  firstRef?: React.Ref<HTMLButtonElement>;
};

/** The buttons of a form that adds an offer: a quote each, by its name, and a new one. */
export function ChooseQuote({ quotes, busy = false, firstRef }: Props) {
  const t = useT();
  const open = quotes.find(({ offers }) => offers < mostQuoted);
  return (
    <ul className={styles.openQuotes}>
      {quotes.map((quote) => (
        <li key={quote.inc}>
          <Button
            type="submit"
            size="s"
            kind={quote === open ? 'soft' : 'line'}
            name="quote"
            value={quote.inc}
            disabled={quote.offers >= mostQuoted}
            busy={busy}
            ref={quote === open ? firstRef : undefined}
          >
            <strong>{quoteName(quote, t)}</strong>
            <span className="small">
              {[
                ...(quote.client ? [t('quotes.forClient', { client: quote.client })] : []),
                t(`quotes.state.${quote.state}`),
                quote.offers >= mostQuoted
                  ? t('quotes.full')
                  : t('quotes.count.offers', { count: quote.offers }),
              ].join(' · ')}
            </span>
          </Button>
        </li>
      ))}
      <li>
        <Button type="submit" size="s" name="quote" value="0" busy={busy} ref={open ? undefined : firstRef}>
          <Icon name="plus" size="s" />
          {t('quotes.newQuote')}
        </Button>
      </li>
    </ul>
  );
}
