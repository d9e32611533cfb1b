import { type Box, drawWall, drawWindows } from '../made/house.ts';
import { snowLine } from '../nature/relief.ts';
import { d, polygon } from '../path.ts';
import type { Stage } from '../stage.ts';

/** A lodge of thatch with bungalows beside it. */
export function drawThatched(s: Stage, { x, y, w, h, depth = 0 }: Box): void {
  const huts = s.pick([2, 3, 4]);
  for (let i = 0; i < huts; i++) {
    const away = depth + 0.12 - i * 0.02;
    drawHut(
      s,
      x + w * (0.1 + (0.8 * i) / (huts - 1 || 1)),
      y - h * 0.02,
      w * s.between(0.24, 0.3),
      h * s.between(0.42, 0.56),
      away,
    );
  }
  drawHut(s, x + w * s.between(0.38, 0.62), y, w * s.between(0.46, 0.56), h * s.between(0.82, 1), depth);
}

function drawHut(s: Stage, x: number, y: number, w: number, h: number, depth: number): void {
  const { made } = s;
  const eaves = y - h * 0.34;
  drawWall(s, { x: x - w * 0.4, y, w: w * 0.8, h: h * 0.4, depth }, made.walls[0] ?? made.wall);
  drawWindows(
    s,
    { x: x - w * 0.36, y, w: w * 0.72, h: h * 0.36, depth },
    { columns: 5, rows: 1, width: 0.62, height: 0.74, pane: made.wood },
  );
  const ridge = w * 0.1;
  s.path(
    d`M${x - w * 0.56} ${eaves}Q${x - w * 0.24} ${eaves - h * 0.2} ${x - ridge} ${y - h}h${ridge * 2}Q${x + w * 0.24} ${eaves - h * 0.2} ${x + w * 0.56} ${eaves}q${-w * 0.56} ${h * 0.07} ${-w * 1.12} 0Z`,
    s.paint(made.thatch, 0.95, depth),
  );
  s.path(
    d`M${x - w * 0.56} ${eaves}Q${x - w * 0.24} ${eaves - h * 0.2} ${x - ridge} ${y - h}L${x - w * 0.12} ${eaves + h * 0.03}Z`,
    s.paint(made.thatch, 0.25, depth),
  );
  s.stroke(
    d`M${x - ridge} ${y - h}l${-w * 0.03} ${-h * 0.06}M${x + ridge} ${y - h}l${w * 0.03} ${-h * 0.06}`,
    s.paint(made.wood, 0.4, depth),
    5 * s.u,
  );
}

/** A broad wooden house with balconies under a low gable, its roof white in winter. */
export function drawChalet(s: Stage, { x, y, w, h, depth = 0 }: Box): void {
  const second = s.chance(0.6);
  if (second) drawGable(s, { x: x + w * 0.56, y, w: w * 0.44, h: h * 0.72, depth: depth + 0.08 });
  drawGable(s, { x: x + (second ? 0 : w * 0.12), y, w: w * (second ? 0.64 : 0.76), h: h * 0.95, depth });
}

