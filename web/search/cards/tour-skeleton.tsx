import { Placeholder, Placeholders, Skeleton } from '#web/ui/skeleton.tsx';
import styles from './tour-card.module.css';

/** The shape of tour cards while they are being priced. */
export function TourSkeleton({ count }: { count: number }) {
  return (
    <Skeleton theme="grayDark">
      <div className={styles.tours}>
        <Placeholders count={count}>
          <div className={styles.tour}>
            <span className={styles.tourPic}>
              <Placeholder shape="fill" />
            </span>
            <span className={styles.tourBody}>
              <Placeholder width="5rem" height="0.875rem" />
              <Placeholder width="80%" height="1.5rem" margin="0.25rem 0 0" />
              <Placeholder width="60%" height="1rem" margin="0.25rem 0 0" />
              <Placeholder width="91.7%" height="1rem" />
              <Placeholder width="7rem" height="2rem" margin="0.75rem 0 0" />
              <Placeholder width="9rem" height="0.875rem" margin="0.25rem 0 0" />
            </span>
          </div>
        </Placeholders>
      </div>
    </Skeleton>
  );
}
