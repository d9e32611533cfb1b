import type { OpenedForm } from '#calls/feedback.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { Agreement } from '#web/parts/form/agreement.tsx';
import type { FormOutcome } from '#web/parts/form/form-refusal.ts';
import { LetterForm } from '#web/parts/form/letter-form.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import type { FieldView } from '#web/parts/form/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { applicationRules } from './application-rules.ts';
import styles from './careers.module.css';
import { FileField } from './file-field.tsx';

type ApplicationFormProps = {
  slug: string;
  action: string;
  opened: OpenedForm;
  outcome: FormOutcome | undefined;
};

/** Who applies, and their document. */
export function ApplicationForm({ slug, ...props }: ApplicationFormProps) {
  const t = useT();
  const { site } = useVisit();
  const labels = {
    FIELD_NAME: t('form.name'),
    FIELD_PHONE: t('form.phone'),
    FIELD_EMAIL: t('form.email'),
    FIELD_ADDITIONAL: t('careers.letter'),
    FIELD_FILE: t('careers.file'),
    FIELD_AGREE: t('form.agreeShort'),
  };
  return (
    <LetterForm
      {...props}
      rules={applicationRules(site)}
      labels={labels}
      keptAs={`vacancy:${slug}`}
      takesFile
      submit={t('careers.send')}
      sent={(number) => (
        <Notice tone="done" title={t('careers.sent')}>
          <p>{t('careers.sentLead', { number })}</p>
        </Notice>
      )}
    >
      {(field, isAgain) => (
        <>
          <TextField
            field={field('FIELD_NAME')}
            label={labels.FIELD_NAME}
            autoComplete="name"
            placeholder={site.nameExample ?? t('form.namePlaceholder')}
          />
          <p className="small muted">{t('form.phoneOrEmail')}</p>
          <Reach phone={field('FIELD_PHONE')} email={field('FIELD_EMAIL')} />
          <TextField
            field={field('FIELD_ADDITIONAL')}
            label={labels.FIELD_ADDITIONAL}
            rows={5}
            placeholder={t('careers.letterExample')}
          />
          <FileField field={field('FIELD_FILE')} label={labels.FIELD_FILE} isAgain={isAgain} />
          <Agreement field={field('FIELD_AGREE')} />
          <p className="small muted">{t('careers.kept')}</p>
        </>
      )}
    </LetterForm>
  );
}

/** How to answer: one of the two is enough. */
function Reach({ phone, email }: { phone: FieldView; email: FieldView }) {
  const t = useT();
  const { site } = useVisit();
  return (
    <div className={styles.applicationPair}>
      <TextField
        field={phone}
        label={t('form.phone')}
        isEither
        type="tel"
        autoComplete="tel"
        placeholder={site.phone.placeholder}
      />
      <TextField
        field={email}
        label={t('form.email')}
        isEither
        type="email"
        autoComplete="email"
        placeholder={t('form.emailPlaceholder')}
      />
    </div>
  );
}
