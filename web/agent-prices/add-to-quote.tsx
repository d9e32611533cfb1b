import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { mostQuoted } from '#lib/most-quoted.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { useFaultText } from '#web/parts/form/use-fault-text.ts';
import { ChooseQuote } from '#web/quotes/choose-quote.tsx';
import type { QuoteAdding, QuoteChoices } from '#web/quotes/quote-adding.ts';
import { quoteName } from '#web/quotes/quote-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './agent-prices.module.css';
import '#web/ui/skeleton.css';

type Props = {
  claim: string;
  /** What the offer is of, for who hears the buttons of many. */
  name?: string;
};

/**
 * Asks into which quote an offer goes, and puts it there. The quotes are asked for when the button is clicked, so that
 * nothing is chosen in another tab; without scripts the form opens the page that asks.
 */
export default function AddToQuote({ claim, name }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  const choices = useFetcher<QuoteChoices>();
  const adding = useFetcher<QuoteAdding>();
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const page = toLocal('/quotes/add');
  const found = isAsking && choices.state === 'idle' ? choices.data : undefined;
  const isBusy = adding.state !== 'idle' || (isAsking && choices.state !== 'idle');
  const outcome = isAsking || isBusy ? undefined : adding.data;
  const add = (form: FormData) => {
    form.set('stays', '1');
    const sending = {
      method: 'post',
      action: toLocal('/quotes'),
      defaultShouldRevalidate: false,
    } as const;
    setAsking(false);
    opener.current?.focus();
    void adding.submit(form, sending);
  };
  const ask = () => {
    setAsking(true);
    void choices.load(toLocal('/lookup/quote-choices'));
  };
  const isNothingToChoose = found !== undefined && !found.hasFailed && found.total === 0;
  useEffect(() => {
    if (!isNothingToChoose) return;
    const form = new FormData();
    form.set('claim', claim);
    form.set('quote', '0');
    add(form);
  });
  return (
    <div className={styles.toQuote}>
      <form
        method="get"
        action={page}
        onSubmit={(event) => {
          event.preventDefault();
          if (found && !found.hasFailed) setAsking(false);
          else ask();
        }}
      >
        <input type="hidden" name="claim" value={claim} />
        <Button
          type="submit"
          kind="soft"
          size="s"
          busy={isBusy}
          ref={opener}
          aria-expanded={found !== undefined && found.total > 0}
        >
          {isBusy ? <span className="sun" aria-hidden="true" /> : <Icon name="plus" size="s" />}
          {t('quotes.add')}
          {name && <span className="sr">: {name}</span>}
        </Button>
      </form>
      {found && found.total > 0 && (
        <Choices
          claim={claim}
          choices={found}
          onChoose={add}
          onLeave={() => {
            setAsking(false);
            opener.current?.focus();
          }}
        />
      )}
      <span role="status" className="small">
        {found?.hasFailed && t('quotes.refused.failed')}
        {outcome && <Outcome outcome={outcome} />}
      </span>
    </div>
  );
}

type ChoicesProps = {
  claim: string;
  choices: QuoteChoices;
  onChoose: (form: FormData) => void;
  onLeave: () => void;
};

/** The quotes, the last used first, which has the focus: pressing Enter again adds to it. */
function Choices({ claim, choices: { quotes, total }, onChoose, onLeave }: ChoicesProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form
      method="post"
      action={toLocal('/quotes')}
      className={styles.whichQuote}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent; // of a form it is one
        onChoose(new FormData(event.currentTarget, submitter));
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <input type="hidden" name="claim" value={claim} />
      <p id={id}>{t('quotes.which')}</p>
      <ChooseQuote quotes={quotes} firstRef={first} />
      {total > quotes.length && (
        <Link to={`${toLocal('/quotes/add')}?${new URLSearchParams({ claim })}`} className="small">
          {t('quotes.otherQuote')}
        </Link>
      )}
    </form>
  );
}

function Outcome({ outcome }: { outcome: QuoteAdding }) {
  const t = useT();
  const toLocal = useLocalPath();
  const say = useFaultText();
  if ('typed' in outcome) return say(outcome.form);
  const { quote, title, isNew, isSent, count } = outcome;
  return (
    <>
      <strong>{quoteName({ inc: quote, title }, t)}</strong>
      {'. '}
      {t(isNew ? 'quotes.added' : 'quotes.alreadyIn', { count, most: mostQuoted })}{' '}
      {isNew && isSent && `${t('quotes.addedSent')} `}
      <Link to={toLocal(`/quotes/${quote}`)}>{t('quotes.open')}</Link>
    </>
  );
}
