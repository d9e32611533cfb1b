import { useId } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { RoundButton } from '#web/ui/round-button.tsx';
import type { ListedOffice } from './load-offices.ts';
import { HiddenFacts, VisibleFacts } from './office-facts.tsx';
import { OfficePlace } from './office-place.tsx';
import styles from './offices.module.css';

type OfficeBalloonProps = { office: ListedOffice; onClose: () => void; onOrderCall: () => void };

/** What a pressed placemark tells of its office ([S]§2.16). */
export function OfficeBalloon({ office, onClose, onOrderCall }: OfficeBalloonProps) {
  const t = useT();
  const id = useId();
  return (
    <section
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      data-first-focus
      className={styles.officeBalloon}
      onKeyDown={(event) => {
        event.stopPropagation(); // keys typed here do not move the map
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.officeBalloonHead}>
        <h2 id={id}>{office.title}</h2>
        <RoundButton icon="x" bare label={t('shell.action.close')} onClick={onClose} />
      </div>
      <OfficePlace office={office} />
      <VisibleFacts office={office} />
      <HiddenFacts office={office} />
      <Button kind="soft" size="s" onClick={onOrderCall}>
        {t('shell.callBack.open')}
      </Button>
    </section>
  );
}
