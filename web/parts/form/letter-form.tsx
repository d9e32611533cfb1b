import { type ReactNode, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { OpenedForm } from '#calls/feedback.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './contact-form.module.css';
import { ErrorSummary } from './error-summary.tsx';
import type { FieldRules } from './field-rules.ts';
import { type FormOutcome, type FormRefusal, refusalIn } from './form-refusal.ts';
import { Honeypot } from './honeypot.tsx';
import { forgetForm } from './kept-form.ts';
import { useFaultText } from './use-fault-text.ts';
import { type FormView, useForm } from './use-form.ts';
import { useOpening } from './use-opening.ts';

type LetterFormProps<Name extends string> = {
  rules: FieldRules<Name>;
  labels: Readonly<Record<Name, string>>;
  /** The page that takes the form, and shows the same without scripts. */
  action: string;
  opened: OpenedForm;
  /** What the tab keeps it as: one name for one thing that is asked for. */
  keptAs: string;
  /** How it went without scripts. */
  outcome: FormOutcome | undefined;
  takesFile?: boolean;
  submit: string;
  /** What stands in its place once it has been sent. */
  sent: (number: string) => ReactNode;
  children: (field: FormView<Name>['field'], isAgain: boolean) => ReactNode;
};

/** A form of words for the office, and a file where it takes one: behaves as every form does ([S]§5.1). */
export function LetterForm<Name extends string>(props: LetterFormProps<Name>) {
  const { outcome, keptAs, sent } = props;
  const { data = outcome, state, submit } = useFetcher<FormOutcome>();
  const isSent = data !== undefined && 'sent' in data;
  useEffect(() => {
    if (isSent) forgetForm(keptAs);
  }, [isSent, keptAs]);
  if (data && 'sent' in data) return <SentLetter>{sent(`${data.sent}`)}</SentLetter>;
  return (
    <OpenLetter
      {...props}
      refusal={refusalIn(data)}
      isSending={state !== 'idle'}
      send={(form) => submit(form, { defaultShouldRevalidate: false })}
    />
  );
}

type OpenLetterProps<Name extends string> = Omit<LetterFormProps<Name>, 'sent' | 'outcome'> & {
  refusal: FormRefusal | undefined;
  isSending: boolean;
  send: (form: HTMLFormElement) => Promise<void>;
};

function OpenLetter<Name extends string>(props: OpenLetterProps<Name>) {
  const { rules, labels, action, opened, keptAs, refusal, takesFile, submit, isSending, send, children } =
    props;
  const t = useT();
  const say = useFaultText();
  const { requestKey, pass } = useOpening(opened, refusal, keptAs);
  const { opensAfterSeconds } = opened;
  const form = useForm<Name>({ rules, keptAs, refusal, opensAfterSeconds, isSending, send });
  const type = takesFile ? ({ encType: 'multipart/form-data' } as const) : {};
  return (
    <form {...form.props} {...type} method="post" action={action} className={styles.contactForm}>
      {refusal?.form && !form.isBusy && (
        <Notice tone="error" title={t('common.formFeedback.submitError.title')}>
          <p>{say(refusal.form)}</p>
        </Notice>
      )}
      <input type="hidden" name="requestKey" value={requestKey} />
      <input type="hidden" name="pass" value={pass} />
      <Honeypot />
      <ErrorSummary summary={form.summary} labels={labels} />
      {children(form.field, refusal !== undefined)}
      <div className={styles.contactFormSend}>
        <Button type="submit" kind="go" disabled={form.isBusy} busy={form.isBusy}>
          {form.isBusy ? t('form.sending') : submit}
        </Button>
        {form.isBusy && <progress aria-label={t('form.sending')} />}
      </div>
    </form>
  );
}

/** Takes the focus, which was on a button that is gone. */
function SentLetter({ children }: { children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <div ref={card} tabIndex={-1}>
      {children}
    </div>
  );
}
