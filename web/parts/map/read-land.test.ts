import { expect, test } from 'vitest';
import coasts from './land.json' with { type: 'json' };
import { type Point, readLand } from './read-land.ts';

const land = readLand(coasts);

/** Whether a straight way north crosses the coasts an odd number of times. */
const isLand = ([latitude, longitude]: Point) =>
  land
    .flatMap((coast) => coast.map((point, index) => [point, coast[(index + 1) % coast.length]!] as const))
    .filter(([[fromY, fromX], [toY, toX]]) => {
      if (fromX > longitude === toX > longitude) return false;
      return fromY + ((longitude - fromX) / (toX - fromX)) * (toY - fromY) > latitude;
    }).length %
    2 ===
  1;

test.each<[string, Point, boolean]>([
  ['Moscow', [55.75, 37.62], true],
  ['London', [51.5, -0.12], true],
  ['Warsaw', [52.23, 21.01], true],
  ['Almaty', [43.24, 76.9], true],
  ['New Delhi', [28.61, 77.21], true],
  ['Cyprus', [35.05, 33.2], true],
  ['the Black Sea', [43.3, 34.5], false],
  ['the Caspian Sea', [41.5, 50.8], false],
  ['the Baltic Sea', [58.2, 20.2], false],
  ['the Atlantic', [40, -35], false],
])('%s is where it is: on land %3$s', (_, place, expected) => {
  expect(isLand(place)).toBe(expected);
});

test('every coast is a closed line that leaves the map at no edge', () => {
  for (const coast of land) {
    expect(coast.length).toBeGreaterThan(2);
    expect(coast[0]).toEqual(coast.at(-1));
    expect(coast.every(([y, x]) => Math.abs(y) <= 90 && x >= -180 && x <= 200)).toBe(true);
    const steps = coast.map(([, x], index) => Math.abs(x - coast[(index || 1) - 1]![1]));
    expect(Math.max(...steps)).toBeLessThan(30);
  }
});
