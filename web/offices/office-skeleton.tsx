import { Placeholder, Placeholders, Skeleton } from '#web/ui/skeleton.tsx';
import styles from './offices.module.css';

/** Cards that stand for those that come ([S]§9). */
const cards = 3;

/** The shape of the list while it comes. */
export function OfficeSkeleton() {
  return (
    <Skeleton>
      <ul className={styles.officeList}>
        <Placeholders count={cards}>
          <li className={styles.office}>
            <Placeholder width="60%" height="1.5rem" />
            <Placeholder width="40%" height="1rem" margin="0.5rem 0 0" />
            <Placeholder width="80%" height="1rem" margin="1.25rem 0 0" />
            <Placeholder width="60%" height="1rem" margin="0.75rem 0 0" />
            <Placeholder width="50%" height="1rem" margin="0.5rem 0 0" />
            <div className={styles.officeActions}>
              <Placeholder width="9rem" height="2.5rem" />
              <Placeholder width="9rem" height="2.5rem" />
            </div>
          </li>
        </Placeholders>
      </ul>
    </Skeleton>
  );
}
