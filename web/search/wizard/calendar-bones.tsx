import { Bone, Bones, Skeleton } from '#web/ui/skeleton.tsx';

/** The shape of the calendar while its code is on the way. */
export function CalendarBones({ months }: { months: 1 | 2 }) {
  return (
    <Skeleton>
      <div className="months">
        <Bones count={months}>
          <div>
            <Bone className="mb-2 h-10 w-40" />
            <Bone className="h-80 w-full" />
          </div>
        </Bones>
      </div>
    </Skeleton>
  );
}
