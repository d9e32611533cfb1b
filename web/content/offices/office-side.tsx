import type { OpenedForm } from '#calls/feedback.ts';
import CallBackForm from '#web/parts/call-back/call-back-form.tsx';
import type { ListedOffice } from '#web/parts/offices/load-offices.ts';
import { HiddenFacts, VisibleFacts } from '#web/parts/offices/office-facts.tsx';
import { OfficeWorkers } from '#web/parts/offices/office-workers.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import './office-page.css';
import '#web/parts/offices/offices.css';

type OfficeSideProps = { office: ListedOffice; opened: OpenedForm | undefined };

/** How to reach one office: its facts, its people and its call-back form. */
export function OfficeSide({ office, opened }: OfficeSideProps) {
  const t = useT();
  return (
    <aside className="office-page__side">
      <section className="office" aria-label={t('offices.office.contacts')}>
        <VisibleFacts office={office} />
        <HiddenFacts office={office} />
        <OfficeWorkers office={office} />
      </section>
      <section className="office office-page__call" id="call-back">
        <h2>{t('shell.callBack.open')}</h2>
        <CallBackForm
          office={{ email: office.email, address: office.address }}
          first={opened && { opened, outcome: undefined }}
        />
      </section>
    </aside>
  );
}
