export type Point = [latitude: number, longitude: number];

/** Steps of the grid in a degree, as `scripts/draw-land.ts` writes it. */
const stepsPerDegree = 100;

/** The coasts of `land.json`: each number is a step from the last point, five bits a character. */
export const readLand = (coasts: readonly string[]): Point[][] => coasts.map(readCoast);

function readCoast(written: string): Point[] {
  const numbers = readNumbers(written);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    x += numbers[at]!;
    y += numbers[at + 1]!;
    points.push([y / stepsPerDegree, x / stepsPerDegree]);
  }
  return points;
}

function readNumbers(written: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (let at = 0; at < written.length; at++) {
    const bits = written.charCodeAt(at) - 63;
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue; // more of the same number follows
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1); // the lowest bit is the sign
    [value, shift] = [0, 0];
  }
  return numbers;
}
