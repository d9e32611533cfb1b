import type { Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useState } from 'react';
import { useFormat } from '#web/visit/use-format.ts';
import { drawScale } from './map-scale.ts';
import { drawGround, openMap, type Tiles } from './open-map.ts';

/** The map in an element, once there is one, and the tiles that are its ground: none where it is the land. */
export function useMap(place: RefObject<HTMLDivElement | null>, tiles: Tiles | undefined) {
  const { distance } = useFormat();
  const [on, setOn] = useState<LeafletMap>();
  const [hasTiles, setHasTiles] = useState(tiles !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tiles and language are of the page, they do not change
  useEffect(() => {
    if (!place.current) return;
    const opened = openMap(place.current);
    void drawGround(opened, tiles).then(setHasTiles);
    drawScale(opened, distance);
    setOn(opened);
    return () => {
      setOn(undefined);
      opened.remove();
    };
  }, []);
  return { on, ground: hasTiles ? tiles : undefined };
}
