import { useState } from 'react';
import { useLocation } from 'react-router';
import { listToggle } from '#web/context/analytics/analytics-event.ts';
import { useTrack } from '#web/context/analytics/use-track.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { toggleKept } from '#web/lists/change-list.ts';
import { keptList, useKeptList } from '#web/lists/kept-lists.ts';
import { ShareButton } from '#web/parts/share/share-button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './compare.module.css';
import { comparePath, onlyDifferences } from './compare-address.ts';
import { compareRows } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import type { Comparison } from './load-compared.ts';
import { NothingKept } from './nothing-kept.tsx';
import { useTripWords } from './use-trip-words.ts';

/** A comparison with its trip, the rows to choose, and the ways to hand it on. */
export function ComparedHotels({ comparison }: { comparison: Comparison }) {
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  const isBrief = new URLSearchParams(useLocation().search).has(onlyDifferences);
  const { removed, remove } = useRemoving();
  const { hotels, trip } = comparison;
  const tripWords = useTripWords(trip, comparison.townNameFrom);
  const incs = hotels.map(({ hotel }) => hotel);
  const addressOf = (hotels: number[], isShort = isBrief) => toLocal(comparePath({ hotels, trip }, isShort));
  const rows = compareRows(hotels, { t, format });
  const shown = isBrief ? rows.filter(({ differs }) => differs) : rows;
  return (
    <>
      <div className="section__head">
        <div>
          <h1>{t('lists.compare.title')}</h1>
          <p className="muted">{tripWords}</p>
        </div>
        <ShareButton text={t('lists.compare.title')} />
      </div>
      <LiveRegion message={removed && t('lists.item.removed', { name: removed })} />
      <Remarks comparison={comparison} without={addressOf(incs)} onRemove={remove} />
      {hotels.length === 0 && <NothingKept list="compare" />}
      {hotels.length > 1 && (
        <nav className={styles.compareView} aria-label={t('compare.view.label')}>
          <Chip to={addressOf(incs, false)} current={!isBrief}>
            {t('compare.view.all')}
          </Chip>
          <Chip to={addressOf(incs, true)} current={isBrief}>
            {t('compare.view.differences')}
          </Chip>
        </nav>
      )}
      {hotels.length > 0 && (
        <CompareTable
          hotels={hotels}
          rows={shown}
          caption={`${t('lists.compare.title')}: ${tripWords}`}
          without={({ hotel }) => addressOf(incs.filter((inc) => inc !== hotel))}
          onRemove={({ hotel, name }) => remove(hotel, name)}
        />
      )}
      {hotels.length > 0 && shown.length === 0 && <p>{t('compare.view.none')}</p>}
      <OwnList incs={[...incs, ...comparison.gone]} />
    </>
  );
}

/** Takes a hotel out of the list of the device, too; the address does the rest. */
function useRemoving() {
  const track = useTrack();
  const [removed, setRemoved] = useState('');
  const remove = (inc: number, name: string) => {
    setRemoved(name);
    if (!keptList('compare').includes(inc)) return;
    toggleKept('compare', inc);
    track(listToggle('compare', false, inc));
  };
  return { removed, remove };
}

type RemarksProps = {
  comparison: Comparison;
  /** The address without the hotels that are gone. */
  without: string;
  onRemove: (inc: number, name: string) => void;
};

/** What of the address could not be done. */
function Remarks({ comparison: { gone, left, hasPassed }, without, onRemove }: RemarksProps) {
  const t = useT();
  if (gone.length === 0 && left === 0 && !hasPassed) return null;
  return (
    <div className={styles.compareRemarks}>
      <Notice>
        {hasPassed && <p>{t('compare.list.passed')}</p>}
        {left > 0 && <p>{t('compare.list.left', { count: left })}</p>}
        {gone.map((inc) => (
          <p key={inc}>
            {t('lists.item.gone')}{' '}
            <Link to={without} onClick={() => onRemove(inc, `${inc}`)}>
              {t('lists.item.remove', { name: `${inc}` })}
            </Link>
          </p>
        ))}
      </Notice>
    </div>
  );
}

/** The way from somebody else's comparison to one's own. */
function OwnList({ incs }: { incs: readonly number[] }) {
  const t = useT();
  const kept = useKeptList('compare');
  const toLocal = useLocalPath();
  const isOwn = kept.every((inc) => incs.includes(inc));
  if (isOwn) return null;
  return (
    <p className={styles.compareView}>
      <Link to={toLocal('/compare/')}>{t('compare.list.mine')}</Link>
    </p>
  );
}
