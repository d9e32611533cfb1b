import { drawLiner, drawSailboat } from '../made/boats.ts';
import { drawFrame } from '../nature/framing.ts';
import { drawRange } from '../nature/mountains.ts';
import { drawBlossom } from '../nature/plants.ts';
import { drawHills, drawRelief } from '../nature/relief.ts';
import { drawSky } from '../nature/sky.ts';
import { drawWater } from '../nature/water.ts';
import { curve, d, type Point } from '../path.ts';
import type { Stage } from '../stage.ts';

/** A liner off a coast of mountains. */
export function drawCruise(s: Stage): void {
  const { W, H, u } = s;
  const horizon = H * s.between(0.5, 0.57);
  drawSky(s, horizon);
  drawRelief(s, horizon, 1.1);
  drawWater(s, horizon);
  drawLiner(
    s,
    W * s.between(0.44, 0.5),
    H * s.between(0.73, 0.78),
    Math.min(W * 0.86, H * 1.25),
    s.pick([5, 6, 7]),
  );
  drawSailboat(s, W * 0.9, horizon + H * 0.06, 60 * u, 0.2);
}

/** Steep walls on both sides of dark water, a village at their foot. */
export function drawFjord(s: Stage): void {
  const { W, H, u } = s;
  const horizon = H * s.between(0.52, 0.58);
  drawSky(s, horizon);
  const snow = s.facts.season === 'winter' ? 0.6 : 0.3;
  drawRange(s, { base: horizon, height: H * 0.3, local: s.made.rock, depth: 0.62, count: 4, snow });
  drawCliff(s, horizon, 1);
  s.mirrored(() => drawCliff(s, horizon, 0.8));
  drawWater(s, horizon);
  for (const [x, k] of [
    [0.12, 70],
    [0.19, 56],
    [0.27, 48],
    [0.34, 40],
  ] as const) {
    const [w, y] = [k * u, horizon + 6 * u];
    s.rect(
      W * x,
      y - w * 0.5,
      w,
      w * 0.5,
      s.paint(s.pick([s.made.coral, s.made.lamp, s.made.white, s.made.redRock]), 0.85, 0.08),
    );
    s.path(
      d`M${W * x - 4 * u} ${y - w * 0.5}l${w / 2 + 4 * u} ${-w * 0.4} ${w / 2 + 4 * u} ${w * 0.4}Z`,
      s.paint(s.made.ink, 0.5, 0.08),
    );
    s.rect(W * x + w * 0.4, y - w * 0.36, w * 0.2, w * 0.2, s.pane());
  }
  drawSailboat(s, W * s.between(0.5, 0.6), horizon + H * 0.16, 90 * u, 0.05);
  drawHills(s, H * 1.03, H * 0.12, s.made.grass, 0, 0.7);
  if (s.facts.season !== 'winter') drawBlossom(s, 0, H * 0.96, W, H, s.made.lamp, 30);
  drawFrame(s, 1);
}

function drawCliff(s: Stage, horizon: number, scale: number): void {
  const { W, H } = s;
  const reach = s.between(0.34, 0.46);
  const points: Point[] = [
    [-20, H * (horizon / H - 0.46 * scale)],
    [W * reach * 0.3, horizon - H * 0.4 * scale],
    [W * reach * 0.52, horizon - H * 0.24 * scale],
    [W * reach * 0.8, horizon - H * 0.1 * scale],
    [W * reach, horizon],
  ];
  s.path(
    `${curve(points)}${d`V${horizon + 4}H-20Z`}`,
    s.fade([0, s.paint(s.made.rock, 0.75, 0.24)], [1, s.paint(s.made.hill, 0.35, 0.12)]),
  );
  s.path(
    d`M${W * reach * 0.26} ${horizon - H * 0.36 * scale}q${W * 0.02} ${H * 0.1} ${-W * 0.02} ${H * 0.18 * scale}t${W * 0.03} ${H * 0.18 * scale}H${W * reach * 0.9}q${-W * reach * 0.3} ${-H * 0.06} ${-W * reach * 0.4} ${-H * 0.2 * scale}Z`,
    s.paint(s.made.hill, 0.85, 0.2),
  );
  s.stroke(
    d`M${W * reach * 0.2} ${horizon - H * 0.32 * scale}q${-W * 0.01} ${H * 0.14} 0 ${H * 0.3 * scale}`,
    s.paint(s.made.white, 1, 0.2),
    5 * s.u,
    ' opacity=".8"',
  );
}
