import { Bone, Bones, Skeleton } from '#web/ui/skeleton.tsx';
import './home.css';

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
              <Bone width="5rem" height="0.875rem" />
              <Bone width="80%" height="1.5rem" margin="0.25rem 0 0" />
              <Bone width="60%" height="1rem" margin="0.25rem 0 0" />
              <Bone width="91.7%" height="1rem" />
              <Bone width="7rem" height="2rem" margin="0.75rem 0 0" />
              <Bone width="9rem" height="0.875rem" margin="0.25rem 0 0" />
            </span>
          </div>
        </Bones>
      </div>
    </Skeleton>
  );
}
