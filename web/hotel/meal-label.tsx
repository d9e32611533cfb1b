import { isInMarket, useVisitorCity } from '#web/context/city/visitor-city.ts';
import { useT } from '#web/context/i18n-context.tsx';
import styles from './room-offer.module.css';

/** What stands over a board: who is known to live in the market of the site reads "meal", in capitals ([W]§2.11). */
export function MealLabel() {
  const t = useT();
  return isInMarket(useVisitorCity()) ? (
    <p className={`${styles.mealLabel} ${styles.inMarket}`}>{t('detail.offer.meal')}</p>
  ) : (
    <p className={styles.mealLabel}>{t('detail.offer.food')}</p>
  );
}
