import { type ShownKind, shownKinds, travelKinds } from '#lib/travel-kind.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';
import { wizardKinds } from './kinds.ts';
import styles from './wizard.module.css';

/** What to look for; each tab is a link ([W]§2.3). */
export function WizardTabs({ mode }: { mode: ShownKind }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <nav className={styles.wizardTabs} aria-label={t('wizard.tabs.label')}>
      {shownKinds.map((kind) => (
        <Link
          key={kind}
          to={toLocal(travelKinds[kind].search.landing)}
          preventScrollReset
          aria-current={kind === mode ? 'page' : undefined}
        >
          <Icon name={wizardKinds[kind].icon} />
          {t(wizardKinds[kind].tab)}
        </Link>
      ))}
    </nav>
  );
}
