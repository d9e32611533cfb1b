import { Placeholder, Placeholders, Skeleton } from '#web/ui/skeleton.tsx';
import styles from './calendar-skeleton.module.css';

/** The shape of the calendar while its code is on the way, as tall as it will be. */
export function CalendarSkeleton({ months }: { months: 1 | 2 }) {
  return (
    <Skeleton>
      <div className={styles.months}>
        <Placeholders count={months}>
          <div>
            <Placeholder width="10rem" height="2.5rem" margin="0 0 0.5rem" />
            <Placeholder width="100%" height="23.75rem" />
          </div>
        </Placeholders>
      </div>
      <div className={styles.calendarRest} />
    </Skeleton>
  );
}
