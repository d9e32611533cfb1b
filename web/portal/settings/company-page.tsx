import { agentsOnly } from '#web/visit/agents-only.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import { useVisit } from '#web/visit/visit.tsx';
import type { Route } from './+types/company-page.ts';
import styles from './settings.module.css';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/mycompany`: the agency of the manager who is signed in. */
export function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  return null;
}

export default function CompanyPage() {
  const t = useT();
  const { user } = useVisit();
  return (
    <SettingsFrame current="company">
      <h2>{user?.officialName}</h2>
      <dl className={styles.settingsFacts}>
        <dt>{t('account.field.email')}</dt>
        <dd>{[user?.partnerEmail1, user?.partnerEmail2].filter(Boolean).join(', ')}</dd>
      </dl>
    </SettingsFrame>
  );
}
