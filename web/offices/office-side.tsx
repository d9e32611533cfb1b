import CallBackForm from '#web/call-back/call-back-form.tsx';
import { useT } from '#web/context/i18n-context.tsx';
import type { ListedOffice } from '#web/offices/load-offices.ts';
import { HiddenFacts, VisibleFacts } from '#web/offices/office-facts.tsx';
import { OfficeWorkers } from '#web/offices/office-workers.tsx';
import officesStyles from '#web/offices/offices.module.css';
import type { OpenedContactForm } from '#web/parts/form/open-form.ts';
import { classNames } from '#web/ui/class-names.ts';
import officePageStyles from './office-page.module.css';

type OfficeSideProps = { office: ListedOffice; opened: OpenedContactForm | undefined };

/** How to reach one office: its facts, its people and its call-back form. */
export function OfficeSide({ office, opened }: OfficeSideProps) {
  const t = useT();
  return (
    <aside className={officePageStyles.officePageSide}>
      <section className={officesStyles.office} aria-label={t('offices.office.contacts')}>
        <VisibleFacts office={office} />
        <HiddenFacts office={office} />
        <OfficeWorkers office={office} />
      </section>
      <section className={classNames(officesStyles.office, officePageStyles.officePageCall)} id="call-back">
        <h2>{t('shell.callBack.open')}</h2>
        <CallBackForm
          office={{ email: office.email, address: office.address }}
          first={opened && { opened, outcome: undefined }}
        />
      </section>
    </aside>
  );
}
