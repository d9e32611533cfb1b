import { Fragment } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import styles from '#web/parts/content.module.css';
import { DocumentHead } from '#web/parts/document-head.tsx';

const sections = ['asked', 'account', 'purpose', 'seen', 'kept', 'cookies', 'rights'] as const;

/** What becomes of what visitors tell us. */
export default function PersonalData() {
  const t = useT();
  const { brand, contacts, flags } = useVisit().site;
  const told = sections.filter((section) => section !== 'account' || flags.accounts === 'travellers');
  const title = t('shell.footer.policy');
  const lead = t('personalData.lead', { brand: brand.name });
  return (
    <section className="section page">
      <DocumentHead title={`${title}, ${brand.name}`} of={[lead]} />
      <div className={styles.article}>
        <h1>{title}</h1>
        <p className={styles.articleLead}>{lead}</p>
        {told.map((section) => (
          <Fragment key={section}>
            <h2>{t(`personalData.${section}.title`)}</h2>
            <p>{t(`personalData.${section}.text`, { email: contacts.email })}</p>
          </Fragment>
        ))}
      </div>
    </section>
  );
}
