import type { ReactNode } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { OwnPageHead } from '../work/own-page-head.tsx';
import styles from './settings.module.css';

const pages = [
  { name: 'profile', path: '/settings' },
  { name: 'company', path: '/settings/mycompany' },
  { name: 'prices', path: '/settings/prices' },
  { name: 'sessions', path: '/settings/sessions' },
  { name: 'security', path: '/settings/security' },
] as const;

export type SettingsPage = (typeof pages)[number]['name'];

/** What the pages of an agent's settings have in common: their name, and the way from one to another. */
export function SettingsFrame({ current, children }: { current: SettingsPage; children: ReactNode }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <section className="section page">
      <OwnPageHead title={t(`agentSettings.${current}`)} />
      <h1>{t('agentSettings.title')}</h1>
      <nav className={styles.settingsPages} aria-label={t('agentSettings.title')}>
        {pages.map(({ name, path }) => (
          <Chip key={name} to={toLocal(path)} current={name === current}>
            {t(`agentSettings.${name}`)}
          </Chip>
        ))}
      </nav>
      <div className={styles.settingsBody}>{children}</div>
    </section>
  );
}
