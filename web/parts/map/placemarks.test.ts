import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box } from '#lib/box.ts';
import { boxOf } from './box-of.ts';
import { mapLimits } from './map-limits.ts';
import { arrangePlacemarks, type Placed } from './placemarks.ts';

const world: Box = [-180, -85, 180, 85];

const officeAt = (inc: number, latitude: number, longitude: number, city = 'Riga'): Placed => ({
  inc,
  title: `Office ${inc}`,
  city,
  coordinates: [latitude, longitude],
  colour: '',
});

/** Where a place is drawn at a zoom, in pixels from the corner of the world (Web Mercator). */
function pixelOf([latitude, longitude]: readonly [number, number], zoom: number) {
  const size = 256 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return { x: (longitude / 360 + 0.5) * size, y: y * size };
}

function distance(a: Placed, b: Placed, zoom: number) {
  const [from, to] = [pixelOf(a.coordinates, zoom), pixelOf(b.coordinates, zoom)];
  return Math.hypot(from.x - to.x, from.y - to.y);
}

const someOffices = fc
  .array(
    fc.tuple(fc.double({ min: 40, max: 70, noNaN: true }), fc.double({ min: 20, max: 140, noNaN: true })),
    { minLength: 1, maxLength: 40 },
  )
  .map((places) => places.map(([latitude, longitude], index) => officeAt(index + 1, latitude, longitude)));

test('the map has its numbers [S-9-04] [S-9-05] [S-9-06] [S-9-07]', () => {
  expect(mapLimits).toEqual({ defaultZoom: 12, maxZoom: 17, clusterGrid: 200, iconSize: 32 });
});

test('every office is drawn once, alone or in a cluster, at every zoom [S-2.16-26]', () => {
  fc.assert(
    fc.property(someOffices, fc.integer({ min: 2, max: 17 }), (offices, zoom) => {
      const placemarks = arrangePlacemarks(offices)(world, zoom);
      const counts = placemarks.map((mark) => (mark.kind === 'cluster' ? mark.count : 1));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(offices.length);
    }),
  );
});

test('offices that share a cell of 200 pixels are a cluster, and those that stand alone are farther apart [S-9-06]', () => {
  const half = mapLimits.clusterGrid / 2;
  fc.assert(
    fc.property(someOffices, fc.integer({ min: 2, max: 16 }), (offices, zoom) => {
      const alone = arrangePlacemarks(offices)(world, zoom).flatMap((mark) =>
        mark.kind === 'office' ? [mark.office] : [],
      );
      for (const one of alone)
        for (const other of alone)
          if (one !== other) expect(distance(one, other, zoom)).toBeGreaterThan(half * 0.999);
    }),
  );
  const pair = [officeAt(1, 0, 0), officeAt(2, 0, (90 / (256 * 2 ** 10)) * 360)];
  expect(arrangePlacemarks(pair)(world, 10)).toMatchObject([{ kind: 'cluster', count: 2 }]);
  const farther = [officeAt(1, 0, 0), officeAt(2, 0, (110 / (256 * 2 ** 10)) * 360)];
  expect(arrangePlacemarks(farther)(world, 10)).toHaveLength(2);
});

test('a cluster opens at the zoom that it names, which is never beyond the largest [S-9-05]', () => {
  const twins = [officeAt(1, 55.75, 37.61), officeAt(2, 55.75, 37.61)];
  const [mark] = arrangePlacemarks(twins)(world, 5);
  expect(mark).toMatchObject({ kind: 'cluster', zoomInto: mapLimits.maxZoom });
  expect(arrangePlacemarks(twins)(world, mapLimits.maxZoom)).toHaveLength(2);
});

test('a cluster has the name of its city, unless all offices lie in it', () => {
  const [riga, ventspils] = [officeAt(1, 56.95, 24.1), officeAt(2, 57.39, 21.56, 'Ventspils')];
  const nearby = officeAt(3, 56.951, 24.101);
  const cityAt = (offices: Placed[], zoom: number) =>
    arrangePlacemarks(offices)(world, zoom).flatMap((mark) => (mark.kind === 'cluster' ? [mark.city] : []));
  expect(cityAt([riga, nearby, ventspils], 9)).toEqual(['Riga']);
  expect(cityAt([riga, nearby, ventspils], 3)).toEqual(['']);
  expect(cityAt([riga, nearby], 9)).toEqual(['']);
});

test('the box of offices has all of them in it; no offices have none', () => {
  expect(boxOf([])).toBeUndefined();
  expect(boxOf([officeAt(1, 56.95, 24.1), officeAt(2, 57.39, 21.56)])).toEqual([21.56, 56.95, 24.1, 57.39]);
});
