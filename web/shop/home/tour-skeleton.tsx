import { Placeholder, Placeholders, Skeleton } from '#web/ui/skeleton.tsx';
import './home.css';

/** The shape of tour cards while they are being priced. */
export function TourSkeleton({ count }: { count: number }) {
  return (
    <Skeleton theme="grayDark">
      <div className="tours">
        <Placeholders count={count}>
          <div className="tour">
            <span className="tour__pic">
              <Placeholder shape="fill" />
            </span>
            <span className="tour__body">
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
