import { type Map as LeafletMap, popup } from 'leaflet';
import { useEffect, useState } from 'react';
import styles from './map.module.css';
import { mapLimits } from './map-limits.ts';
import type { Placed } from './placemarks.ts';

type At = Pick<Placed, 'coordinates'>;

/** A balloon at an office or a hotel: the element to draw into, while one is open. */
export function useBalloon(on: LeafletMap | undefined, office: At | undefined, onClose: () => void) {
  const [content] = useState(() => document.createElement('div'));
  const [balloon] = useState(() =>
    popup({
      className: styles.balloon,
      closeButton: false, // it has its own
      closeOnEscapeKey: false, // it listens itself, to give the focus back
      minWidth: 288,
      maxWidth: 320,
      autoPanPadding: [16, 16],
      offset: [0, -mapLimits.iconSize],
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is closed by what it was opened with
  useEffect(() => {
    if (!on || !office) return;
    // By now the office is drawn into the content, so its size is known.
    balloon.options.maxHeight = on.getSize().y - 2 * mapLimits.iconSize - 40;
    balloon
      .setLatLng([...office.coordinates])
      .setContent(content)
      .openOn(on);
    content.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true });
    balloon.on('remove', onClose);
    return () => {
      balloon.off('remove', onClose);
      balloon.remove();
    };
  }, [on, office]);
  return content;
}
