import { Bone, Bones, Skeleton } from '#web/ui/skeleton.tsx';
import './offices.css';

/** Cards that stand for those that come ([S]§9). */
const cards = 3;

/** The shape of the list while it comes. */
export function OfficeBones() {
  return (
    <Skeleton>
      <ul className="office-list">
        <Bones count={cards}>
          <li className="office">
            <Bone width="60%" height="1.5rem" />
            <Bone width="40%" height="1rem" margin="0.5rem 0 0" />
            <Bone width="80%" height="1rem" margin="1.25rem 0 0" />
            <Bone width="60%" height="1rem" margin="0.75rem 0 0" />
            <Bone width="50%" height="1rem" margin="0.5rem 0 0" />
            <div className="office__actions">
              <Bone width="9rem" height="2.5rem" />
              <Bone width="9rem" height="2.5rem" />
            </div>
          </li>
        </Bones>
      </ul>
    </Skeleton>
  );
}
