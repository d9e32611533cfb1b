import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '#web/context/i18n-context.tsx';
import { MapTools } from '#web/parts/map/map-tools.tsx';
import { showAll, type Tiles } from '#web/parts/map/open-map.ts';
import type { Placed } from '#web/parts/map/placemarks.ts';
import { useBalloon } from '#web/parts/map/use-balloon.ts';
import { useMap } from '#web/parts/map/use-map.ts';
import { usePlacemarks } from '#web/parts/map/use-placemarks.ts';
import '#web/parts/map/leaflet.css';
import styles from '#web/parts/map/map.module.css';

export type OfficeMapProps<Office extends Placed = Placed> = {
  offices: readonly Office[];
  /** Missing: the outline of the land. */
  tiles: Tiles | undefined;
  /** What is told of an office when its placemark is pressed; it marks what takes the focus by `data-first-focus`. */
  balloon: (office: Office, close: () => void) => ReactNode;
};

/** Offices on a map: clusters that open, placemarks whose balloon tells of the office ([S]§2.16). */
export default function OfficeMap<Office extends Placed>({
  offices,
  tiles,
  balloon,
}: OfficeMapProps<Office>) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const { on, ground } = useMap(place, tiles);
  const [opened, setOpened] = useState<Office>();
  const shown = opened && offices.includes(opened) ? opened : undefined;
  const close = () => {
    setOpened(undefined);
    const mark = place.current?.querySelector<HTMLElement>(`[data-office="${opened?.inc}"]`);
    (mark ?? place.current)?.focus({ preventScroll: true });
  };
  usePlacemarks(on, offices, {
    words: {
      cluster: (count) => t('officeList.map.cluster', { offices: t('offices.found', { count }) }),
    },
    onOpen: setOpened,
  });
  const content = useBalloon(on, shown, () => setOpened(undefined));
  return (
    <section className={styles.officeMap} aria-label={t('officeList.map.label')}>
      <div
        ref={place}
        className={styles.officeMapPlace}
        role="application"
        aria-label={t('officeList.map.keys')}
      />
      <MapTools
        on={on}
        ground={ground}
        showAll={t('officeList.map.showAll')}
        onShowAll={() => on && showAll(on, offices)}
      />
      {shown && createPortal(balloon(shown, close), content)}
    </section>
  );
}
