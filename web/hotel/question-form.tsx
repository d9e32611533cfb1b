import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { OpenedPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { withOpen } from '#web/search/query/detail-address.ts';
import type { DetailQuestion } from '#web/search/wizard/detail-wizard.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PlainQuestion } from './plain-question.tsx';
import styles from './rooms-and-prices.module.css';

/** Fetched when somebody comes near the button. */
const DetailWizard = lazyPart(() => import('#web/search/wizard/detail-wizard.tsx'));

type QuestionFormProps = DetailQuestion & {
  /** Lengths that are sold. */
  nights?: number[];
};

/**
 * Another question for the same page: the wizard in its layout for one hotel or tour ([W]§2.4), and plain lists until it
 * is there or where it cannot come.
 */
export function QuestionForm({ nights, ...question }: QuestionFormProps) {
  const t = useT();
  const asked = withOpen(useLocation().search, {});
  const form = useRef<HTMLDetailsElement>(null);
  const [state, setState] = useState<'closed' | 'open' | 'plain'>('closed');
  const answered = useRef(asked);
  useEffect(() => {
    if (form.current && answered.current !== asked) form.current.open = false; // another question has been answered
    answered.current = asked;
  }, [asked]);
  const near = () => void import('#web/search/wizard/detail-wizard.tsx');
  return (
    <details
      ref={form}
      className={styles.change}
      onToggle={({ currentTarget: { open } }) => {
        if (state !== 'plain') setState(open ? 'open' : 'closed');
      }}
      onSubmit={returnFocus}
      onPointerEnter={near}
      onFocus={near}
    >
      <summary className={buttonClass({ kind: 'line', size: 's' })}>{t('common.action.change')}</summary>
      {state === 'open' ? (
        <OpenedPart onFailed={() => setState('plain')}>
          <DetailWizard key={asked} {...question} />
        </OpenedPart>
      ) : (
        <PlainQuestion key={asked} {...question} nights={nights} />
      )}
    </details>
  );
}

/** The form goes away with its answer: the focus goes back to what opened it, unless a field still lacks its choice. */
function returnFocus({ currentTarget }: SubmitEvent<HTMLDetailsElement>) {
  if (!currentTarget.querySelector(':popover-open')) currentTarget.querySelector('summary')?.focus();
}
