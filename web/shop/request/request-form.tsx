import { useFormAction } from 'react-router';
import type { OpenedForm } from '#calls/feedback.ts';
import { ContactForm } from '#web/parts/form/contact-form.tsx';
import type { ContactOutcome } from '#web/parts/form/contact-outcome.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import styles from './request.module.css';

type RequestFormProps = {
  lines: string[];
  /** The price in the address is older than prices are held: the lines have the new one. */
  isOutdated: boolean;
  form: OpenedForm;
  keptAs: string;
  outcome: ContactOutcome | undefined;
  /** The page without its request. */
  closeTo: string;
  onClosed: () => void;
};

/** Who asks for the offer, and how to answer. */
export function RequestForm({ lines, isOutdated, form, ...props }: RequestFormProps) {
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
      {isOutdated && <Notice>{t('detail.claim.outdated')}</Notice>}
      <p className="muted">{t('request.form.lead')}</p>
      <section className={styles.requestOffer} aria-label={t('request.form.offer')}>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </ContactForm>
  );
}
