import type { Translate } from '#texts/translator.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { Agreement } from './agreement.tsx';
import type { ContactField, clientField } from './contact-field-names.ts';
import styles from './contact-form.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';
import type { FormView } from './use-form.ts';

type ContactFieldsProps = {
  form: Pick<FormView<ContactField>, 'field'> & Pick<FormView<ContactField | typeof clientField>, 'summary'>;
  /** What people may want to add here, as an example. */
  additionalPlaceholder: string;
  /** Whether one of phone and e-mail is enough. */
  isEither: boolean;
};

/** Who asks, and how to answer ([S]§3.16, §5.13). */
export function ContactFields({ form, additionalPlaceholder, isEither }: ContactFieldsProps) {
  const t = useT();
  const { site } = useVisit();
  const labels = contactLabels(t);
  const given = (name: ContactField) => ({ field: form.field(name), label: labels[name] });
  return (
    <>
      <ErrorSummary summary={form.summary} labels={labels} />
      <TextField
        {...given('FIELD_NAME')}
        autoComplete="name"
        placeholder={site.nameExample ?? t('form.namePlaceholder')}
      />
      {isEither && <p className="small muted">{t('form.phoneOrEmail')}</p>}
      <div className={styles.contactFormPair}>
        <TextField
          {...given('FIELD_PHONE')}
          isEither={isEither}
          type="tel"
          autoComplete="tel"
          placeholder={site.phone.placeholder}
        />
        <TextField
          {...given('FIELD_EMAIL')}
          isEither={isEither}
          type="email"
          autoComplete="email"
          placeholder={t('form.emailPlaceholder')}
        />
      </div>
      {site.flags.showAdditionalComment && (
        <TextField {...given('FIELD_ADDITIONAL')} rows={3} placeholder={additionalPlaceholder} />
      )}
      <Agreement field={form.field('FIELD_AGREE')} />
    </>
  );
}

const contactLabels = (t: Translate): Record<ContactField | typeof clientField, string> => ({
  FIELD_CLIENT: t('form.name'),
  FIELD_NAME: t('form.name'),
  FIELD_PHONE: t('form.phone'),
  FIELD_EMAIL: t('form.email'),
  FIELD_ADDITIONAL: t('form.additional'),
  FIELD_AGREE: t('form.agreeShort'),
});
