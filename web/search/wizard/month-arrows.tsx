import { Button } from 'react-aria-components';
import { useT } from '#web/context/i18n-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './calendar.module.css';
import '#web/ui/button.css';

/** Earlier and later months. */
export function MonthArrows() {
  const t = useT();
  return (
    <div className={styles.monthArrows}>
      <Button slot="previous" className="round" aria-label={t('wizard.dates.earlier')}>
        <Icon name="left" />
      </Button>
      <Button slot="next" className="round" aria-label={t('wizard.dates.later')}>
        <Icon name="right" />
      </Button>
    </div>
  );
}
