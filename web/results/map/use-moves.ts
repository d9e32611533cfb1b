import type { LatLng, Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useRef } from 'react';
import type { Box } from '#lib/box.ts';
import { boxOfBounds } from '#web/parts/map/open-map.ts';
import { toStep } from '#web/search/query/seen-box.ts';

/** A visitor who drags twice wants one answer. */
const pauseMs = 400;

/** Tells the box that the visitor has moved the map to. What moves it otherwise goes by the function that it returns. */
export function useMoves(on: LeafletMap | undefined, onMoved: (box: Box) => void) {
  const latest = useRef(onMoved);
  latest.current = onMoved;
  const isQuiet = useRef(false);
  useEffect(() => {
    if (!on) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [before, zoomBefore] = [on.getCenter(), on.getZoom()];
    const hush = () => {
      isQuiet.current = true; // a card that opens at the edge pulls the map under it
    };
    const moved = () => {
      const isOwn = !isQuiet.current && hasMoved(on, before, zoomBefore);
      isQuiet.current = false;
      [before, zoomBefore] = [on.getCenter(), on.getZoom()];
      if (!isOwn) return;
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(seenBox(on)), pauseMs);
    };
    on.on('autopanstart', hush);
    on.on('moveend', moved);
    return () => {
      clearTimeout(timer);
      on.off('autopanstart', hush);
      on.off('moveend', moved);
    };
  }, [on]);
  return useCallback((move: () => void) => {
    isQuiet.current = true;
    move();
    isQuiet.current = false;
  }, []);
}

/** Another size of the window moves the map by no more than a rounding. */
const hasMoved = (on: LeafletMap, before: LatLng, zoomBefore: number) =>
  on.getZoom() !== zoomBefore ||
  on.latLngToContainerPoint(before).distanceTo(on.latLngToContainerPoint(on.getCenter())) > 2;

/** What is seen of the world, as an address says it. */
function seenBox(on: LeafletMap): Box {
  const [west, south, east, north] = boxOfBounds(on.getBounds());
  return [
    toStep(Math.max(west, -180)),
    toStep(Math.max(south, -90)),
    toStep(Math.min(east, 180)),
    toStep(Math.min(north, 90)),
  ];
}
