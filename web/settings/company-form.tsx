import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import type { FormRefusal } from '#web/parts/form/form-refusal.ts';
import { RefusalNotice } from '#web/parts/form/refusal-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ProfileFieldView } from './profile.ts';
import { ProfileForm } from './profile-form.tsx';
import styles from './settings.module.css';

type CompanyFormProps = {
  /** Undefined: nothing is kept of the company. */
  fields: readonly ProfileFieldView[] | undefined;
  isSaved: boolean;
  mayChange: boolean;
  refusal: FormRefusal | undefined;
};

/** What the agency says of its company. */
export function CompanyForm({ fields, isSaved, mayChange, refusal }: CompanyFormProps) {
  const t = useT();
  const { today } = useVisit();
  return (
    <section className={styles.settingsSection}>
      <h2>{t('agentSettings.company.title')}</h2>
      <RefusalNotice refusal={refusal} toCheck={t('agentSettings.toCheck')} />
      {isSaved && <Notice tone="done">{t('agentSettings.company.saved')}</Notice>}
      {!fields && <p className="muted">{t('agentSettings.company.none')}</p>}
      {fields && (
        <>
          <p className="muted">
            {t(mayChange ? 'agentSettings.company.lead' : 'agentSettings.company.readOnly')}
          </p>
          <ProfileForm
            fields={fields}
            today={today}
            refusal={refusal}
            action="/settings/mycompany"
            asked="company"
            towns={[]}
          />
        </>
      )}
    </section>
  );
}
