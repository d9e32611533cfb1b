import { useT } from '#web/context/i18n-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './directions.module.css';

/** No country fits, and what helps ([S]§2.8, §8). */
export function NoDirections({ onClear }: { onClear: () => void }) {
  const t = useT();
  return (
    <div className={styles.directionsNone}>
      <Icon name="compass" />
      <b>{t('directions.emptyTitle')}</b>
      <p className="muted">{t('directions.emptyText')}</p>
      <Button size="s" onClick={onClear}>
        {t('directions.clearSearch')}
      </Button>
    </div>
  );
}
