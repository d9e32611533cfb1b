import { Bone, Bones, Skeleton } from '#web/ui/skeleton.tsx';
import './calendar.css';

/** The shape of the calendar while its code is on the way. */
export function CalendarBones({ months }: { months: 1 | 2 }) {
  return (
    <Skeleton>
      <div className="months">
        <Bones count={months}>
          <div>
            <Bone width="10rem" height="2.5rem" margin="0 0 0.5rem" />
            <Bone width="100%" height="20rem" />
          </div>
        </Bones>
      </div>
    </Skeleton>
  );
}
