import { Fragment } from 'react';
import { type Localised, localise } from '#lib/localised.ts';
import styles from '#web/content/content.module.css';
import { PageDescription } from '#web/parts/page-description.tsx';
import { useVisit } from '#web/visit/visit.tsx';
import { policy } from './policy.ts';

/** What becomes of what visitors tell us. */
export default function PersonalData() {
  const { site, locale } = useVisit();
  const { brand, contacts } = site;
  const say = (text: Localised) =>
    localise(text, locale, site.mainLocale)
      .replaceAll('{brand}', brand.name)
      .replaceAll('{email}', contacts.email);
  return (
    <section className="section page">
      <title>{`${say(policy.title)}, ${brand.name}`}</title>
      <PageDescription of={[say(policy.lead)]} />
      <div className={styles.article}>
        <h1>{say(policy.title)}</h1>
        <p className={styles.articleLead}>{say(policy.lead)}</p>
        {policy.sections.map(({ title, text }) => (
          <Fragment key={title.en}>
            <h2>{say(title)}</h2>
            <p>{say(text)}</p>
          </Fragment>
        ))}
      </div>
    </section>
  );
}
