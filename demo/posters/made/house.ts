import type { Colour } from '../light/colour.ts';
import { d, polygon } from '../path.ts';
import type { Stage } from '../stage.ts';

export type Box = { x: number; y: number; w: number; h: number; depth?: number };

/** A small town house standing on `y`; without a roof colour its top is flat. */
export function drawHouse(s: Stage, { x, y, w, h, depth = 0 }: Box, wall: Colour, roof?: Colour): void {
  s.rect(x, y - h, w, h, s.paint(wall, 0.95, depth));
  s.rect(x, y - h, w * 0.26, h, s.paint(wall, 0.3, depth));
  if (roof) {
    const [left, right, ridge] = [x - w * 0.08, x + w * 1.08, y - h - w * 0.3];
    s.path(
      polygon([
        [left, y - h],
        [x + w * 0.2, ridge],
        [x + w * 0.82, ridge],
        [right, y - h],
      ]),
      s.paint(roof, 0.9, depth),
    );
    s.path(
      polygon([
        [left, y - h],
        [x + w * 0.2, ridge],
        [x + w * 0.3, y - h],
      ]),
      s.paint(roof, 0.3, depth),
    );
  }
  let windows = '';
  for (let column = 0; column < 2; column++) {
    for (let row = 0; row < Math.max(1, Math.round(h / w / 0.6)); row++) {
      if (s.chance(0.22)) continue;
      windows += d`M${x + w * (0.38 + column * 0.3)} ${y - h + h * 0.18 + row * w * 0.5}h${w * 0.14}v${w * 0.24}h${-w * 0.14}Z`;
    }
  }
  s.path(windows, s.pane(depth));
}

export type WindowGrid = {
  columns: number;
  rows: number;
  /** Shares of a bay and of a storey that a window takes. */
  width?: number;
  height?: number;
  arched?: boolean;
  /** Colour of a dark pane. */
  pane?: Colour;
};

/** Rows of windows over a wall whose foot is `y`; after sunset about half of them are lit. */
export function drawWindows(s: Stage, { x, y, w, h, depth = 0 }: Box, grid: WindowGrid): void {
  const { columns, rows, width = 0.5, height = 0.5, arched = false, pane = s.made.ink } = grid;
  const bay = w / columns;
  const storey = h / rows;
  const [pw, ph] = [bay * width, storey * height];
  let dark = '';
  let lit = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = x + bay * (column + (1 - width) / 2);
      const foot = y - h + storey * (row + 0.5) + ph / 2;
      const one = arched
        ? d`M${left} ${foot}v${-ph + pw / 2}a${pw / 2} ${pw / 2} 0 0 1 ${pw} 0V${foot}Z`
        : d`M${left} ${foot}v${-ph}h${pw}v${ph}Z`;
      if (s.lampsLit && s.chance(0.5)) lit += one;
      else dark += one;
    }
  }
  s.path(dark, s.paint(pane, 0.35, depth + 0.08));
  s.path(lit, s.glow(depth));
}

/** A wall with its shaded end, foot at `y`. */
export function drawWall(s: Stage, { x, y, w, h, depth = 0 }: Box, wall: Colour, shadeShare = 0.16): void {
  s.rect(x, y - h, w, h, s.paint(wall, 0.95, depth));
  const left = s.sun.x > x + w / 2 ? x : x + w * (1 - shadeShare);
  s.rect(left, y - h, w * shadeShare, h, s.paint(wall, 0.35, depth));
}
