import type { OpenedForm } from '#calls/feedback.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { Agreement } from '#web/parts/form/agreement.tsx';
import type { FormOutcome } from '#web/parts/form/form-refusal.ts';
import { LetterForm } from '#web/parts/form/letter-form.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './agencies.module.css';
import { type AgencyField, agencyRules } from './agency-rules.ts';

type AgencyFormProps = { action: string; opened: OpenedForm; outcome: FormOutcome | undefined };

/** What an agency says of itself, and whom to talk to. */
export function AgencyForm(props: AgencyFormProps) {
  const t = useT();
  const { site } = useVisit();
  const labels: Record<AgencyField, string> = {
    AGENCY_COMPANY: t('agencyForm.company'),
    AGENCY_NUMBER: t('agencyForm.number'),
    AGENCY_CITY: t('agencyForm.city'),
    FIELD_NAME: t('agencyForm.person'),
    FIELD_PHONE: t('form.phone'),
    FIELD_EMAIL: t('form.email'),
    FIELD_ADDITIONAL: t('agencyForm.about'),
    FIELD_AGREE: t('form.agreeShort'),
  };
  return (
    <LetterForm
      {...props}
      rules={agencyRules(site)}
      labels={labels}
      keptAs="agency"
      submit={t('agencyForm.send')}
      sent={(number) => (
        <Notice tone="done" title={t('agencyForm.sent')}>
          <p>{t('agencyForm.sentLead', { number })}</p>
        </Notice>
      )}
    >
      {(field) => {
        const given = (name: AgencyField) => ({ field: field(name), label: labels[name] });
        return (
          <>
            <TextField {...given('AGENCY_COMPANY')} autoComplete="organization" />
            <div className={styles.agencyPair}>
              <TextField {...given('AGENCY_NUMBER')} />
              <TextField {...given('AGENCY_CITY')} autoComplete="address-level2" />
            </div>
            <TextField {...given('FIELD_NAME')} autoComplete="name" />
            <div className={styles.agencyPair}>
              <TextField
                {...given('FIELD_PHONE')}
                type="tel"
                autoComplete="tel"
                placeholder={site.phone.placeholder}
              />
              <TextField
                {...given('FIELD_EMAIL')}
                type="email"
                autoComplete="email"
                placeholder={t('form.emailPlaceholder')}
              />
            </div>
            <TextField {...given('FIELD_ADDITIONAL')} rows={3} placeholder={t('agencyForm.aboutExample')} />
            <Agreement field={field('FIELD_AGREE')} />
          </>
        );
      }}
    </LetterForm>
  );
}
