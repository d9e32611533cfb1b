import { useFetcher } from 'react-router';
import { mostQuoted } from '#lib/most-quoted.ts';
import type { QuoteAdding } from '#web/parts/offer/quote-adding.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';
import styles from './agent-prices.module.css';
import '#web/ui/skeleton.css';

type Props = {
  claim: string;
  /** What the offer is of, for who hears the buttons of many. */
  name?: string;
};

/** Puts an offer into the agent's newest quote; without scripts its form leads there. */
export default function AddToQuote({ claim, name }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  const { data: outcome, state, submit } = useFetcher<QuoteAdding>();
  const isBusy = state !== 'idle';
  return (
    <form
      method="post"
      action={toLocal('/quotes')}
      className={styles.toQuote}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent; // of a form it is one
        const form = new FormData(event.currentTarget, submitter);
        form.set('stays', '1');
        const sending = {
          method: 'post',
          action: toLocal('/quotes'),
          defaultShouldRevalidate: false,
        } as const;
        void submit(form, sending);
      }}
    >
      <input type="hidden" name="claim" value={claim} />
      {outcome?.status !== 'added' && (
        <Button type="submit" kind="soft" size="s" busy={isBusy}>
          {isBusy ? <span className="sun" aria-hidden="true" /> : <Icon name="plus" size="s" />}
          {t('quotes.add')}
          {name && <span className="sr">: {name}</span>}
        </Button>
      )}
      <span role="status" className="small">
        {outcome?.status === 'added' && (
          <>
            {t(outcome.isNew ? 'quotes.added' : 'quotes.alreadyIn', {
              count: outcome.count,
              most: mostQuoted,
            })}{' '}
            <Link to={toLocal(`/quotes/${outcome.quote}`)}>{t('quotes.open')}</Link>
          </>
        )}
        {outcome && outcome.status !== 'added' && t(`quotes.refused.${outcome.status}`)}
      </span>
      {outcome?.status === 'full' && (
        <>
          <Button type="submit" size="s" name="quote" value="0">
            {t('quotes.beginNew')}
          </Button>
          <Link to={toLocal('/quotes')} className="small">
            {t('quotes.all')}
          </Link>
        </>
      )}
    </form>
  );
}
