import type { OpenedForm } from '#calls/feedback.ts';
import CallBackForm from '#web/call-back/call-back-form.tsx';
import { useT } from '#web/i18n/i18n-context.tsx';
import type { ListedOffice } from './load-offices.ts';
import { HiddenFacts, VisibleFacts } from './office-facts.tsx';
import { OfficeWorkers } from './office-workers.tsx';

type OfficeSideProps = { office: ListedOffice; opened: OpenedForm | undefined };

/** How to reach one office: its facts, its people and its call-back form. */
export default function OfficeSide({ office, opened }: OfficeSideProps) {
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
