import { useVisit } from '#web/context/visit.tsx';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Placeholder, Placeholders } from '#web/ui/skeleton.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './keep.module.css';
import type { KeepToggleProps } from './keep-toggle.tsx';

const KeepToggle = lazyPart<KeepToggleProps>(() => import('./keep-toggle.tsx'));

type KeepButtonsProps = Omit<KeepToggleProps, 'list'> & {
  /** Placeholders stand where the buttons come, once there are scripts. */
  areAwaited?: boolean;
};

/**
 * Compare and favourite of a hotel, as far as the site has them; a partner's hotel, whose inc is negative, cannot be
 * compared ([W]§2.11). The lists are kept by the browser's scripts, so without scripts there are no buttons.
 */
export function KeepButtons({ areAwaited = false, ...hotel }: KeepButtonsProps) {
  const { showCompare, showFavourites } = useVisit().site.flags;
  const hasScripts = useHydrated();
  const hasCompare = showCompare && hotel.hotelInc >= 0;
  if (!hasCompare && !showFavourites) return null;
  return (
    <div className={hasCompare && showFavourites ? classNames(styles.keep, styles.keepTwo) : styles.keep}>
      {areAwaited && (
        <span className={styles.awaited} aria-hidden="true">
          <Placeholders count={[hasCompare, showFavourites].filter(Boolean).length}>
            <Placeholder shape="pill" />
          </Placeholders>
        </span>
      )}
      {hasScripts && (
        <OptionalPart>
          {hasCompare && <KeepToggle list="compare" {...hotel} />}
          {showFavourites && <KeepToggle list="favorites" {...hotel} />}
        </OptionalPart>
      )}
    </div>
  );
}
