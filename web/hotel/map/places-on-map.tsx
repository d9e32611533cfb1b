import { divIcon, type Map as LeafletMap, layerGroup, type Marker, marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { boxOf } from '#web/parts/map/box-of.ts';
import { mapLimits } from '#web/parts/map/map-limits.ts';
import { MapTools } from '#web/parts/map/map-tools.tsx';
import { boundsOf } from '#web/parts/map/open-map.ts';
import { useMap } from '#web/parts/map/use-map.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './hotel-place.module.css';
import { labelSides, type Side } from './label-sides.ts';
import type { HotelMapAnswer } from './lookup-hotel-map.ts';
import { usePlaceName } from './use-place-name.ts';
import '#web/parts/map/leaflet.css';
import mapStyles from '#web/parts/map/map.module.css';

type Mark = {
  name: string;
  latitude: number;
  longitude: number;
  kind: 'here' | HotelMapAnswer['nearby'][number]['kind'];
};

/** The hotel in the middle, as near as a single place is shown; a button shows it with all that is near it. */
export function PlacesOnMap({ hotel, nearby, tiles }: HotelMapAnswer) {
  const t = useT();
  const nameOf = usePlaceName();
  const place = useRef<HTMLDivElement>(null);
  const { on, ground } = useMap(place, tiles);
  const marks: Mark[] = [
    { ...hotel, kind: 'here' },
    ...nearby.map((each) => ({ ...each, name: nameOf(each) })),
  ];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks are those of the answer
  useEffect(() => {
    if (!on) return;
    on.setView([hotel.latitude, hotel.longitude], mapLimits.defaultZoom, { animate: false });
    const drawn = marks.map((mark) => ({ marker: markOf(mark), mark }));
    const layer = layerGroup(drawn.map((each) => each.marker)).addTo(on);
    const turnNames = () => placeNames(on, drawn);
    on.on('zoomend', turnNames);
    turnNames();
    return () => {
      on.off('zoomend', turnNames);
      layer.remove();
    };
  }, [on, hotel, nearby]);
  return (
    <section
      className={classNames(mapStyles.officeMap, styles.placeMap)}
      aria-label={t('detail.map.label', { name: hotel.name })}
    >
      <div
        ref={place}
        className={styles.placeGround}
        role="application"
        aria-label={t('officeList.map.keys')}
      />
      <MapTools
        on={on}
        ground={ground}
        showAll={t('detail.map.showAll')}
        onShowAll={() => on && showAll(on, marks)}
      />
    </section>
  );
}

function showAll(on: LeafletMap, marks: readonly Mark[]) {
  const box = boxOf(
    marks.map(({ latitude, longitude }) => ({ coordinates: [latitude, longitude] as const })),
  );
  if (box) on.fitBounds(boundsOf(box), { padding: [56, 56], maxZoom: 15, animate: false });
}

const usualSides: Partial<Record<Mark['kind'], Side>> = { here: 'above', beach: 'below' };

/** Turns each name to a side of its dot where it covers nothing, at the zoom that the map has now. */
function placeNames(on: LeafletMap, drawn: readonly { marker: Marker; mark: Mark }[]) {
  const elements = drawn.map(({ marker }) => marker.getElement()?.firstElementChild as HTMLElement); // they are on the map
  const sides = labelSides(
    drawn.map(({ marker, mark }, index) => {
      const { x, y } = on.latLngToLayerPoint(marker.getLatLng());
      const { offsetWidth: width, offsetHeight: height } = elements[index]!.lastElementChild as HTMLElement; // its name
      return { x, y, width, height, prefers: usualSides[mark.kind] ?? 'right' };
    }),
  );
  sides.forEach((side, index) => {
    elements[index]!.dataset.side = side;
  });
}

function markOf({ name, latitude, longitude, kind }: Mark) {
  const mark = document.createElement('span');
  mark.className = styles.placeMark!;
  for (const [className, text] of [
    [styles.placeDot, ''],
    [styles.placeName, name],
  ]) {
    const part = document.createElement('span');
    part.className = className ?? '';
    part.textContent = text ?? '';
    mark.append(part);
  }
  return marker([latitude, longitude], {
    interactive: false,
    keyboard: false,
    zIndexOffset: kind === 'here' ? 1000 : 0,
    icon: divIcon({
      html: mark,
      className: kind === 'here' ? styles.placeHotel! : '',
      iconSize: [16, 16],
    }),
  });
}
