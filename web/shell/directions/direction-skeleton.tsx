import { Placeholder, Placeholders, Skeleton } from '#web/ui/skeleton.tsx';
import styles from './directions.module.css';

const countries = 40;

/** The shape of the list while it comes: forty countries ([S]§2.8). */
export function DirectionSkeleton() {
  return (
    <Skeleton>
      <ul className={styles.directionList}>
        <Placeholders count={countries}>
          <li className={styles.direction}>
            <Placeholder shape="pill" width="1.75rem" height="1.75rem" />
            <Placeholder width="60%" height="2.25rem" />
          </li>
        </Placeholders>
      </ul>
    </Skeleton>
  );
}
