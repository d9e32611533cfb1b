import { useEffect, useRef } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import styles from './kept-page.module.css';

type RemovedCardProps = { name: string; onUndo: () => void };

/** In the place of a hotel that just went: the way back, which takes the focus that the hotel had. */
export function RemovedCard({ name, onUndo }: RemovedCardProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className={styles.keptOut}>
      {t('lists.item.removed', { name })}
      <button
        ref={button}
        type="button"
        className={buttonClass({ kind: 'line', size: 's' })}
        onClick={onUndo}
      >
        {t('lists.item.undo')}
      </button>
    </p>
  );
}
