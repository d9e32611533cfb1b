import { drawLongtail, drawSailboat } from '../made/boats.ts';
import { drawStiltVilla } from '../made/landmarks.ts';
import { drawFrame } from '../nature/framing.ts';
import { drawRange } from '../nature/mountains.ts';
import { drawKarst, peakOf } from '../nature/relief.ts';
import { drawSky } from '../nature/sky.ts';
import { drawSparkle, drawWater } from '../nature/water.ts';
import { d, type Point, polygon } from '../path.ts';
import type { Stage } from '../stage.ts';

/** Villas on stilts along a curved walkway over a pale lagoon. */
export function drawLagoon(s: Stage): void {
  const { W, H, u } = s;
  const horizon = H * s.between(0.44, 0.5);
  drawSky(s, horizon);
  drawRange(s, {
    base: horizon,
    height: H * 0.05,
    local: s.made.leaf,
    depth: 0.5,
    count: 4,
    from: 0.1,
    to: 0.5,
  });
  drawWater(s, horizon, s.made.shallow);
  drawReefLight(s);
  const bow = s.between(-0.05, 0.05);
  const at = (t: number): Point => [
    W * (1.04 - t * 0.82 + Math.sin(t * Math.PI) * bow),
    H * (0.86 - t * 0.86 + t * (horizon / H + 0.07)),
  ];
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const upper = steps.map((t): Point => [at(t)[0], at(t)[1] - 2]);
  const lower = steps.toReversed().map((t): Point => [at(t)[0], at(t)[1] + (50 - 45 * t) * u]);
  s.path(polygon([...upper, ...lower]), s.paint(s.made.thatch, 0.75));
  const count = s.pick([5, 6, 7]);
  for (let i = count; i >= 1; i--) {
    const t = 0.14 + (0.86 * i) / count;
    const [x, y] = at(t);
    drawStiltVilla(s, x - 10 * u, y - 6 * u * t, (240 - t * 172) * u, t * 0.22);
  }
  if (s.has('boats')) drawLongtail(s, W * 0.22, H * 0.86, 110 * u);
  if (s.has('palms')) drawFrame(s, 1.02);
}

function drawReefLight(s: Stage): void {
  const { W, H } = s;
  s.path(
    d`M${W * 0.35} ${H}C${W * 0.4} ${H * 0.78} ${W * 0.7} ${H * 0.64} ${W * 1.05} ${H * 0.62}V${H}Z`,
    s.paint(s.made.shallow, 1),
    ' opacity=".7"',
  );
  drawSparkle(s, W * 0.4, H * 0.8, W * 0.95, H * 0.97, 8);
}

/** Islands on the horizon, a sandbank in the foreground and a long boat between. */
export function drawIslands(s: Stage): void {
  const { W, H, u } = s;
  const horizon = H * s.between(0.44, 0.5);
  drawSky(s, horizon);
  if (s.facts.relief === 'karst') drawKarstBay(s, horizon);
  else drawIslets(s, horizon);
  drawWater(s, horizon, s.made.shallow);
  s.path(
    d`M${W * 0.35} ${H}C${W * 0.4} ${H * 0.78} ${W * 0.7} ${H * 0.64} ${W * 1.05} ${H * 0.62}V${H}Z`,
    s.paint(s.made.shallow, 1),
    ' opacity=".7"',
  );
  const bank = s.between(0.4, 0.5);
  s.path(
    d`M${W * (bank - 0.03)} ${H}C${W * 0.52} ${H * 0.85} ${W * 0.78} ${H * 0.78} ${W * 1.05} ${H * 0.77}V${H}Z`,
    s.paint(s.made.white, 1),
  );
  s.path(
    d`M${W * bank} ${H}C${W * 0.56} ${H * 0.87} ${W * 0.8} ${H * 0.8} ${W * 1.05} ${H * 0.79}V${H}Z`,
    s.fade([0, s.paint(s.made.sand, 1)], [1, s.paint(s.made.sand, 0.7)]),
  );
  if (s.facts.climate === 'tropical') drawLongtail(s, W * s.between(0.24, 0.34), H * 0.76, 150 * u);
  else drawSailboat(s, W * s.between(0.24, 0.36), H * 0.72, 130 * u);
  drawFrame(s, 0.95);
}

function drawKarstBay(s: Stage, horizon: number): void {
  const towers = [
    [0.08, 0.2, 0.55],
    [0.9, 0.16, 0.6],
    [0.3, 0.3, 0.36],
    [0.72, 0.36, 0.2],
    [0.5, 0.14, 0.5],
  ] as const;
  for (const [x, high, depth] of towers) {
    drawKarst(
      s,
      s.W * (x + s.between(-0.06, 0.06)),
      horizon + (0.6 - depth) * 46 * s.u,
      s.H * high * s.between(0.75, 1.1),
      depth,
    );
  }
  s.rect(0, horizon, s.W, 2, s.paint(s.made.white, 1, 1));
}

function drawIslets(s: Stage, horizon: number): void {
  const peak = peakOf(s);
  drawRange(s, {
    base: horizon,
    height: s.H * s.between(0.08, 0.2),
    local: s.made.hill,
    depth: 0.6,
    count: 3,
    peak,
    from: 0,
    to: 0.7,
  });
  drawRange(s, {
    base: horizon,
    height: s.H * s.between(0.05, 0.1),
    local: s.made.leaf,
    depth: 0.34,
    count: 2,
    from: 0.05,
    to: 0.5,
  });
}
