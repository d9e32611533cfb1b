import type { ReactNode } from 'react';
import { OwnPageHead } from '../work/own-page-head.tsx';
import styles from './traveller.module.css';

/** What the pages of a traveller's account have in common; they are nobody else's, and in no index. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section page">
      <OwnPageHead title={title} />
      <h1>{title}</h1>
      <div className={styles.travellerBody}>{children}</div>
    </section>
  );
}
