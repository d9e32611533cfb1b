import { classNames } from '#web/ui/class-names.ts';
import { Placeholder, Placeholders, Skeleton } from '#web/ui/skeleton.tsx';
import styles from './geo.module.css';

const mainRows = 5;
const rows = 20;

/** The shape of the lists while they come ([S]§2.6): five main cities, twenty others. */
export function CitySkeleton() {
  return (
    <Skeleton>
      <ul className={classNames(styles.cityList, styles.cityListMain, styles.cityListApart)}>
        <Placeholders count={mainRows}>
          <li>
            <Placeholder shape="pill" width="7rem" height="2.5rem" />
          </li>
        </Placeholders>
      </ul>
      <ul className={styles.cityList}>
        <Placeholders count={rows}>
          <li>
            <Placeholder width="60%" height="1.25rem" margin="0.75rem 0" />
          </li>
        </Placeholders>
      </ul>
    </Skeleton>
  );
}
