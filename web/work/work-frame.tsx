import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { OwnPageHead } from './own-page-head.tsx';
import styles from './work-frame.module.css';

const pages = [
  { path: '/today', word: 'work.today' },
  { path: '/orders', word: 'work.requests' },
  { path: '/quotes', word: 'agentMenu.quotes' },
  { path: '/calendar', word: 'header.calendar' },
  { path: '/orders/reports', word: 'header.reports' },
  { path: '/clients', word: 'agentMenu.clients' },
  { path: '/notifications', word: 'agentMenu.notifications' },
] as const;

export type WorkPage = (typeof pages)[number]['path'];

type Props = { current: WorkPage; title: string; children: ReactNode };

/**
 * What the lists of an agent's work have in common: their name, and the way from one to another. What stands there stays,
 * paler, while the list is asked for anew.
 */
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
      <div className={styles.workList} aria-busy={useIsAskedAnew()}>
        {children}
      </div>
    </section>
  );
}

/** Whether the same page is on its way, as it is when it is narrowed or leafed through. */
function useIsAskedAnew(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return state !== 'idle' && location.pathname === pathname;
}
