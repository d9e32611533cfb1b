import { useLocalPath } from '#web/context/visit.tsx';
import { Link } from '#web/ui/link.tsx';
import type { ListedOffice } from './load-offices.ts';
import { OfficeContacts } from './office-contacts.tsx';
import { VisibleFacts } from './office-facts.tsx';
import { OfficePlace } from './office-place.tsx';
import { OfficeWorkers } from './office-workers.tsx';
import styles from './offices.module.css';
import { OrderCall } from './order-call.tsx';

type OfficeCardProps = {
  office: ListedOffice;
  /** What a call back from here would be about. */
  context?: string | undefined;
  heading?: 'h2' | 'h3';
};

/** An office in the list ([S]§2.16): where and when, and its contacts and a form on demand. */
export function OfficeCard({ office, context, heading: Heading = 'h3' }: OfficeCardProps) {
  const toLocal = useLocalPath();
  return (
    <article className={styles.office}>
      <div className={styles.officeHead}>
        <Heading>
          <Link to={toLocal(`/contacts/sales-offices/${office.inc}`)}>{office.title}</Link>
        </Heading>
        <OfficePlace office={office} />
      </div>
      <VisibleFacts office={office} />
      <OfficeWorkers office={office} />
      <div className={styles.officeActions}>
        <OfficeContacts office={office} />
        <OrderCall key={office.inc} office={office} context={context} />
      </div>
    </article>
  );
}
