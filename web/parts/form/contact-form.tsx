import { type ReactNode, useEffect } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { formSubmit } from '#web/context/analytics/analytics-event.ts';
import { useTrack } from '#web/context/analytics/use-track.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { Button } from '#web/ui/button.tsx';
import { AgentFields } from './agent-fields.tsx';
import { type ContactField, type clientField, travellerField } from './contact-field-names.ts';
import { ContactFields } from './contact-fields.tsx';
import styles from './contact-form.module.css';
import { agentRules, boxRules, contactRules } from './contact-rules.ts';
import { FailedCard, SentCard } from './form-card.tsx';
import { type FormOutcome, type FormRefusal, refusalIn } from './form-refusal.ts';
import { Honeypot } from './honeypot.tsx';
import { forgetForm } from './kept-form.ts';
import type { OpenedContactForm } from './open-form.ts';
import { useForm } from './use-form.ts';
import { useOpening } from './use-opening.ts';
import { WhoTravels } from './who-travels.tsx';

type ContactFormProps = {
  kind: 'request' | 'call-back';
  /** The page that takes the form, and shows the same without scripts. */
  action: string;
  opened: OpenedContactForm;
  /** What the tab keeps it as: one name for one thing that is asked for. */
  keptAs: string;
  /** How it went without scripts. */
  outcome?: FormOutcome | undefined;
  /** What leads to the fields; it stands above them. */
  children: ReactNode;
  /** What is asked for; it stands above the fields, and on the card of a form that was sent. */
  asked?: ReactNode;
  submit: string;
  additionalPlaceholder: string;
  /** Sent along unseen. */
  hidden?: Record<string, string>;
  /** Where closing a card leads without scripts, and what it does with them. */
  closeTo: string;
  onClosed: (status: 'sent' | 'failed') => void;
};

/** Asks an office for something ([S]§4.9): editing, submitting, and a card for how it went. */
export function ContactForm(props: ContactFormProps) {
  const { keptAs, asked, closeTo, onClosed } = props;
  const { data = props.outcome, state, submit } = useFetcher<FormOutcome>();
  const isSending = state !== 'idle';
  const isSent = data !== undefined && 'sent' in data;
  const refusal = refusalIn(data);

  useEffect(() => {
    if (isSent) forgetForm(keptAs);
  }, [isSent, keptAs]);

  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (refusal?.isStale) void revalidate();
  }, [refusal, revalidate]);

  const close = (status: 'sent' | 'failed') => {
    forgetForm(keptAs);
    onClosed(status);
  };
  if (data && 'sent' in data)
    return <SentCard number={data.sent} asked={asked} to={closeTo} onClose={() => close('sent')} />;
  return (
    <OpenForm
      {...props}
      refusal={refusal}
      isSending={isSending}
      send={(form) => submit(form, { defaultShouldRevalidate: false })}
      onClosed={close}
    />
  );
}

type OpenFormProps = Omit<ContactFormProps, 'outcome'> & {
  refusal: FormRefusal | undefined;
  isSending: boolean;
  send: (form: HTMLFormElement) => Promise<void>;
};

function OpenForm({ refusal, opened, isSending, send, ...props }: OpenFormProps) {
  const {
    kind,
    action,
    keptAs,
    children,
    asked,
    submit,
    additionalPlaceholder,
    hidden = {},
    closeTo,
    onClosed,
  } = props;
  const { site } = useVisit();
  const track = useTrack();
  const { saved = [], book } = opened;
  const boxes = saved.map(({ savedTraveller }) => travellerField(savedTraveller));
  const { requestKey, pass } = useOpening(opened, refusal, keptAs);
  const form = useForm<ContactField | typeof clientField>({
    rules: { ...agentRules, ...(book ? {} : contactRules(site, kind)), ...boxRules(boxes) },
    keptAs,
    refusal,
    known: opened.known,
    opensAfterSeconds: opened.opensAfterSeconds,
    isSending,
    send: (element, isCounted) => {
      if (isCounted) track(formSubmit(kind));
      return send(element);
    },
  });
  const failure = form.isBusy ? undefined : refusal?.form;
  const hasFailed = failure !== undefined;
  return (
    <form {...form.props} method="post" action={action} className={styles.contactForm}>
      {hasFailed && <FailedCard fault={failure} to={closeTo} onClose={() => onClosed('failed')} />}
      {Object.entries({ ...hidden, requestKey, pass }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot />
      <div className={styles.contactFormFields} hidden={hasFailed}>
        {children}
        {asked}
        {saved.length > 0 && <WhoTravels saved={saved} typed={refusal?.typed} />}
        {book ? (
          <AgentFields form={form} book={book} additionalPlaceholder={additionalPlaceholder} />
        ) : (
          <ContactFields
            form={form}
            additionalPlaceholder={additionalPlaceholder}
            isEither={kind === 'request'}
          />
        )}
        {!hasFailed && <SendButton isBusy={form.isBusy}>{submit}</SendButton>}
      </div>
    </form>
  );
}

function SendButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const t = useT();
  return (
    <div className={styles.contactFormSend}>
      <Button type="submit" kind="go" disabled={isBusy} busy={isBusy}>
        {isBusy ? t('form.sending') : children}
      </Button>
      {isBusy && <progress aria-label={t('form.sending')} />}
    </div>
  );
}
