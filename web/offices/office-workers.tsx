import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ListedOffice } from './load-offices.ts';
import styles from './offices.module.css';

/** The people who work there, on sites that name them. */
export function OfficeWorkers({ office: { workers } }: { office: Pick<ListedOffice, 'workers'> }) {
  const t = useT();
  if (!useVisit().site.flags.showOfficeWorkers || !workers) return null;
  return (
    <p className={styles.officeWorkers}>
      <Icon name="user" />
      <span>
        <span className="muted">{t('officeList.card.workers')}:</span> {workers}
      </span>
    </p>
  );
}
