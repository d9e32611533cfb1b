import type { Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useState } from 'react';
import { drawGround, openMap, type Tiles } from './open-map.ts';

/** The map in an element, once there is one. */
export function useMap(place: RefObject<HTMLDivElement | null>, tiles: Tiles | undefined) {
  const [on, setOn] = useState<LeafletMap>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: tiles are of the configuration, they do not change
  useEffect(() => {
    if (!place.current) return;
    const opened = openMap(place.current);
    void drawGround(opened, tiles);
    setOn(opened);
    return () => {
      setOn(undefined);
      opened.remove();
    };
  }, []);
  return on;
}
