import type { Architecture } from '../facts.ts';
import { drawFerry } from '../made/boats.ts';
import { drawHouse, drawWindows } from '../made/house.ts';
import { drawDome, drawMinaret, drawPortal } from '../made/landmarks.ts';
import { drawCypress, drawShrubs } from '../nature/plants.ts';
import { drawRelief } from '../nature/relief.ts';
import { drawSky } from '../nature/sky.ts';
import { drawWater } from '../nature/water.ts';
import { d } from '../path.ts';
import type { Stage } from '../stage.ts';
import { drawMedinaTown, drawPagodaTown, drawRedTown, drawWhiteTown } from './hill-towns.ts';

/** An old town by its own architecture: white terraces, red roofs, domes over a strait, a tiled square, a medina. */
export function drawOldTown(s: Stage): void {
  oldTownOf(s)(s);
}

function oldTownOf(s: Stage): (s: Stage) => void {
  if (s.has('portal')) return drawTiledSquare;
  if (s.has('minaret')) return drawStrait;
  const towns: Partial<Record<Architecture, (s: Stage) => void>> = {
    whitewashed: drawWhiteTown,
    medina: drawMedinaTown,
    pagoda: drawPagodaTown,
  };
  return towns[s.facts.architecture] ?? drawRedTown;
}

function drawStrait(s: Stage): void {
  const { W, H, u } = s;
  const horizon = H * 0.6;
  const foot = H * 0.66;
  const middle = W * s.between(0.44, 0.54);
  drawSky(s, horizon);
  drawRelief(s, horizon);
  drawWater(s, horizon);
  for (const t of [-0.24, 0.24]) drawMinaret(s, middle + t * W, foot, H * s.between(0.46, 0.52), 0.2);
  for (const t of [-0.17, 0.17]) drawDome(s, middle + t * W, foot - H * 0.1, 62 * u, s.made.tile, 0.14);
  s.rect(middle - W * 0.23, foot - H * 0.11, W * 0.46, H * 0.12, s.paint(s.made.stone, 0.9, 0.14));
  s.rect(middle - W * 0.1, foot - H * 0.2, W * 0.2, H * 0.12, s.paint(s.made.stone, 0.95, 0.1));
  drawDome(s, middle, foot - H * 0.195, W * 0.098, s.made.tile, 0.08);
  drawWindows(
    s,
    { x: middle - W * 0.22, y: foot, w: W * 0.44, h: H * 0.08, depth: 0.12 },
    { columns: 10, rows: 1, width: 0.5, height: 0.8, arched: true },
  );
  drawShrubs(s, -20, W + 20, H * 0.665, 60 * u, 0.12);
  for (let x = -20; x < W; x += W * s.between(0.065, 0.09)) {
    drawHouse(
      s,
      { x, y: H * s.between(0.69, 0.705), w: W * 0.06, h: W * s.between(0.035, 0.07), depth: 0.08 },
      s.pick([s.made.wall, s.made.stone]),
      s.made.roof,
    );
  }
  s.rect(0, H * 0.7, W, H * 0.012, s.paint(s.made.stone, 0.5, 0.1));
  drawWater(s, H * 0.71);
  drawFerry(s, W * s.between(0.3, 0.5), H * 0.85, W * 0.2);
}

function drawTiledSquare(s: Stage): void {
  const { W, H, u } = s;
  drawSky(s, H * 0.6);
  drawRelief(s, H * 0.7);
  drawPortal(s, W * 0.5, H * 0.72, Math.min(W * 0.3, H * 0.34), H * 0.36);
  s.rect(
    0,
    H * 0.715,
    W,
    H * 0.285,
    s.fade([0, s.paint(s.made.stone, 0.95, 0.1)], [1, s.paint(s.made.stone, 0.5)]),
  );
  let paving = '';
  for (let i = -7; i <= 7; i++) paving += d`M${W * (0.5 + i * 0.05)} ${H * 0.72}L${W * (0.5 + i * 0.2)} ${H}`;
  for (const t of [0.75, 0.8, 0.88]) paving += d`M0 ${H * t}H${W}`;
  s.stroke(paving, s.paint(s.made.stone, 0.25), 2.5 * u, ' opacity=".4"');
  drawShrubs(s, -20, W * 0.2, H * 0.73, 46 * u, 0.05);
  drawShrubs(s, W * 0.82, W * 1.05, H * 0.73, 46 * u, 0.05);
  for (const [x, h] of [
    [0.06, 0.4],
    [0.15, 0.3],
    [0.94, 0.42],
    [0.86, 0.28],
  ] as const) {
    drawCypress(s, { x: W * x, y: H * 0.78, height: H * h * s.between(0.85, 1.1) });
  }
  s.path(
    d`M${W * 0.36} ${H}L${W * 0.45} ${H * 0.8}H${W * 0.55}L${W * 0.64} ${H}Z`,
    s.fade([0, s.paint(s.made.pool, 0.9)], [1, s.paint(s.made.tile, 0.6)]),
    ` stroke="${s.paint(s.made.white, 0.8)}" stroke-width="${Math.round(9 * u)}"`,
  );
}
