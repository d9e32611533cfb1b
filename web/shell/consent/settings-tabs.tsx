import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './consent.module.css';

type Tab = { key: string; name: string };

type SettingsTabsProps = {
  tabs: readonly Tab[];
  open: string;
  onOpen: (key: string) => void;
  children: (key: string) => ReactNode;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Tabs over their panels; without scripts the panels stand under each other. */
export function SettingsTabs({ tabs, open, onOpen, children }: SettingsTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const hasScripts = useHydrated();

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const at = (tabs.findIndex(({ key }) => key === open) + step + tabs.length) % tabs.length;
    onOpen(tabs[at]?.key ?? open);
    list.current?.querySelectorAll('button')[at]?.focus();
  };
  return (
    <>
      {hasScripts && (
        <div ref={list} className={styles.cookieTabs} role="tablist" onKeyDown={move}>
          {tabs.map(({ key, name }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`cookie-tab-${key}`}
              aria-controls={`cookie-panel-${key}`}
              aria-selected={key === open}
              tabIndex={key === open ? 0 : -1}
              onClick={() => onOpen(key)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {tabs.map(({ key }) => (
        <div
          key={key}
          id={`cookie-panel-${key}`}
          className={styles.cookiePanel}
          {...(hasScripts && {
            role: 'tabpanel',
            'aria-labelledby': `cookie-tab-${key}`,
            hidden: key !== open,
          })}
        >
          {children(key)}
        </div>
      ))}
    </>
  );
}
