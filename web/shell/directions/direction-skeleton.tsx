import { Placeholder, Placeholders, Skeleton } from '#web/ui/skeleton.tsx';
import './directions.css';

const countries = 40;

/** The shape of the list while it comes: forty countries ([S]§2.8). */
export function DirectionSkeleton() {
  return (
    <Skeleton>
      <ul className="direction-list">
        <Placeholders count={countries}>
          <li className="direction">
            <Placeholder shape="pill" width="1.75rem" height="1.75rem" />
            <Placeholder width="60%" height="2.25rem" />
          </li>
        </Placeholders>
      </ul>
    </Skeleton>
  );
}
