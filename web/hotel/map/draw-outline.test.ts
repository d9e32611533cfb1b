import { expect, test } from 'vitest';
import type { Point } from '#web/parts/map/read-land.ts';
import { drawOutline } from './draw-outline.ts';

/** A square of land, ten degrees wide, whose southern coast is the 37th parallel. */
const land: Point[][] = [
  [
    [37, 26],
    [47, 26],
    [47, 36],
    [37, 36],
  ],
];
const side = { latitude: 36.99, longitude: 31, nearby: [] };
const pathIn = (svg: string) => /<path d="([^"]*)"/.exec(svg)?.[1] ?? '';

test('the coast near a hotel is drawn where it is, and what is far away is cut off', () => {
  const numbers = [...pathIn(drawOutline(side, land)).matchAll(/-?\d+/g)].map(Number);
  const [xs, ys] = [0, 1].map((rest) => numbers.filter((_, index) => index % 2 === rest));
  expect([Math.min(...xs!), Math.max(...xs!)]).toEqual([-40, 440]);
  expect(Math.min(...ys!)).toBe(-40);
  expect(Math.max(...ys!)).toBe(141); // a little north of the hotel, which is in the middle, at 150
});

test('far out at sea there is no land to draw', () => {
  expect(pathIn(drawOutline({ ...side, latitude: 30 }, land))).toBe('');
});

test('the drawing reaches to the airport, unless that is too far for it', () => {
  const withAirport = (longitude: number) =>
    drawOutline({ ...side, nearby: [{ kind: 'airport', latitude: 37, longitude }] }, land);
  expect(withAirport(31.4)).toContain('class="plane"');
  expect(withAirport(34)).not.toContain('class="plane"');
});
