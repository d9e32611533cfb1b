import { useFormAction } from 'react-router';
import type { OpenedForm } from '#calls/feedback.ts';
import { ContactForm } from '#web/form/contact-form.tsx';
import type { ContactOutcome } from '#web/form/contact-outcome.ts';
import { useT } from '#web/i18n/i18n-context.tsx';

type RequestFormProps = {
  lines: string[];
  form: OpenedForm;
  keptAs: string;
  outcome: ContactOutcome | undefined;
  /** The page without its request. */
  closeTo: string;
  onClosed: () => void;
};

/** Who asks for the offer, and how to answer. */
export function RequestForm({ lines, form, ...props }: RequestFormProps) {
  const t = useT();
  return (
    <ContactForm
      kind="request"
      action={useFormAction()}
      opened={form}
      submit={t('request.form.submit')}
      additionalPlaceholder={t('request.form.additionalPlaceholder')}
      {...props}
    >
      <p className="muted">{t('request.form.lead')}</p>
      <section className="request__offer" aria-label={t('request.form.offer')}>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </ContactForm>
  );
}
