import { useFetcher } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './client-quote.module.css';
import type { LoadedOffer } from './load-client-quote.ts';

/** What became of a mark: whether there is one now. */
export type Marking = { isMarked: boolean; hasFailed?: true };

/** Marks an offer as a favourite, or no longer; and the way to a question about it. */
export function MarkOffer({ offer, path }: { offer: LoadedOffer; path: string }) {
  const t = useT();
  const { data, submit, state, formData } = useFetcher<Marking>();
  const isMarked = formData ? formData.get('marked') === '1' : (data?.isMarked ?? offer.isMarked);
  const name = offer.what.hotelName;
  return (
    <form
      method="post"
      action={path}
      className={styles.quotedDeeds}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent; // of a form it is one
        const form = new FormData(event.currentTarget, submitter);
        form.set('stays', '1');
        void submit(form, { method: 'post', action: path, defaultShouldRevalidate: false });
      }}
    >
      <input type="hidden" name="offer" value={offer.inc} />
      <Button
        type="submit"
        name="marked"
        value={isMarked ? '0' : '1'}
        data-marked={isMarked || undefined}
        busy={state !== 'idle'}
      >
        <Icon name="heart" />
        {t(isMarked ? 'quote.marked' : 'quote.mark')}
        <span className="sr">{name}</span>
      </Button>
      <a className={buttonClass()} href={`${path}?about=${offer.inc}#ask`}>
        {t('quote.ask')}
        <span className="sr">{name}</span>
      </a>
      <span role="status" className="small">
        {data?.hasFailed && !formData && t('quote.markFailed')}
      </span>
    </form>
  );
}
