import { Bone, Bones, Skeleton } from '#web/ui/skeleton.tsx';

/** Cards that stand for those that come ([S]§9). */
const cards = 3;

/** The shape of the list while it comes. */
export const OfficeBones = () => (
  <Skeleton>
    <div className="office-list">
      <Bones count={cards}>
        <div className="office">
          <Bone className="h-6 w-3/5" />
          <Bone className="mt-2 h-4 w-2/5" />
          <Bone className="mt-5 h-4 w-4/5" />
          <Bone className="mt-3 h-4 w-3/5" />
          <Bone className="mt-2 h-4 w-1/2" />
          <div className="office__actions">
            <Bone className="h-10 w-36" />
            <Bone className="h-10 w-36" />
          </div>
        </div>
      </Bones>
    </div>
  </Skeleton>
);
