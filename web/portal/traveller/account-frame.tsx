import type { ReactNode } from 'react';
import { useVisit } from '#web/visit/visit.tsx';
import styles from './traveller.module.css';

/** What the pages of a traveller's account have in common; they are nobody else's, and in no index. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const { brand } = useVisit().site;
  return (
    <section className="section page">
      <title>{`${title}, ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <div className={styles.travellerBody}>{children}</div>
    </section>
  );
}
