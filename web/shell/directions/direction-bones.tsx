import { Bone, Bones, Skeleton } from '#web/ui/skeleton.tsx';
import './directions.css';

const countries = 40;

/** The shape of the list while it comes: forty countries ([S]§2.8). */
export function DirectionBones() {
  return (
    <Skeleton>
      <ul className="direction-list">
        <Bones count={countries}>
          <li className="direction">
            <Bone shape="pill" width="1.75rem" height="1.75rem" />
            <Bone width="60%" height="2.25rem" />
          </li>
        </Bones>
      </ul>
    </Skeleton>
  );
}
