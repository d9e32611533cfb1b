import { type Box, drawWall, drawWindows } from '../made/house.ts';
import { drawDome } from '../made/landmarks.ts';
import { d, polygon } from '../path.ts';
import type { Stage } from '../stage.ts';

/** A pastel grand hotel: shuttered wings, a columned centre under a pediment or a mansard with a cupola. */
export function drawColonial(s: Stage, { x, y, w, h, depth = 0 }: Box): void {
  const { made } = s;
  const wall = made.walls[0] ?? made.wall;
  const mansard = s.chance(0.5);
  const wings = { x, y, w, h: h * 0.62, depth: depth + 0.03 };
  drawWall(s, wings, wall, 0.1);
  drawWindows(s, wings, {
    columns: 11,
    rows: 3,
    width: 0.36,
    height: 0.56,
    arched: s.chance(0.4),
    pane: made.leafDark,
  });
  drawCornice(s, x, y - h * 0.62, w, h * 0.03, wings.depth);
  if (mansard) drawMansard(s, { ...wings, y: y - h * 0.64, h: h * 0.17 });
  const centre = { x: x + w * 0.34, y, w: w * 0.32, h: h * 0.76, depth };
  drawWall(s, centre, wall, 0.1);
  drawWindows(s, centre, { columns: 4, rows: 3, width: 0.4, height: 0.6, pane: made.leafDark });
  let columns = '';
  for (let i = 0; i < 5; i++) columns += d`M${centre.x + (centre.w * i) / 4} ${y}v${-h * 0.74}`;
  s.stroke(columns, s.paint(made.white, 1, depth), w * 0.016, ' stroke-dasharray="none"');
  drawCornice(s, centre.x - w * 0.015, y - centre.h, centre.w + w * 0.03, h * 0.04, depth);
  if (mansard) drawDome(s, x + w / 2, y - centre.h - h * 0.03, w * 0.08, made.tile, depth);
  else
    s.path(
      polygon([
        [centre.x - w * 0.02, y - centre.h - h * 0.03],
        [x + w / 2, y - h * 0.95],
        [centre.x + centre.w + w * 0.02, y - centre.h - h * 0.03],
      ]),
      s.paint(made.white, 0.8, depth),
    );
  s.rect(centre.x - w * 0.03, y - h * 0.05, centre.w + w * 0.06, h * 0.05, s.paint(made.stone, 0.8, depth));
}

function drawCornice(s: Stage, x: number, y: number, w: number, h: number, depth: number): void {
  s.rect(x - w * 0.01, y - h, w * 1.02, h, s.paint(s.made.white, 1, depth));
}

function drawMansard(s: Stage, { x, y, w, h, depth = 0 }: Box): void {
  s.path(
    polygon([
      [x - w * 0.01, y],
      [x + w * 0.03, y - h],
      [x + w * 0.97, y - h],
      [x + w * 1.01, y],
    ]),
    s.paint(s.made.glass, 0.45, depth),
  );
  drawWindows(
    s,
    { x, y, w, h, depth },
    { columns: 9, rows: 1, width: 0.26, height: 0.6, arched: true, pane: s.made.white },
  );
}
