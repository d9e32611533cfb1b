import type { Colour } from '../light/colour.ts';
import { curve, d, type Point, polygon } from '../path.ts';
import type { Stage } from '../stage.ts';

/** An onion dome with its finial, resting on `y`. */
export function drawDome(s: Stage, x: number, y: number, R: number, local: Colour, depth = 0): void {
  const right = d`C${x + R * 0.3} ${y - R * 1.02} ${x + R * 1.05} ${y - R * 0.85} ${x + R} ${y}Z`;
  s.path(
    d`M${x - R} ${y}C${x - R * 1.05} ${y - R * 0.85} ${x - R * 0.3} ${y - R * 1.02} ${x} ${y - R * 1.28}` +
      right,
    s.paint(local, 0.28, depth),
  );
  s.path(
    d`M${x + R * 0.1} ${y}C${x + R * 0.28} ${y - R * 0.6} ${x + R * 0.1} ${y - R} ${x} ${y - R * 1.28}` +
      right,
    s.paint(local, 1, depth),
  );
  s.stroke(d`M${x} ${y - R * 1.26}v${-R * 0.3}`, s.paint(s.made.lamp, 0.8, depth), Math.max(1.5, R * 0.05));
}

/** A minaret with two balconies and a pointed cap. */
export function drawMinaret(
  s: Stage,
  x: number,
  y: number,
  h: number,
  depth = 0,
  cap: Colour = s.made.ink,
): void {
  const k = h * 0.032;
  s.rect(x - k, y - h * 0.84, k * 2, h * 0.84, s.paint(s.made.stone, 0.9, depth));
  s.rect(x - k, y - h * 0.84, k * 0.8, h * 0.84, s.paint(s.made.stone, 0.2, depth));
  for (const t of [0.5, 0.72])
    s.rect(x - k * 1.7, y - h * t, k * 3.4, k * 1.1, s.paint(s.made.stone, 0.65, depth));
  s.path(
    polygon([
      [x - k * 1.15, y - h * 0.84],
      [x, y - h],
      [x + k * 1.15, y - h * 0.84],
    ]),
    s.paint(cap, 0.5, depth),
  );
}

/** A square bell tower with a pyramid roof, as wide as `k`. */
export function drawBellTower(s: Stage, x: number, y: number, k: number, h: number, depth = 0.06): void {
  s.rect(x, y - h, k, h, s.paint(s.made.stone, 0.95, depth));
  s.rect(x, y - h, k * 0.34, h, s.paint(s.made.stone, 0.3, depth));
  s.path(
    polygon([
      [x - k * 0.1, y - h],
      [x + k / 2, y - h * 1.34],
      [x + k * 1.1, y - h],
    ]),
    s.paint(s.made.roof, 0.9, depth),
  );
  s.rect(x + k * 0.36, y - h * 0.87, k * 0.28, k * 0.5, s.pane());
}

export type Crown = 'flat' | 'slant' | 'step' | 'spire' | 'round';

/** A glass tower of the city, its left face in shade. */
export function drawTower(
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  crown: Crown,
  depth: number,
  glass: Colour = s.made.glass,
): void {
  const top = y - h;
  const points: Record<Crown, readonly Point[]> = {
    flat: [
      [x, top],
      [x + w, top],
    ],
    slant: [
      [x, top + w * 0.7],
      [x + w, top],
    ],
    step: [
      [x, top + w * 0.8],
      [x + w * 0.25, top + w * 0.8],
      [x + w * 0.25, top],
      [x + w * 0.75, top],
      [x + w * 0.75, top + w * 0.8],
      [x + w, top + w * 0.8],
    ],
    spire: [
      [x, top + w * 0.9],
      [x + w * 0.32, top + w * 0.3],
      [x + w * 0.5, top - h * 0.22],
      [x + w * 0.68, top + w * 0.3],
      [x + w, top + w * 0.9],
    ],
    round: [
      [x, top + w * 0.5],
      [x + w * 0.12, top + w * 0.18],
      [x + w * 0.5, top],
      [x + w * 0.88, top + w * 0.18],
      [x + w, top + w * 0.5],
    ],
  };
  const shoulder = { flat: 0, slant: w * 0.4, step: w * 0.8, spire: w * 0.2, round: w * 0.04 }[crown];
  s.path(polygon([[x, y], ...points[crown], [x + w, y]]), s.paint(glass, 0.95, depth));
  const edge =
    crown === 'spire'
      ? points.spire.slice(0, 3)
      : crown === 'round'
        ? points.round.slice(0, 2)
        : points[crown].slice(0, 1);
  s.path(
    polygon([[x, y], ...edge, [x + w * 0.42, top + shoulder], [x + w * 0.42, y]]),
    s.paint(glass, 0.12, depth),
  );
  drawTowerWindows(s, x, y, w, h, depth);
}

