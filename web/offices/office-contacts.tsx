import { useT } from '#web/context/i18n-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ListedOffice } from './load-offices.ts';
import { HiddenFacts } from './office-facts.tsx';
import styles from './offices.module.css';

/** The contacts of a card behind their toggle; those of another office begin closed ([S]§4.8). It needs no scripts. */
export function OfficeContacts({ office }: { office: ListedOffice }) {
  const t = useT();
  return (
    <details key={office.inc} className={styles.officeContacts}>
      <summary>
        <span className={styles.officeContactsOpen}>{t('officeList.card.openContacts')}</span>
        <span className={styles.officeContactsHide}>{t('officeList.card.hideContacts')}</span>
        <Icon name="down" size="s" />
      </summary>
      <HiddenFacts office={office} />
    </details>
  );
}
