import { Bone, Bones, Skeleton } from '#web/ui/skeleton.tsx';

const mainRows = 5;
const rows = 20;

/** The shape of the lists while they come ([S]§2.6): five main cities, twenty others. */
export const CityBones = () => (
  <Skeleton>
    <ul className="city-list city-list--main mb-6">
      <Bones count={mainRows}>
        <li>
          <Bone shape="pill" className="h-10 w-28" />
        </li>
      </Bones>
    </ul>
    <ul className="city-list">
      <Bones count={rows}>
        <li>
          <Bone className="my-3 h-5 w-3/5" />
        </li>
      </Bones>
    </ul>
  </Skeleton>
);
