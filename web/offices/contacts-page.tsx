import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { loadOffices } from '#web/offices/load-offices.ts';
import { OfficeFinder } from '#web/offices/office-finder.tsx';
import { readOfficeQuestion } from '#web/offices/office-question.ts';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/contacts-page.ts';
import { ContactGroups, ContactPhones } from './contact-groups.tsx';
import styles from './contacts.module.css';
import { loadContacts } from './load-contacts.ts';

/** Everything that one can reach us by, and the offices of the visitor's town. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [contacts, list] = await Promise.all([
    loadContacts(context),
    loadOffices(context, readOfficeQuestion(url.searchParams), url.host),
  ]);
  return { ...contacts, list };
}

export default function ContactsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const brand = useVisit().site.brand.name;
  const { contacts, departments, list } = loaderData;
  return (
    <div className="section page">
      <DocumentHead
        title={`${t('offices.contacts.title')}, ${brand}`}
        of={[t('offices.contacts.description', { brand })]}
      />
      <div className="section__head">
        <div>
          <h1>{t('offices.contacts.title')}</h1>
          <p className="muted">{t('offices.contacts.lead')}</p>
        </div>
      </div>
      <ContactPhones phones={contacts.phones} />
      <ContactGroups contacts={contacts} departments={departments} />
      <section className={styles.contactOffices} aria-labelledby="offices">
        <div className="section__head">
          <h2 id="offices">{t('offices.title')}</h2>
          <Link className={buttonClass({ size: 's' })} to={toLocal('/contacts/regional-offices')}>
            {t('offices.regional.title')}
          </Link>
        </div>
        <OfficeFinder initial={list} isInAddress />
      </section>
    </div>
  );
}
