import { useT } from '#web/i18n/i18n-context.tsx';
import { Bone, Skeleton } from '#web/ui/skeleton.tsx';

const mainRows = 5;
const rows = 20;

/** The shape of the lists while they come ([S]§2.6): five main cities, twenty others. */
export function CityBones() {
  const t = useT();
  return (
    <Skeleton label={t('common.state.loading')}>
      <ul className="city-list city-list--main mb-6">
        {Array.from({ length: mainRows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike
          <li key={row}>
            <Bone shape="pill" className="h-10 w-28" />
          </li>
        ))}
      </ul>
      <ul className="city-list">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike
          <li key={row}>
            <Bone className="my-3 h-5 w-3/5" />
          </li>
        ))}
      </ul>
    </Skeleton>
  );
}
