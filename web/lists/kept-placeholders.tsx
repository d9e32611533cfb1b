import { useT } from '#web/context/i18n-context.tsx';
import { Placeholder, Skeleton } from '#web/ui/skeleton.tsx';
import styles from './kept-page.module.css';

/** What stands for the first cards of a list until they come. */
export function KeptPlaceholders({ count }: { count: number }) {
  const t = useT();
  return (
    <Skeleton label={t('shell.state.loading')}>
      {Array.from({ length: Math.min(count, 4) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <div key={index} className={styles.keptCard}>
          <Placeholder shape="fill" className={styles.keptPic} />
          <div className={styles.keptBody}>
            <Placeholder width="14rem" height="1.25rem" />
            <Placeholder width="10rem" height="1rem" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
