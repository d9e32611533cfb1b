import type { ReactNode } from 'react';
import { Chip } from '#web/ui/chip.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';
import { OwnPageHead } from './own-page-head.tsx';
import styles from './work-frame.module.css';

const pages = [
  { path: '/orders', word: 'work.requests' },
  { path: '/quotes', word: 'agentMenu.quotes' },
  { path: '/calendar', word: 'header.calendar' },
  { path: '/orders/reports', word: 'header.reports' },
  { path: '/clients', word: 'agentMenu.clients' },
  { path: '/notifications', word: 'agentMenu.notifications' },
] as const;

type Props = { current: (typeof pages)[number]['path']; title: string; children: ReactNode };

/** What the lists of an agent's work have in common: their name, and the way from one to another. */
export function WorkFrame({ current, title, children }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <section className="section page">
      <OwnPageHead title={title} />
      <h1>{title}</h1>
      <nav className={styles.workPages} aria-label={t('work.title')}>
        {pages.map(({ path, word }) => (
          <Chip key={path} to={toLocal(path)} current={path === current}>
            {t(word)}
          </Chip>
        ))}
      </nav>
      {children}
    </section>
  );
}
