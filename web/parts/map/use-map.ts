import type { Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useState } from 'react';
import { useFormat } from '#web/context/use-format.ts';
import { inOwnTask } from '#web/ui/after-paint.ts';
import { drawScale } from './map-scale.ts';
import { drawGround, openMap, type Tiles } from './open-map.ts';

/**
 * The map in an element, once there is one, and the tiles that are its ground: none where it is the land. The ground comes
 * when what is shown of it is known: tiles of the whole world would be fetched for nothing.
 */
export function useMap(place: RefObject<HTMLDivElement | null>, tiles: Tiles | undefined) {
  const { distance } = useFormat();
  const [on, setOn] = useState<LeafletMap>();
  const [hasTiles, setHasTiles] = useState(tiles !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is of the page, it does not change
  useEffect(() => {
    let opened: LeafletMap | undefined;
    const callOff = inOwnTask(() => {
      opened = openMap(place.current!); // it is there until the cleanup
      drawScale(opened, distance);
      setOn(opened);
    });
    return () => {
      callOff();
      setOn(undefined);
      opened?.remove();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tiles are of the page, they do not change
  useEffect(() => on && inOwnTask(() => void drawGround(on, tiles).then(setHasTiles)), [on]);
  return { on, ground: hasTiles ? tiles : undefined };
}
