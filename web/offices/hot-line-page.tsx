import { CallBackLink } from '#web/call-back/call-back-link.tsx';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/hot-line-page.ts';
import { ContactGroups, ContactPhones } from './contact-groups.tsx';
import styles from './contacts.module.css';
import { loadContacts } from './load-contacts.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadContacts(context);

/** The contact centre: who answers, when, and by which number ([S]§3.12). */
export default function HotLinePage({ loaderData: { contacts, departments } }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const brand = useVisit().site.brand.name;
  return (
    <div className="section page">
      <DocumentHead
        title={`${t('offices.contacts.hotLine')}, ${brand}`}
        of={[t('offices.contacts.hotLine'), t('offices.contacts.description', { brand })]}
      />
      <div className="section__head">
        <div>
          <h1>{t('offices.contacts.hotLine')}</h1>
          <p className="muted">{t('offices.contacts.lead')}</p>
        </div>
      </div>
      <ContactPhones phones={contacts.phones} />
      <ContactGroups contacts={contacts} departments={departments} />
      <p className={styles.contactMore}>
        <CallBackLink className={buttonClass({ kind: 'soft' })}>{t('shell.callBack.open')}</CallBackLink>
        <Link className={buttonClass()} to={toLocal('/contacts/sales-offices')}>
          {t('offices.title')}
        </Link>
      </p>
    </div>
  );
}
