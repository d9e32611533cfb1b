import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ProfileFieldView, RefusedProfile } from './profile.ts';
import { ProfileForm } from './profile-form.tsx';
import styles from './settings.module.css';

type CompanyFormProps = {
  /** Undefined: nothing is kept of the company. */
  fields: readonly ProfileFieldView[] | undefined;
  isSaved: boolean;
  mayChange: boolean;
  refused: RefusedProfile | undefined;
};

/** What the agency says of its company. */
export function CompanyForm({ fields, isSaved, mayChange, refused }: CompanyFormProps) {
  const t = useT();
  const { today } = useVisit();
  const isWrong = refused && Object.keys(refused.faults).length > 0;
  return (
    <section className={styles.settingsSection}>
      <h2>{t('agentSettings.company.title')}</h2>
      {isWrong && <Notice tone="error">{t('agentSettings.toCheck')}</Notice>}
      {refused && !isWrong && <Notice tone="error">{t('account.fault.failed')}</Notice>}
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
            refused={refused}
            action="/settings/mycompany"
            asked="company"
            towns={[]}
          />
        </>
      )}
    </section>
  );
}
