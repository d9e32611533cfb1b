import { type Colour, mix } from '../light/colour.ts';
import { type Point, polygon } from '../path.ts';
import type { Stage } from '../stage.ts';

/** The outline of a peak: a sharp alp, a volcano's cone or a flat-topped mesa. */
export type Peak = 'alp' | 'cone' | 'mesa';

export type Mountain = {
  x: number;
  base: number;
  width: number;
  height: number;
  local: Colour;
  depth: number;
  /** Share of the height under snow. */
  snow?: number;
  peak?: Peak;
};

/** One mountain: a shaded mass, its sunlit flank and, if it has it, snow with a ragged edge. */
export function drawMountain(s: Stage, mountain: Mountain): void {
  const { x, base, height, width, local, depth, snow = 0, peak = 'alp' } = mountain;
  const lean = peak === 'cone' ? s.between(0.95, 1.05) : s.between(0.75, 1.3);
  const left = flank(s, mountain, -1 / lean);
  const right = flank(s, mountain, lean);
  const sunSide = s.sun.x > x ? right : left;
  const darkSide = sunSide === right ? left : right;
  const toSun = sunSide === right ? 1 : -1;
  const cut = peak === 'mesa' ? width * 0.16 : peak === 'cone' ? width * 0.035 : 0;
  const summit: Point[] = cut
    ? [
        [x - cut, base - height],
        [x + cut, base - height * (peak === 'cone' ? 0.985 : 1)],
      ]
    : [[x, base - height]];
  const spine = [1, 2, 3, 4, 5].map((i): Point => {
    const zigzag = (i % 2 ? -1 : 1) * width * 0.04 * s.between(0.4, 1.2);
    return [x + toSun * width * 0.015 * i + zigzag, base - height * (1 - i / 5)];
  });
  const top: Point = [x, base - height];
  const lit = toSun > 0 ? summit.at(-1)! : summit[0]!;
  s.path(polygon([...left.toReversed(), ...summit, ...right]), s.paint(local, 0.12, depth));
  s.path(polygon([...spine.toReversed(), top, lit, ...sunSide]), s.paint(local, 0.9, depth));
  if (!snow) return;
  s.path(snowCap(top, darkSide, spine, snow, height), s.paint(s.made.snow, 0.28, depth));
  s.path(snowCap(top, sunSide, spine, snow, height), s.paint(s.made.snow, 1, depth));
}

function flank(s: Stage, { x, base, width, height, peak = 'alp' }: Mountain, reach: number): Point[] {
  const bend = { alp: 1.22, cone: 1.55, mesa: 0.62 }[peak];
  const rough = { alp: 1, cone: 0.25, mesa: 0.8 }[peak];
  return [1, 2, 3, 4, 5].map((i): Point => {
    const t = i / 5;
    const jitter = i < 5 ? rough : 0;
    return [
      x + (width / 2) * reach * t ** bend + s.between(-1, 1) * width * 0.035 * jitter,
      base - height * (1 - t) + s.between(-1, 1) * height * 0.055 * jitter,
    ];
  });
}

function snowCap(top: Point, side: Point[], spine: Point[], snow: number, height: number): string {
  const at = (line: Point[], share: number): Point => {
    const i = Math.min(3, Math.floor(share * 5));
    return between(i ? line[i - 1]! : top, line[i]!, share * 5 - i);
  };
  const a = at(side, snow);
  const b = at(spine, snow * 1.1);
  const tooth = (t: number, drop: number): Point => {
    const [x, y] = between(a, b, t);
    return [x, y + height * drop];
  };
  return polygon([
    top,
    at(side, snow * 0.5),
    a,
    tooth(0.3, -0.07),
    tooth(0.55, 0.05),
    tooth(0.8, -0.05),
    b,
    at(spine, snow * 0.5),
  ]);
}

const between = ([x0, y0]: Point, [x1, y1]: Point, t: number): Point => [
  x0 + (x1 - x0) * t,
  y0 + (y1 - y0) * t,
];

export type Range = {
  base: number;
  height: number;
  local: Colour;
  depth: number;
  count: number;
  snow?: number;
  peak?: Peak;
  /** Shares of the width that the range spans. */
  from?: number;
  to?: number;
};

/** A row of mountains, the highest behind. */
export function drawRange(s: Stage, range: Range): void {
  const { base, height, local, depth, count, snow = 0, peak = 'alp', from = -0.1, to = 1.1 } = range;
  const peaks = Array.from({ length: count }, (_, i) => ({
    x: s.W * (from + ((to - from) * (i + s.between(0.2, 0.8))) / count),
    high: height * s.between(0.55, 1),
  }));
  for (const { x, high } of peaks.toSorted((a, b) => b.high - a.high)) {
    const width = high * s.between(2.4, 3.9);
    drawMountain(s, {
      x,
      base,
      width,
      height: high,
      local: mix(local, s.made.rock, s.between(0, 0.18)),
      depth,
      snow,
      peak,
    });
  }
}
