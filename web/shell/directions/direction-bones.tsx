import { Bone, Bones, Skeleton } from '#web/ui/skeleton.tsx';

const countries = 40;

/** The shape of the list while it comes: forty countries ([S]§2.8). */
export const DirectionBones = () => (
  <Skeleton>
    <ul className="direction-list">
      <Bones count={countries}>
        <li className="direction">
          <Bone shape="pill" className="h-7 w-7" />
          <Bone className="h-9 w-3/5" />
        </li>
      </Bones>
    </ul>
  </Skeleton>
);
