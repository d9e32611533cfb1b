import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { crowdedMarks } from './crowded-marks.ts';
import { drawMark, type MarkWords } from './draw-mark.ts';
import { keepMarks } from './keep-marks.ts';
import styles from './map.module.css';
import { mapLimits } from './map-limits.ts';
import { showAll } from './open-map.ts';
import { arrangePlacemarks, type Placed, type Placemark } from './placemarks.ts';

type Options<Office> = { words: MarkWords; onOpen: (office: Office) => void };

/** Keeps the marks of the offices on the map, as near or far as it is; other offices are first shown all together. */
export function usePlacemarks<Office extends Placed>(
  on: LeafletMap | undefined,
  offices: readonly Office[],
  options: Options<Office>,
): void {
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    if (!on) return;
    const press = (placemark: Placemark<Office>) => {
      if (placemark.kind === 'office') latest.current.onOpen(placemark.office);
      else zoomInto(on, placemark);
    };
    const reach = ({ latitude, longitude }: Placemark<Office>) =>
      on.panInside([latitude, longitude], { padding: [mapLimits.iconSize * 2, mapLimits.iconSize * 2] });
    showAll(on, offices);
    return keepMarks<Placemark<Office>>(on, {
      marksIn: arrangePlacemarks(offices),
      draw: (placemark) =>
        drawMark(placemark, { words: latest.current.words, onPress: press, onReach: reach }),
      onDrawn: (placemarks, drawn) => {
        const crowded = crowdedMarks(placemarks.map((placemark) => seenMark(on, placemark)));
        for (const [key, mark] of drawn)
          mark.getElement()?.firstElementChild?.classList.toggle(`${styles.markCrowded}`, crowded.has(key));
      },
    });
  }, [on, offices]);
}

/** Where the middle of a mark's icon is; the tip of a pin stands at its place. */
function seenMark(on: LeafletMap, placemark: Placemark<Placed>) {
  const { key, kind, latitude, longitude } = placemark;
  const { x, y } = on.latLngToLayerPoint([latitude, longitude]);
  if (kind === 'cluster') return { key, x, y, name: placemark.city };
  return { key, x, y: y - mapLimits.iconSize / 2, name: placemark.office.title };
}

/** The cluster goes with its button, so the map takes the focus. */
function zoomInto(
  on: LeafletMap,
  { latitude, longitude, zoomInto: zoom }: Placemark<Placed> & { kind: 'cluster' },
) {
  on.getContainer().focus({ preventScroll: true });
  on.setView([latitude, longitude], zoom);
}
