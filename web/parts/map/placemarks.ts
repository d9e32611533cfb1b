import Supercluster from 'supercluster';
import type { Box } from '#lib/box.ts';
import { mapLimits, minZoom } from './map-limits.ts';

/** What the map has to know of an office. */
export type Placed = {
  inc: number;
  title: string;
  /** Names a cluster whose offices all lie in it. */
  city: string;
  coordinates: readonly [latitude: number, longitude: number];
  /** Of its metro line, else of the brand. */
  colour: string;
};

/** One office, or several that lie too near each other to be told apart. */
export type Placemark<Office> = { latitude: number; longitude: number } & (
  | { kind: 'office'; key: string; office: Office }
  | { kind: 'cluster'; key: string; count: number; city: string; zoomInto: number }
);

/** Arranges offices for asking what to draw; from the largest zoom on each stands alone. */
export function arrangePlacemarks<Office extends Placed>(offices: readonly Office[]) {
  // Where all lie in one city, its name would say nothing.
  const hasCities = offices.some(({ city }) => city !== offices[0]?.city);
  const index = new Supercluster<{ office: Office }, { city: string }>({
    radius: mapLimits.clusterGrid / 2, // the middle of a cell is so far from its sides
    extent: 256, // so that a pixel of the grid is a pixel of the map
    minZoom,
    maxZoom: mapLimits.maxZoom - 1,
    map: ({ office }) => ({ city: hasCities ? office.city : '' }),
    reduce: (all, one) => {
      if (one.city !== all.city) all.city = '';
    },
  });
  index.load(
    offices.map((office) => ({
      type: 'Feature',
      properties: { office },
      geometry: { type: 'Point', coordinates: [office.coordinates[1], office.coordinates[0]] },
    })),
  );
  return (box: Box, zoom: number): Placemark<Office>[] =>
    index.getClusters([...box], Math.round(zoom)).map(({ geometry, properties }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      if ('office' in properties) {
        const { office } = properties;
        return { kind: 'office', key: `office-${office.inc}`, latitude, longitude, office };
      }
      const { cluster_id: id, point_count: count, city } = properties;
      const zoomInto = Math.min(index.getClusterExpansionZoom(id), mapLimits.maxZoom);
      return { kind: 'cluster', key: `cluster-${id}-${count}`, latitude, longitude, count, city, zoomInto };
    });
}
