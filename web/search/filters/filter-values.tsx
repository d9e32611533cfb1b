import { type ReactNode, Suspense, useState } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { OpenedPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import type { NamedValue } from './active-filters.ts';
import styles from './filters.module.css';

/** Fetched when it is opened. */
const FilterList = lazyPart(() => import('./filter-list.tsx'));

/** The first ones are open; a longer list opens further ([W]§9). */
const firstShown = 5;

type Props = {
  /** Of the values in the address. */
  name: string;
  label: string;
  values: readonly NamedValue[];
  chosen: readonly number[];
  /** Missing where the values are pictures: then they are boxes for scripts, too. */
  onPick: ((values: number[]) => void) | undefined;
  /** The values as plain boxes. */
  boxes: readonly ReactNode[];
};

/** The values of a list as boxes; opened by scripts a longer one is found by typing. */
export function FilterValues({ boxes, onPick, ...list }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const rest = boxes.slice(firstShown);
  const isRestChosen = list.values.slice(firstShown).some(({ value }) => list.chosen.includes(value));
  const plain = (
    <>
      {boxes.slice(0, firstShown)}
      {rest.length > 0 && (
        <details className={styles.filterRest} open={isRestChosen}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
          <summary
            onClick={(event) => {
              if (!onPick) return;
              event.preventDefault(); // the list comes in place of the boxes
              setOpen(true);
            }}
          >
            {t('results.filters.showAll', { count: rest.length })}
          </summary>
          {rest}
        </details>
      )}
    </>
  );
  if (!onPick || !isOpen) return plain;
  return (
    <OpenedPart onFailed={() => setOpen(false)}>
      <Suspense fallback={plain}>
        <FilterList {...list} onPick={onPick} onClose={() => setOpen(false)} />
      </Suspense>
    </OpenedPart>
  );
}
