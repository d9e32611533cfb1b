import Supercluster from 'supercluster';
import type { HotelOnMap } from '#calls/search-map.ts';
import type { Box } from '#lib/box.ts';
import { mapLimits, minZoom } from '#web/parts/map/map-limits.ts';

/** One hotel with its price, or several that lie too near each other to be told apart, with the lowest of theirs. */
export type PriceTag = {
  key: string;
  at: [latitude: number, longitude: number];
  hotels: readonly HotelOnMap[];
  lowest: number;
  /** Where the hotels of it can be told apart. */
  zoomInto: number;
};

/** Half of what a price takes on the map, and somewhat more, in pixels. */
const tagRadius = 44;

/** Arranges hotels for asking which tags to draw; from the largest zoom on each stands alone. */
export function arrangePriceTags(hotels: readonly HotelOnMap[]) {
  const index = new Supercluster<{ hotel: HotelOnMap }, { lowest: number }>({
    radius: tagRadius,
    extent: 256, // so that a pixel of the radius is a pixel of the map
    minZoom,
    maxZoom: mapLimits.maxZoom - 1,
    map: ({ hotel }) => ({ lowest: hotel.price }),
    reduce: (all, one) => {
      all.lowest = Math.min(all.lowest, one.lowest);
    },
  });
  index.load(
    hotels.map((hotel) => ({
      type: 'Feature',
      properties: { hotel },
      geometry: { type: 'Point', coordinates: [hotel.at[1], hotel.at[0]] },
    })),
  );
  return (box: Box, zoom: number): PriceTag[] =>
    index.getClusters([...box], Math.round(zoom)).map(({ geometry, properties }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const at: PriceTag['at'] = [latitude, longitude];
      if ('hotel' in properties) {
        const { hotel } = properties;
        return { key: `hotel-${hotel.inc}`, at, hotels: [hotel], lowest: hotel.price, zoomInto: zoom };
      }
      const { cluster_id: id, lowest } = properties;
      const among = index.getLeaves(id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.hotel);
      const zoomInto = Math.min(index.getClusterExpansionZoom(id), mapLimits.maxZoom);
      return { key: `cluster-${id}-${among.length}`, at, hotels: among, lowest, zoomInto };
    });
}
