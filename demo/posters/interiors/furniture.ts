import { d, polygon } from '../path.ts';
import type { Stage } from '../stage.ts';

/** A hanging lamp with its pool of light, the shade's top at `y`. */
export function drawLamp(s: Stage, x: number, y: number): void {
  const { u } = s;
  s.disc(x, y + 36 * u, 120 * u, s.halo([0, s.glow(), 0.5], [1, s.glow(), 0]));
  s.stroke(d`M${x} 0V${y}`, s.paint(s.made.wood, 0.5), 3 * u);
  s.path(
    polygon([
      [x - 26 * u, y],
      [x + 26 * u, y],
      [x + 44 * u, y + 62 * u],
      [x - 44 * u, y + 62 * u],
    ]),
    s.paint(s.made.lamp, 1),
  );
}

/** A laid table for two with its chairs, its foot at `y`. */
export function drawTable(s: Stage, x: number, y: number, k = s.u): void {
  const { made } = s;
  s.rect(x - 8 * k, y - 110 * k, 16 * k, 110 * k, s.paint(made.wood, 0.4));
  s.path(
    d`M${x - 112 * k} ${y - 118 * k}h${224 * k}l${-16 * k} ${44 * k}h${-192 * k}Z`,
    s.paint(made.white, 0.95),
  );
  s.rect(x - 112 * k, y - 124 * k, 224 * k, 12 * k, s.paint(made.white, 1), ' rx="5"');
  let chairs = '';
  for (const side of [-1, 1]) {
    const at = (dx: number, dy: number): [number, number] => [x + side * dx * k, y - dy * k];
    chairs += polygon([
      at(150, 190),
      at(162, 190),
      at(158, 80),
      at(162, 0),
      at(150, 0),
      at(147, 66),
      at(96, 66),
      at(92, 0),
      at(82, 0),
      at(86, 84),
      at(146, 84),
    ]);
  }
  s.path(chairs, s.paint(made.accents[1], 0.6));
  s.disc(x, y - 138 * k, 18 * k, s.paint(made.accents[0], 0.95));
  s.rect(x - 3 * k, y - 134 * k, 6 * k, 14 * k, s.paint(made.leaf, 0.6));
}
