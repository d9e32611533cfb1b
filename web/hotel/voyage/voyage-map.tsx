import { divIcon, type Map as LeafletMap, layerGroup, marker, polyline } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { boxOf } from '#web/parts/map/box-of.ts';
import { MapTools } from '#web/parts/map/map-tools.tsx';
import { boundsOf } from '#web/parts/map/open-map.ts';
import { useMap } from '#web/parts/map/use-map.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ItineraryDay, RouteProps, Stop } from './itinerary-day.ts';
import '#web/parts/map/leaflet.css';
import mapStyles from '#web/parts/map/map.module.css';
import styles from './voyage-map.module.css';

const iconSize = 28;

/** The route of a voyage: a line from day to day, and at each place the days that the ship is there. */
export default function VoyageMap({ name, days, stops, tiles }: RouteProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const { on, ground } = useMap(place, tiles);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stops are those of the days
  useEffect(() => {
    if (!on) return;
    showRoute(on, days);
    const route = drawRoute(days, stops).addTo(on);
    return () => {
      route.remove();
    };
  }, [on, days]);
  return (
    <section
      className={classNames(mapStyles.officeMap, styles.voyageMap)}
      aria-label={`${t('voyage.map.label')}: ${name}`}
    >
      <div
        ref={place}
        className={styles.voyageMap}
        role="application"
        aria-label={t('officeList.map.keys')}
      />
      <MapTools
        on={on}
        ground={ground}
        showAll={t('voyage.map.showAll')}
        onShowAll={() => on && showRoute(on, days)}
      />
    </section>
  );
}

const placeOf = ({ latitude, longitude }: ItineraryDay): [number, number] => [latitude, longitude];

function showRoute(on: LeafletMap, days: readonly ItineraryDay[]) {
  const box = boxOf(days.map((day) => ({ coordinates: placeOf(day) })));
  if (box) on.fitBounds(boundsOf(box), { padding: [40, 40], maxZoom: 9, animate: false });
}

/** Later stops lie under earlier ones; the list beside the map names them all. */
function drawRoute(days: readonly ItineraryDay[], stops: readonly Stop[]) {
  const line = polyline(days.map(placeOf), {
    className: styles.voyageLine,
    pane: 'shadowPane',
    interactive: false,
  });
  const marks = stops.map(({ first, days: numbers }) =>
    marker(placeOf(first), {
      interactive: false,
      keyboard: false,
      zIndexOffset: -1000 * first.day,
      icon: divIcon({
        html: stopMark(first.title, numbers),
        className: styles.voyageStopPlace,
        iconSize: [iconSize, iconSize],
      }),
    }),
  );
  return layerGroup([line, ...marks]);
}

function stopMark(title: string, numbers: readonly number[]): HTMLElement {
  const mark = document.createElement('span');
  mark.className = `${styles.voyageStop}`;
  mark.title = title;
  mark.textContent = numbers.join(', ');
  return mark;
}
