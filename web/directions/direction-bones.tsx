import { useT } from '#web/i18n/i18n-context.tsx';
import { Bone, Skeleton } from '#web/ui/skeleton.tsx';

const countries = 40;

/** The shape of the list while it comes: forty countries ([S]§2.8). */
export function DirectionBones() {
  const t = useT();
  return (
    <Skeleton label={t('common.state.loading')}>
      <ul className="direction-list">
        {Array.from({ length: countries }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike
          <li key={row} className="direction">
            <Bone shape="pill" className="h-7 w-7" />
            <Bone className="h-9 w-3/5" />
          </li>
        ))}
      </ul>
    </Skeleton>
  );
}