function drawTowerWindows(s: Stage, x: number, y: number, w: number, h: number, depth: number): void {
  let data = '';
  const rows = Math.min(9, Math.round(h / (20 * s.u)));
  for (let row = 2; row < rows; row++) {
    for (let column = 0; column < 3; column++) {
      if (s.chance(s.lampsLit ? 0.46 : 0.3))
        data += d`M${x + w * (0.14 + column * 0.28)} ${y - (h * 0.86 * row) / rows}h${w * 0.16}`;
    }
  }
  s.stroke(
    data,
    s.lampsLit ? s.glow(depth * 0.6) : s.paint(s.made.white, 1, depth),
    Math.max(1.6, 3 * s.u),
    ' opacity=".75"',
  );
}

/** A tiled gate of a madrasa between two minarets and two domes. */
export function drawPortal(s: Stage, x: number, y: number, w: number, h: number): void {
  const { stone, tile, blue } = s.made;
  for (const t of [-1, 1]) {
    drawMinaret(s, x + t * w * 0.74, y, h * 1.16, 0.06, tile);
    drawDome(s, x + t * w * 1.02, y - h * 0.42, w * 0.24, tile, 0.08);
    s.rect(x + t * w * 1.02 - w * 0.26, y - h * 0.44, w * 0.52, h * 0.46, s.paint(stone, 0.8, 0.08));
  }
  s.rect(x - w / 2, y - h, w, h, s.paint(stone, 0.95, 0.03));
  s.rect(x - w * 0.42, y - h * 0.92, w * 0.84, h * 0.92, s.paint(tile, 0.9, 0.03));
  s.path(
    d`M${x - w * 0.33} ${y}v${-h * 0.5}q${w * 0.03} ${-h * 0.2} ${w * 0.33} ${-h * 0.34}q${w * 0.3} ${h * 0.14} ${w * 0.33} ${h * 0.34}V${y}Z`,
    s.paint(blue, 0.4, 0.02),
  );
  s.path(d`M${x - w * 0.14} ${y}v${-h * 0.24}q${w * 0.14} ${-h * 0.18} ${w * 0.28} 0V${y}Z`, s.pane());
}

/** A hot-air balloon in three gores, or with a band. */
export function drawBalloon(s: Stage, x: number, y: number, R: number, local: Colour, depth = 0): void {
  const gore = (k: number) =>
    d`M${x - R * k} ${y}C${x - R * k * 1.02} ${y - R * 1.36} ${x + R * k * 1.02} ${y - R * 1.36} ${x + R * k} ${y}C${x + R * k} ${y + R * 0.5} ${x + R * 0.24 * k} ${y + R * 1.05} ${x + R * 0.18 * k} ${y + R * 1.15}h${-R * 0.36 * k}C${x - R * 0.24 * k} ${y + R * 1.05} ${x - R * k} ${y + R * 0.5} ${x - R * k} ${y}Z`;
  s.path(gore(1), s.paint(local, 0.35, depth));
  s.path(gore(0.66), s.paint(s.made.white, 0.85, depth));
  s.path(gore(0.32), s.paint(local, 0.95, depth));
  s.rect(x - R * 0.15, y + R * 1.3, R * 0.3, R * 0.2, s.paint(s.made.wood, 0.6, depth), ' rx="2"');
}

