import { Icon } from '#web/ui/icon.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import type { ListedOffice } from './load-offices.ts';
import { HiddenFacts } from './office-facts.tsx';
import './offices.css';

/** The contacts of a card behind their toggle; those of another office begin closed ([S]§4.8). It needs no scripts. */
export function OfficeContacts({ office }: { office: ListedOffice }) {
  const t = useT();
  return (
    <details key={office.inc} className="office-contacts">
      <summary>
        <span className="office-contacts__open">{t('officeList.card.openContacts')}</span>
        <span className="office-contacts__hide">{t('officeList.card.hideContacts')}</span>
        <Icon name="down" size="s" />
      </summary>
      <HiddenFacts office={office} />
    </details>
  );
}
