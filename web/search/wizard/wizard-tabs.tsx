import { Link } from 'react-router';
import type { ShownKind } from '#lib/travel-kind.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';

const tabs = [
  { mode: 'tour', path: '/', icon: 'palm', key: 'wizard.tabs.tours' },
  { mode: 'hotel', path: '/?TAB_ACTIVE=hotel', icon: 'bed', key: 'wizard.tabs.hotels' },
] as const;

/** What to look for; each tab is a link ([W]§2.3). */
export function WizardTabs({ mode }: { mode: ShownKind }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <nav className="wizard__tabs" aria-label={t('wizard.tabs.label')}>
      {tabs.map((tab) => (
        <Link
          key={tab.mode}
          to={toLocal(tab.path)}
          preventScrollReset
          aria-current={tab.mode === mode ? 'page' : undefined}
        >
          <Icon name={tab.icon} />
          {t(tab.key)}
        </Link>
      ))}
    </nav>
  );
}
