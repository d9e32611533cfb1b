import type { Map as LeafletMap, Marker } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import type { HotelOnMap } from '#calls/search-map.ts';
import { keepMarks } from '#web/parts/map/keep-marks.ts';
import { afterPaint } from '#web/ui/after-paint.ts';
import { drawTag, type TagWords } from './draw-tag.ts';
import styles from './hotel-map.module.css';
import { whenLit } from './lit-hotel.ts';
import { arrangePriceTags, type PriceTag } from './price-tags.ts';

type Options = {
  words: TagWords;
  onOpen: (hotel: HotelOnMap) => void;
  /** Makes a move that is not the visitor's own. */
  moveQuietly: (move: () => void) => void;
};

/** Keeps the tags of the hotels on the map, and the one of the lit hotel lit. */
export function usePriceTags(
  on: LeafletMap | undefined,
  hotels: readonly HotelOnMap[],
  options: Options,
): void {
  const latest = useRef(options);
  latest.current = options;
  const marksIn = useMemo(() => arrangePriceTags(hotels), [hotels]);
  useEffect(() => {
    if (!on) return;
    let tags: readonly PriceTag[] = [];
    let markers: ReadonlyMap<string, Marker> = new Map();
    let lit: number | undefined;
    const light = () => {
      for (const { key, hotels: own } of tags)
        markers
          .get(key)
          ?.getElement()
          ?.classList.toggle(
            `${styles.isLit}`,
            own.some(({ inc }) => inc === lit),
          );
    };
    const letGo = keepMarks<PriceTag>(on, {
      marksIn,
      draw: (tag) =>
        drawTag(tag, {
          words: latest.current.words,
          onPress: press,
          onReach: ({ at }) =>
            latest.current.moveQuietly(() => on.panInside(at, { padding: [64, 64], animate: false })),
        }),
      onDrawn: (now, drawn) => {
        [tags, markers] = [now, drawn];
        light();
      },
    });
    const unlit = whenLit((inc) => {
      lit = inc;
      light();
    });
    async function press({ hotels: [hotel, ...more], at, zoomInto }: PriceTag) {
      await afterPaint(); // a card, and a map that moves, are a tenth of a second's work
      if (more.length === 0 && hotel) return latest.current.onOpen(hotel);
      on!.getContainer().focus({ preventScroll: true }); // the cluster goes with its button
      on!.setView(at, zoomInto);
    }
    return () => {
      unlit();
      letGo();
    };
  }, [on, marksIn]);
}
