import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { KeptList } from '#web/parts/keep/kept-list.ts';
import { useKeptList } from '#web/parts/keep/kept-lists.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { Placeholder, Skeleton } from '#web/ui/skeleton.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';
import { KeptCard } from './kept-card.tsx';
import type { loader } from './kept-hotels.ts';
import styles from './kept-page.module.css';
import { mostAsked } from './most-asked.ts';
import { NothingKept } from './nothing-kept.tsx';

const list = 'favorites';

/** The favourites, which only the browser knows: they are fetched when the page has come. */
export function KeptPage() {
  const t = useT();
  const kept = useKeptList(list);
  const hasScripts = useHydrated();
  const [said, setSaid] = useState('');
  return (
    <div className={classNames('page section', styles.kept)}>
      <div className="section__head">
        <h1>{t('lists.favourites.title')}</h1>
        {kept.length > 0 && <p className="muted">{t('shell.count.hotels', { count: kept.length })}</p>}
      </div>
      <LiveRegion message={said} />
      {!hasScripts && (
        <noscript>
          <p>{t('lists.state.noScript')}</p>
        </noscript>
      )}
      {hasScripts && kept.length === 0 && <NothingKept list={list} />}
      {parts(kept).map((part) => (
        <HotelsOf
          key={part[0]}
          part={part}
          onRemoved={(name) => setSaid(t('lists.item.removed', { name }))}
        />
      ))}
    </div>
  );
}

const parts = (kept: KeptList): KeptList[] =>
  Array.from({ length: Math.ceil(kept.length / mostAsked) }, (_, index) =>
    kept.slice(index * mostAsked, (index + 1) * mostAsked),
  );

type HotelsOfProps = { part: KeptList; onRemoved: (name: string) => void };

/** A part of a list; what has been fetched stays while hotels leave it. */
function HotelsOf({ part, onRemoved }: HotelsOfProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const fetcher = useFetcher<typeof loader>();
  const known = new Map(fetcher.data?.hotels.map((hotel) => [hotel.inc, hotel]));
  const missing = part.some((inc) => !known.has(inc));
  const path = toLocal(`/lookup/kept-hotels?HOTELS=${part.join(',')}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fetcher is new in every render, the address decides
  useEffect(() => {
    if (missing) void fetcher.load(path);
  }, [missing, path]);
  if (!fetcher.data) return <Placeholders label={t('shell.state.loading')} count={part.length} />;
  return (
    <ul className={styles.keptList}>
      {part.map((inc) => {
        const hotel = known.get(inc);
        return (
          hotel && (
            <li key={inc}>
              <KeptCard list={list} hotel={hotel} city={fetcher.data?.city ?? ''} onRemoved={onRemoved} />
            </li>
          )
        );
      })}
    </ul>
  );
}

function Placeholders({ label, count }: { label: string; count: number }) {
  return (
    <Skeleton label={label}>
      {Array.from({ length: Math.min(count, 4) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <div key={index} className={styles.keptCard}>
          <Placeholder shape="fill" className={styles.keptPic} />
          <div className={styles.keptBody}>
            <Placeholder width="14rem" height="1.25rem" />
            <Placeholder width="10rem" height="1rem" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