function drawGable(s: Stage, { x, y, w, h, depth = 0 }: Box): void {
  const { made } = s;
  const wood = made.walls[0] ?? made.wood;
  const eaves = y - h * 0.62;
  const peak: [number, number] = [x + w / 2, y - h];
  const floors = 3;
  s.path(
    polygon([[x + w * 0.05, y], [x + w * 0.05, eaves], peak, [x + w * 0.95, eaves], [x + w * 0.95, y]]),
    s.paint(wood, 0.85, depth),
  );
  drawWall(s, { x: x + w * 0.05, y, w: w * 0.9, h: h * 0.24, depth }, made.wall);
  drawWindows(
    s,
    { x: x + w * 0.1, y, w: w * 0.8, h: h * 0.64, depth },
    { columns: 5, rows: floors, width: 0.36, height: 0.46 },
  );
  drawWindows(
    s,
    { x: x + w * 0.36, y: y - h * 0.64, w: w * 0.28, h: h * 0.2, depth },
    { columns: 2, rows: 1, width: 0.5, height: 0.7 },
  );
  for (let floor = 1; floor < floors; floor++) {
    const rail = y - (h * 0.64 * floor) / floors;
    s.rect(x + w * 0.02, rail - h * 0.03, w * 0.96, h * 0.055, s.paint(made.wood, 0.5, depth));
    if (s.facts.season !== 'winter')
      s.stroke(
        d`M${x + w * 0.08} ${rail - h * 0.04}h${w * 0.84}`,
        s.paint(made.coral, 0.95, depth),
        h * 0.022,
        ` stroke-dasharray="${Math.round(w * 0.05)} ${Math.round(w * 0.04)}"`,
      );
  }
  const snowy = s.facts.season === 'winter' && snowLine(s) > 0;
  const roof = snowy ? made.snow : (made.walls[2] ?? made.wood);
  const slope = (dir: 1 | -1, lit: number) =>
    s.path(
      polygon([
        [peak[0], peak[1] - h * 0.09],
        [x + w / 2 + dir * w * 0.6, eaves + h * 0.03],
        [x + w / 2 + dir * w * 0.6, eaves + h * 0.12],
        [peak[0], peak[1] + h * 0.02],
      ]),
      s.paint(roof, lit, depth),
    );
  const sunny = s.sun.x > x + w / 2 ? 1 : -1;
  slope(sunny, 1);
  slope(sunny === 1 ? -1 : 1, 0.35);
}

/** Tiers of upswept roofs. */
export function drawPagoda(s: Stage, { x, y, w, h, depth = 0 }: Box): void {
  const tiers = s.pick([2, 3]);
  for (const side of [0.03, 0.69])
    drawTier(s, { x: x + w * side, y, w: w * 0.28, h: h * 0.4, depth: depth + 0.06 }, 3);
  for (let i = 0; i < tiers; i++) {
    const width = w * (0.56 - i * 0.13);
    drawTier(
      s,
      {
        x: x + w / 2 - width / 2,
        y: y - (i * h * 0.96) / (tiers + 0.4),
        w: width,
        h: (h * 1.08) / (tiers + 0.2),
        depth,
      },
      5 - i,
    );
  }
}

/** One storey of a pagoda with its own roof. */
export function drawTier(s: Stage, { x, y, w, h, depth = 0 }: Box, columns: number): void {
  const { made } = s;
  const eaves = y - h * 0.6;
  const roof = s.facts.climate === 'tropical' ? made.roof : made.tile;
  drawWall(s, { x: x + w * 0.04, y, w: w * 0.92, h: h * 0.66, depth }, made.walls[0] ?? made.wall);
  drawWindows(
    s,
    { x: x + w * 0.06, y, w: w * 0.88, h: h * 0.6, depth },
    { columns, rows: 1, width: 0.5, height: 0.66, pane: made.wood },
  );
  s.path(
    d`M${x - w * 0.16} ${eaves - h * 0.06}q${w * 0.22} ${h * 0.02} ${w * 0.36} ${-h * 0.34}h${w * 0.6}q${w * 0.14} ${h * 0.36} ${w * 0.36} ${h * 0.34}q${-w * 0.16} ${h * 0.12} ${-w * 0.3} ${h * 0.12}h${-w * 0.72}q${-w * 0.14} 0 ${-w * 0.3} ${-h * 0.12}Z`,
    s.paint(roof, 0.9, depth),
  );
  s.path(
    d`M${x - w * 0.16} ${eaves - h * 0.06}q${w * 0.22} ${h * 0.02} ${w * 0.36} ${-h * 0.34}h${w * 0.12}q${-w * 0.06} ${h * 0.3} ${-w * 0.18} ${h * 0.46}q${-w * 0.14} 0 ${-w * 0.3} ${-h * 0.12}Z`,
    s.paint(roof, 0.3, depth),
  );
}
