import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { mostKept } from '#lib/most-kept.ts';
import { listToggle } from '#web/context/analytics/analytics-event.ts';
import { useTrack } from '#web/context/analytics/use-track.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { restoreKept, toggleKept } from '#web/lists/change-list.ts';
import { useKeptList } from '#web/lists/kept-lists.ts';
import { keptTrips } from '#web/lists/kept-trips.ts';
import { personHere } from '#web/lists/person-here.ts';
import type { ListWithTrips } from '#web/lists/server-list.ts';
import { hearList } from '#web/lists/sync-lists.ts';
import { Chip } from '#web/ui/chip.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { KeptCard } from './kept-card.tsx';
import { byTrip, inOrder, type KeptHotelData, orderOf, orders, toldOf } from './kept-hotel-data.ts';
import type { KeptHotels } from './kept-hotels.ts';
import styles from './kept-page.module.css';
import { KeptPlaceholders } from './kept-placeholders.tsx';
import { LoadKeptHotels } from './load-kept-hotels.tsx';
import { NothingKept } from './nothing-kept.tsx';
import { RemovedCard } from './removed-card.tsx';

const list = 'favorites';

/** The list of an agent, as the server has it, and what can be told of its newest hotels. */
type AgentsList = { list: ListWithTrips; newest: { trip: string; told: KeptHotels }[] };

/**
 * The favourites. A visitor's are known to the browser alone: they are fetched when the page has come, each for its trip. An
 * agent's come with the page.
 */
export function KeptPage({ agents }: { agents: AgentsList | undefined }) {
  const t = useT();
  const { hotels: kept, trips } = useFavourites(agents?.list);
  const hasScripts = useHydrated();
  const [told, setTold] = useState(() =>
    byInc(agents?.newest.flatMap(({ trip, told }) => toldOf(told, trip)) ?? []),
  );
  const { removed, remove, undo } = useRemoving(kept);
  const order = orderOf(useLocation().search);
  const shown = removed && !kept.includes(removed.inc) ? kept.toSpliced(removed.at, 0, removed.inc) : kept;
  const tell = (hotels: KeptHotelData[]) => setTold((before) => new Map([...before, ...byInc(hotels)]));
  return (
    <div className={classNames('page section', styles.kept)}>
      <div className="section__head">
        <h1>{t('lists.favourites.title')}</h1>
        {kept.length > 0 && <p className="muted">{t('shell.count.hotels', { count: kept.length })}</p>}
        {hasScripts && isTooLong(kept) && (
          <p role="status">{t('common.keep.full', { count: mostKept.favorites })}</p>
        )}
      </div>
      <LiveRegion message={removed ? t('lists.item.removed', { name: removed.name }) : ''} />
      {!hasScripts && !agents && (
        <noscript>
          <p>{t('lists.state.noScript')}</p>
        </noscript>
      )}
      {(hasScripts || agents) && shown.length === 0 && <NothingKept list={list} />}
      {shown.length > 1 && <Orders />}
      {byTrip(kept, trips).map((group) => (
        <LoadKeptHotels key={`${group.trip} ${group.incs[0]}`} group={group} known={told} onLoaded={tell} />
      ))}
      {shown.length > 0 && told.size === 0 && <KeptPlaceholders count={shown.length} />}
      <ul className={styles.keptList}>
        {inOrder(shown, told, order).map((inc) => {
          const each = told.get(inc);
          if (!each) return null;
          const isOut = removed?.inc === inc && !kept.includes(inc);
          return (
            <li key={inc}>
              {isOut ? (
                <RemovedCard name={removed.name} onUndo={undo} />
              ) : (
                <KeptCard told={each} onRemove={hasScripts ? (name) => remove(inc, name) : undefined} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What was kept before signing in may be more than the account takes: it stays on the device until it fits. */
const isTooLong = (kept: readonly number[]) => kept.length > mostKept.favorites && personHere() !== undefined;

const byInc = (hotels: readonly KeptHotelData[]): ReadonlyMap<number, KeptHotelData> =>
  new Map(hotels.map((each) => [each.hotel.inc, each]));

/** The list of the device, once it has heard what the server has told of an agent's; until then that. */
function useFavourites(agentsList: ListWithTrips | undefined): ListWithTrips {
  const onDevice = useKeptList(list);
  const [isHeard, setHeard] = useState(!agentsList);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page came with is heard once
  useEffect(() => {
    if (agentsList) hearList(list, agentsList);
    setHeard(true);
  }, []);
  if (!isHeard && agentsList) return agentsList;
  return { hotels: onDevice, trips: keptTrips() };
}

function Orders() {
  const t = useT();
  const toLocal = useLocalPath();
  const chosen = orderOf(useLocation().search);
  return (
    <nav className={styles.keptOrders} aria-label={t('lists.sort.label')}>
      {orders.map((order) => (
        <Chip key={order} to={toLocal(`/favorites?SORT=${order}`)} current={order === chosen}>
          {t(`lists.sort.${order}`)}
        </Chip>
      ))}
    </nav>
  );
}

type Removed = { inc: number; name: string; at: number; trip: string | undefined };

/** The hotel that went last can come back to its place, with its trip. */
function useRemoving(kept: readonly number[]) {
  const track = useTrack();
  const [removed, setRemoved] = useState<Removed>();
  const remove = (inc: number, name: string) => {
    setRemoved({ inc, name, at: kept.indexOf(inc), trip: keptTrips().get(inc) });
    toggleKept(list, inc);
    track(listToggle(list, false, inc));
  };
  const undo = () => {
    if (!removed) return;
    restoreKept(list, removed.inc, removed.at, removed.trip);
    track(listToggle(list, true, removed.inc));
    setRemoved(undefined);
  };
  return { removed, remove, undo };
}
