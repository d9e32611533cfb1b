import { drawBalloon, drawChimney } from '../made/landmarks.ts';
import { drawMountain, drawRange } from '../nature/mountains.ts';
import { drawAcacia, drawPalm, drawShrubs } from '../nature/plants.ts';
import { drawDune, drawHills } from '../nature/relief.ts';
import { drawSky } from '../nature/sky.ts';
import { d, type Point, polygon } from '../path.ts';
import type { Stage } from '../stage.ts';

/** Dunes in three planes, with pyramids, a camp of palms or bare. */
export function drawDesert(s: Stage): void {
  const { W, H } = s;
  const horizon = H * s.between(0.54, 0.6);
  drawSky(s, horizon);
  s.rect(0, horizon, W, H - horizon, s.paint(s.made.dune, 0.9, 0.5));
  drawRange(s, {
    base: horizon + H * 0.02,
    height: H * s.between(0.1, 0.2),
    local: s.made.redRock,
    depth: 0.6,
    count: 6,
    peak: s.pick(['alp', 'mesa']),
  });
  if (s.has('pyramids')) drawPyramids(s, H * 0.62);
  const sway = s.between(-0.08, 0.08);
  drawDune(s, W * (0.72 + sway), horizon - H * 0.02, H * 0.72, 0.34);
  drawDune(s, W * (0.3 - sway), H * s.between(0.61, 0.67), H * 0.82, 0.14);
  drawDune(s, W * (0.82 - sway), H * s.between(0.74, 0.79), H * 0.95, 0);
  if (s.has('palms')) {
    drawPalm(s, { x: W * 0.13, y: H * 0.88, height: H * s.between(0.3, 0.38) }, 0.08);
    drawPalm(s, { x: W * 0.19, y: H * 0.89, height: H * 0.25 }, 0.16);
    drawPalm(s, { x: W * 0.08, y: H * 0.9, height: H * 0.22 }, -0.1);
    drawShrubs(s, W * 0.02, W * 0.26, H * 0.9, 34 * s.u);
  }
}

function drawPyramids(s: Stage, base: number): void {
  const { W, H } = s;
  for (const [x, share, depth] of [
    [0.66, 0.15, 0.36],
    [0.5, 0.22, 0.26],
    [0.3, 0.3, 0.14],
  ] as const) {
    const top: Point = [W * x, base - H * share];
    const half = H * share * 0.82;
    const sunny = s.sun.x > top[0] ? 1 : -1;
    const edge: Point = [top[0] - sunny * half * 0.28, base + H * 0.02];
    s.path(polygon([top, [top[0] - sunny * half, base], edge]), s.paint(s.made.stone, 0.12, depth));
    s.path(polygon([top, [top[0] + sunny * half, base], edge]), s.paint(s.made.stone, 0.95, depth));
  }
}

/** Balloons over a valley of fairy chimneys. */
export function drawBalloons(s: Stage): void {
  const { W, H, u } = s;
  const horizon = H * s.between(0.54, 0.58);
  drawSky(s, horizon);
  s.rect(0, horizon, W, H - horizon, s.paint(s.made.dune, 0.9, 0.5));
  drawRange(s, { base: horizon + H * 0.02, height: H * 0.15, local: s.made.redRock, depth: 0.6, count: 6 });
  const [a, b] = s.made.accents;
  const flight = [
    [0.62, 0.36, 22, a],
    [0.36, 0.4, 28, s.made.lamp],
    [0.86, 0.34, 40, b],
    [0.44, 0.13, 44, s.made.tile],
    [0.22, 0.24, 78, a],
  ] as const;
  for (const [x, y, R, local] of flight) {
    drawBalloon(
      s,
      W * (x + s.between(-0.05, 0.05)),
      H * (y + s.between(-0.03, 0.03)),
      R * u * 1.15,
      local,
      R > 70 ? 0.02 : 0.22,
    );
  }
  for (let i = 0; i < 11; i++) {
    const h = H * s.between(0.12, 0.27);
    drawChimney(s, W * (0.02 + i * 0.095), H * 0.74, h * s.between(0.4, 0.6), h, 0.24);
  }
  drawDune(s, W * 0.3, H * 0.66, H * 0.82, 0.14);
  drawDune(s, W * 0.82, H * 0.77, H * 0.95, 0);
}

/** Acacias on a plain under a far mountain. */
export function drawSavanna(s: Stage): void {
  const { W, H, u } = s;
  const horizon = H * s.between(0.62, 0.68);
  drawSky(s, horizon);
  drawMountain(s, {
    x: W * s.between(0.28, 0.62),
    base: horizon,
    width: W * 0.9,
    height: H * 0.3,
    local: s.made.hill,
    depth: 0.62,
    snow: 0.26,
    peak: 'cone',
  });
  drawShrubs(s, -20, W * 1.05, horizon + 2, 30 * u, 0.45);
  s.rect(
    0,
    horizon,
    W,
    H - horizon,
    s.fade([0, s.paint(s.made.dune, 1, 0.3)], [1, s.paint(s.made.dune, 0.5)]),
  );
  drawAcacia(s, { x: W * 0.16, y: H * 0.72, height: H * 0.14, depth: 0.3 });
  drawAcacia(s, { x: W * 0.52, y: H * 0.74, height: H * 0.18, depth: 0.24 });
  drawHills(s, H * 0.86, H * 0.06, s.made.thatch, 0.06, 0.8);
  drawAcacia(s, { x: W * s.between(0.78, 0.86), y: H * 0.92, height: H * s.between(0.5, 0.6) });
  let grass = '';
  for (let i = 0; i < 46; i++)
    grass += d`M${s.random() * W} ${H * s.between(0.9, 1.02)}q${6 * u} ${-30 * u} ${s.between(4, 22) * u} ${-s.between(40, 76) * u}`;
  s.stroke(grass, s.paint(s.made.thatch, 0.5), 4 * u);
}
