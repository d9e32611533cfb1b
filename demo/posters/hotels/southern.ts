import { type Box, drawWall, drawWindows } from '../made/house.ts';
import { drawBellTower, drawDome } from '../made/landmarks.ts';
import { d, polygon } from '../path.ts';
import type { Stage } from '../stage.ts';

/** Earthen cubes with battlements, arches and perhaps a dome. */
export function drawMedina(s: Stage, { x, y, w, h, depth = 0 }: Box): void {
  const blocks = [
    [0.3, 0.36, 0.74, 0.08],
    [0, 0.36, 0.56, 0.04],
    [0.62, 0.38, 0.5, 0.04],
    [0.24, 0.52, 0.4, 0],
  ] as const;
  const tower = s.chance(0.5);
  if (tower) drawCube(s, { x: x + w * s.between(0.1, 0.7), y, w: w * 0.13, h, depth: depth + 0.1 }, 1, 4);
  else
    drawDome(
      s,
      x + w * 0.48,
      y - h * 0.74,
      w * 0.11,
      s.pick([s.made.tile, s.made.lamp, s.made.white]),
      depth + 0.08,
    );
  for (const [left, width, high, away] of blocks) {
    const tall = h * high * s.between(0.9, 1.1);
    drawCube(
      s,
      { x: x + w * left, y, w: w * width, h: tall, depth: depth + away },
      Math.round(width * 11),
      Math.max(1, Math.round(high * 4)),
    );
  }
  const k = w * 0.07;
  s.path(
    d`M${x + w * 0.5 - k} ${y}v${-h * 0.16}q${k * 0.2} ${-h * 0.1} ${k} ${-h * 0.13}q${k * 0.8} ${h * 0.03} ${k} ${h * 0.13}V${y}Z`,
    s.pane(depth),
  );
}

function drawCube(s: Stage, box: Box, columns: number, rows: number): void {
  const { x, y, w, h, depth = 0 } = box;
  const wall = s.pick([s.made.walls[0] ?? s.made.wall, s.made.walls[1] ?? s.made.wall]);
  drawWall(s, box, wall, 0.22);
  const tooth = Math.round(w / (columns * 2 + 2));
  s.stroke(
    d`M${x} ${y - h}h${w}`,
    s.paint(wall, 0.95, depth),
    tooth,
    ` stroke-dasharray="${tooth} ${tooth}"`,
  );
  drawWindows(
    s,
    { x, y: y - h * 0.06, w, h: h * 0.86, depth },
    { columns, rows, width: 0.3, height: 0.42, arched: true },
  );
}

/** White cubes on terraces, blue doors and domes. */
export function drawWhitewashed(s: Stage, { x, y, w, h, depth = 0 }: Box): void {
  const [white = s.made.white] = s.made.walls;
  const terraces = s.pick([3, 4]);
  for (let row = terraces - 1; row >= 0; row--) {
    const count = s.pick([3, 4, 4]) - (row > 2 ? 1 : 0);
    const from = row * 0.09 * s.between(0.6, 1.4);
    const width = (1 - from * 1.6) / count;
    for (let i = 0; i < count; i++) {
      const tall = (h / (terraces + 0.6)) * s.between(0.95, 1.3);
      const box = {
        x: x + w * (from + i * width),
        y: y - (row * h) / (terraces + 0.6),
        w: w * width * 1.01,
        h: tall,
        depth: depth + row * 0.025,
      };
      if (s.chance(row > 0 ? 0.34 : 0.12))
        drawDome(s, box.x + box.w / 2, box.y - tall + 4 * s.u, box.w * 0.36, s.made.blue, box.depth);
      drawWall(s, box, white, 0.24);
      const columns = Math.min(4, Math.max(2, Math.round(box.w / (tall * 0.5))));
      drawWindows(s, box, {
        columns,
        rows: 1,
        width: 0.34,
        height: 0.42,
        arched: s.chance(0.5),
        pane: s.made.blue,
      });
    }
  }
}

/** Ochre houses under tiled roofs, perhaps with a tower. */
export function drawRedroof(s: Stage, { x, y, w, h, depth = 0 }: Box): void {
  const { made } = s;
  const plan = s.pick(['villa', 'court', 'manor']);
  if (plan !== 'court')
    drawBellTower(s, x + w * (plan === 'villa' ? 0.72 : 0.46), y, w * 0.1, h * 0.8, depth + 0.06);
  const parts: readonly (readonly [number, number, number])[] =
    plan === 'manor'
      ? [[0.08, 0.84, 0.66]]
      : plan === 'villa'
        ? [
            [0.46, 0.54, 0.46],
            [0, 0.56, 0.66],
          ]
        : [
            [0, 0.36, 0.62],
            [0.64, 0.36, 0.62],
            [0.24, 0.52, 0.46],
          ];
  for (const [i, [left, width, high]] of parts.entries()) {
    const box = {
      x: x + w * left,
      y,
      w: w * width,
      h: h * high,
      depth: depth + (i === parts.length - 1 ? 0 : 0.04),
    };
    drawWall(s, box, made.walls[i] ?? made.wall);
    const eaves = y - box.h;
    const rise = h * 0.17;
    s.path(
      polygon([
        [box.x - w * 0.03, eaves],
        [box.x + box.w * 0.14, eaves - rise],
        [box.x + box.w * 0.86, eaves - rise],
        [box.x + box.w + w * 0.03, eaves],
      ]),
      s.paint(made.roof, 0.92, box.depth),
    );
    s.path(
      polygon([
        [box.x - w * 0.03, eaves],
        [box.x + box.w * 0.14, eaves - rise],
        [box.x + box.w * 0.22, eaves],
      ]),
      s.paint(made.roof, 0.3, box.depth),
    );
    const columns = Math.max(3, Math.round(width * 11));
    drawWindows(
      s,
      { ...box, y: y - box.h * 0.34, h: box.h * 0.6 },
      { columns, rows: high > 0.5 ? 2 : 1, width: 0.34, height: 0.56, pane: made.leafDark },
    );
    drawWindows(s, { ...box, h: box.h * 0.34 }, { columns, rows: 1, width: 0.66, height: 0.8, arched: true });
  }
}