/** A fairy chimney of soft rock, pointed and two-toned. */
export function drawChimney(s: Stage, x: number, y: number, w: number, h: number, depth: number): void {
  const right: Point[] = [
    [x + w * 0.16, y - h * 0.85],
    [x + w * 0.34, y - h * 0.45],
    [x + w / 2, y],
  ];
  s.path(
    curve([
      [x - w / 2, y],
      [x - w * 0.3, y - h * 0.5],
      [x - w * 0.16, y - h * 0.85],
      [x, y - h * 1.1],
      ...right,
    ]),
    s.paint(s.made.dune, 0.25, depth),
  );
  s.path(
    curve([[x, y], [x + w * 0.04, y - h * 0.5], [x, y - h * 0.95], ...right]),
    s.paint(s.made.dune, 0.95, depth),
  );
}

/** A villa on stilts in shallow water, its deck at `y`. */
export function drawStiltVilla(s: Stage, x: number, y: number, k: number, depth = 0): void {
  let legs = '';
  for (let i = 0; i < 5; i++) legs += d`M${x - k * 0.5 + i * k * 0.25} ${y - k * 0.1}v${k * 0.32}`;
  s.stroke(legs, s.paint(s.made.wood, 0.3, depth), Math.max(2, k * 0.035));
  s.rect(x - k * 0.62, y - k * 0.14, k * 1.24, k * 0.07, s.paint(s.made.thatch, 0.8, depth));
  s.rect(x - k * 0.42, y - k * 0.48, k * 0.84, k * 0.36, s.paint(s.made.wood, 0.75, depth));
  s.rect(
    x - k * 0.02,
    y - k * 0.4,
    k * 0.34,
    k * 0.27,
    s.lampsLit ? s.glow() : s.paint(s.made.wall, 0.9, depth),
  );
  const [eaves, ridge] = [y - k * 0.42, y - k * 1.02];
  s.path(
    polygon([
      [x - k * 0.64, eaves],
      [x - k * 0.12, ridge],
      [x + k * 0.12, ridge],
      [x + k * 0.64, eaves],
    ]),
    s.paint(s.made.thatch, 0.95, depth),
  );
  s.path(
    polygon([
      [x - k * 0.64, eaves],
      [x - k * 0.12, ridge],
      [x - k * 0.2, eaves],
    ]),
    s.paint(s.made.thatch, 0.2, depth),
  );
  s.stroke(
    d`M${x - k * 0.6} ${y + k * 0.26}h${k * 1.2}`,
    s.paint(s.made.white, 0.9),
    3,
    ` stroke-dasharray="${Math.round(k * 0.2)} ${Math.round(k * 0.12)}" opacity=".5"`,
  );
}

/** A cable line across the sky with its cabins. */
export function drawCableway(s: Stage): void {
  const { W, H, u } = s;
  const [from, to] = [H * s.between(0.36, 0.42), H * s.between(0.18, 0.26)];
  const low = (from + to) / 2 + H * 0.07;
  const ink = s.paint(s.made.ink, 0.4);
  s.stroke(d`M0 ${from}Q${W * 0.5} ${low} ${W} ${to}`, ink, 3 * u);
  for (const t of [0.18, 0.5, 0.78]) {
    const y = (1 - t) ** 2 * from + 2 * t * (1 - t) * low + t * t * to;
    s.stroke(d`M${W * t} ${y}v${26 * u}`, ink, 3 * u);
    s.rect(
      W * t - 26 * u,
      y + 24 * u,
      52 * u,
      40 * u,
      s.paint(s.made.accents[0], 0.9),
      ` rx="${Math.round(10 * u)}"`,
    );
    s.rect(W * t - 19 * u, y + 30 * u, 38 * u, 15 * u, s.paint(s.made.ink, 0.7), ' rx="3"');
  }
}
