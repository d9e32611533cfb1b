import { useT } from '#web/i18n/i18n-context.tsx';
import { Bone, Skeleton } from '#web/ui/skeleton.tsx';

/** The shape of the calendar while its code is on the way. */
export function CalendarBones({ months }: { months: 1 | 2 }) {
  const t = useT();
  return (
    <Skeleton label={t('common.state.loading')}>
      <div className="months">
        {Array.from({ length: months }, (_, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike
          <div key={month}>
            <Bone className="mb-2 h-10 w-40" />
            <Bone className="h-80 w-full" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
