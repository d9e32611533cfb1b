import { Bone, Bones, Skeleton } from '#web/ui/skeleton.tsx';

/** The shape of tour cards while they are being priced. */
export function TourBones({ count }: { count: number }) {
  return (
    <Skeleton theme="grayDark">
      <div className="tours">
        <Bones count={count}>
          <div className="tour">
            <span className="tour__pic">
              <Bone shape="fill" />
            </span>
            <span className="tour__body">
              <Bone className="h-3.5 w-20" />
              <Bone className="mt-1 h-6 w-4/5" />
              <Bone className="mt-1 h-4 w-3/5" />
              <Bone className="h-4 w-11/12" />
              <Bone className="mt-3 h-8 w-28" />
              <Bone className="mt-1 h-3.5 w-36" />
            </span>
          </div>
        </Bones>
      </div>
    </Skeleton>
  );
}
