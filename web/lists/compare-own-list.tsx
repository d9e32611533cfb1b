import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { mostKept } from '#lib/most-kept.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { useKeptList } from '#web/lists/kept-lists.ts';
import { keptTrips } from '#web/lists/kept-trips.ts';
import type { ListWithTrips } from '#web/lists/server-list.ts';
import { Link } from '#web/ui/link.tsx';
import { Placeholder, Skeleton } from '#web/ui/skeleton.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './compare.module.css';
import { keptComparePath } from './compare-address.ts';
import { NothingKept } from './nothing-kept.tsx';

type CompareOwnListProps = {
  /** As the server has it, which is all that an agent without scripts can be led to. */
  agentList: ListWithTrips | undefined;
};

/** The list of the visitor, for an address that names no hotels: it leads on to the one that names them. */
export function CompareOwnList({ agentList }: CompareOwnListProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const navigate = useNavigate();
  const hasScripts = useHydrated();
  const kept = useKeptList('compare')
    .filter((inc) => inc >= 0)
    .slice(0, mostKept.compare);
  const address =
    kept.length > 0
      ? toLocal(keptComparePath(kept, lastTrip({ hotels: kept, trips: keptTrips() })))
      : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list decides alone
  useEffect(() => {
    if (address) navigate(address, { replace: true });
  }, [address]);
  if (hasScripts && !address) return <NothingKept list="compare" />;
  return (
    <>
      <noscript>
        {agentList && agentList.hotels.length > 0 ? (
          <Link to={toLocal(keptComparePath(agentList.hotels, lastTrip(agentList)))}>
            {t('compare.list.mine')}
          </Link>
        ) : (
          <p>{t('lists.state.noScript')}</p>
        )}
      </noscript>
      <Skeleton label={t('shell.state.loading')}>
        <Placeholder shape="fill" className={styles.compareWaiting} />
      </Skeleton>
    </>
  );
}

/** The trip of the hotel that was put in last, or of the last one before it that has one. */
const lastTrip = ({ hotels, trips }: ListWithTrips): string | undefined =>
  hotels.map((inc) => trips.get(inc)).findLast((trip) => trip !== undefined);
