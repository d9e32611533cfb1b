import { type Colour, mix } from '../light/colour.ts';
import { d, type Point, polygon } from '../path.ts';
import type { Stage } from '../stage.ts';

export type Standing = { x: number; y: number; height: number; depth?: number };

const FRONDS = [-178, -152, -124, -60, -30, -4, 22, 160];

/** A coconut or date palm; `lean` is how far the crown stands from the foot, in heights. */
export function drawPalm(s: Stage, { x, y, height: h, depth = 0 }: Standing, lean: number): void {
  const top: Point = [x + lean * h, y - h];
  const k = h * 0.024;
  const trunk = d`M${x - k * 1.5} ${y}Q${x + lean * h * 0.12} ${y - h * 0.6} ${top[0] - k * 0.5} ${top[1]}h${k}Q${x + lean * h * 0.22 + k} ${y - h * 0.55} ${x + k * 1.5} ${y}Z`;
  s.path(trunk, s.paint(s.made.wood, 0.42, depth));
  drawFronds(s, top, h * 0.41, depth);
  let tuft = '';
  for (const i of [-3, -1.5, 0, 1.5, 3]) {
    const rise = k * (3.4 - Math.abs(i) * 0.6);
    tuft += d`M${x + i * k * 0.7 - k * 0.5} ${y + k * 0.5}l${i * k * 0.8} ${-rise} ${k} ${rise}`;
  }
  s.path(tuft, s.paint(s.made.leafDark, 0.6, depth));
}

/** A palm's crown: drooping fronds with combed edges, the upper ones in the light. */
export function drawFronds(s: Stage, [tx, ty]: Point, length: number, depth = 0): void {
  const fronds = FRONDS.map((degrees) => degrees + s.between(-9, 9));
  const high = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
  for (const degrees of fronds.toSorted((a, b) => high(b) - high(a))) {
    const a = (degrees * Math.PI) / 180;
    const L = length * s.between(0.88, 1.12);
    const droop = L * (0.44 + 0.22 * Math.abs(Math.cos(a)));
    const bend: Point = [tx + Math.cos(a) * L * 0.6, ty + Math.sin(a) * L * 0.62 - L * 0.14];
    const end: Point = [tx + Math.cos(a) * L, ty + Math.sin(a) * L * 0.6 + droop];
    const isLit = degrees < -20 && degrees > -160;
    const local = isLit ? s.made.leaf : s.made.leafDark;
    s.path(frond([tx, ty], bend, end, L, a, s.u), s.paint(local, isLit ? 0.95 : 0.3, depth));
  }
}

function frond(root: Point, bend: Point, end: Point, length: number, angle: number, u: number): string {
  const along = (t: number, axis: 0 | 1) =>
    (1 - t) ** 2 * root[axis] + 2 * t * (1 - t) * bend[axis] + t * t * end[axis];
  const comb: Point[] = [[end[0], end[1]]];
  for (let i = 6; i >= 1; i--) {
    const t = i / 6.5;
    const next = Math.min(1, t + 0.11);
    const depth = length * 0.24 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.12));
    comb.push([along(next, 0) + Math.cos(angle) * 4 * u, along(next, 1) + depth]);
    comb.push([along(t, 0), along(t, 1) + depth * 0.3]);
  }
  return (
    d`M${root[0]} ${root[1]}Q${bend[0]} ${bend[1]} ${end[0]} ${end[1]}` +
    polygon(comb).replace(/^M-?\d+ -?\d+/, '')
  );
}

/** A conifer in four layers, its sunny side lit or, in winter, under snow. */
export function drawPine(s: Stage, { x, y, height: h, depth = 0 }: Standing, snowy = false): void {
  const sun = s.sun.x > x ? 1 : -1;
  const shade = s.paint(snowy ? mix(s.made.pine, s.made.snow, 0.12) : s.made.pine, 0.18, depth);
  let dark = '';
  let lit = '';
  for (let i = 3; i >= 0; i--) {
    const top = y - h + i * h * 0.19;
    const drop = h * (0.28 + i * 0.035);
    const k = h * 0.21 * (0.42 + i * 0.2);
    dark += d`M${x} ${top}l${k} ${drop}h${-2 * k}z`;
    lit += d`M${x} ${top}l${sun * k} ${drop}L${x} ${top + drop - h * 0.05}z`;
  }
  s.path(dark, shade);
  s.path(lit, s.paint(snowy ? s.made.snow : s.made.pine, 0.95, depth));
}

/** A tall cypress, lit on the right. */
export function drawCypress(s: Stage, { x, y, height: h, depth = 0 }: Standing): void {
  const k = h * 0.1;
  s.path(
    d`M${x} ${y - h}Q${x + k * 1.7} ${y - h * 0.35} ${x + k * 0.5} ${y}h${-k}Q${x - k * 1.7} ${y - h * 0.35} ${x} ${y - h}Z`,
    s.paint(s.made.leafDark, 0.3, depth),
  );
  s.path(
    d`M${x} ${y - h}Q${x + k * 1.7} ${y - h * 0.35} ${x + k * 0.5} ${y}H${x}Q${x + k * 0.6} ${y - h * 0.5} ${x} ${y - h}Z`,
    s.paint(s.made.leaf, 0.7, depth),
  );
}

/** A stone pine: a bare leaning trunk under flat clouds of needles. */
export function drawStonePine(s: Stage, { x, y, height: h, depth = 0 }: Standing, lean: number): void {
  const top = x + lean * h;
  s.stroke(
    d`M${x} ${y}Q${x + lean * h * 0.15} ${y - h * 0.5} ${top} ${y - h * 0.8}M${x + lean * h * 0.42} ${y - h * 0.52}q${h * 0.02} ${-h * 0.14} ${h * 0.14} ${-h * 0.2}`,
    s.paint(s.made.wood, 0.4, depth),
    h * 0.034,
  );
  const crown = mix(s.made.pine, s.made.leaf, 0.3);
  const clouds = [
    [0, 0.8, 0.3],
    [0.17, 0.72, 0.18],
    [-0.16, 0.86, 0.19],
    [0.06, 0.94, 0.22],
  ] as const;
  for (const [dx, up, r] of clouds) {
    const [cx, cy, k] = [top + dx * h, y - up * h, r * h];
    s.path(cushion(cx, cy, k), s.paint(crown, 0.2, depth));
    s.path(cushion(cx + k * 0.12, cy - k * 0.1, k * 0.74), s.paint(crown, 0.85, depth));
  }
}

const cushion = (x: number, y: number, k: number) =>
  d`M${x - k} ${y}q${k * 0.1} ${-k * 0.5} ${k * 0.6} ${-k * 0.44}q${k * 0.5} ${-k * 0.3} ${k * 0.8} ${k * 0.06}q${k * 0.56} ${k * 0.02} ${k * 0.6} ${k * 0.38}Z`;

/** A leafy tree: a trunk under a crown of three round masses. */
export function drawTree(
  s: Stage,
  { x, y, height: h, depth = 0 }: Standing,
  leaf: Colour = s.made.leaf,
): void {
  s.rect(x - h * 0.03, y - h * 0.5, h * 0.06, h * 0.5, s.paint(s.made.wood, 0.4, depth));
  const masses = [
    [-0.17, 0.5, 0.2],
    [0.17, 0.52, 0.2],
    [0, 0.68, 0.27],
  ] as const;
  for (const [dx, up, r] of masses) s.disc(x + dx * h, y - up * h, r * h, s.paint(leaf, 0.25, depth));
  for (const [dx, up, r] of masses)
    s.disc(x + (dx + 0.04) * h, y - (up + 0.04) * h, r * h * 0.72, s.paint(leaf, 0.85, depth));
}

/** A savanna acacia: a forked trunk under flat tiers. */
export function drawAcacia(s: Stage, { x, y, height: h, depth = 0 }: Standing): void {
  s.stroke(
    d`M${x} ${y}Q${x + h * 0.02} ${y - h * 0.35} ${x - h * 0.02} ${y - h * 0.5}Q${x - h * 0.1} ${y - h * 0.7} ${x - h * 0.3} ${y - h * 0.8}M${x - h * 0.02} ${y - h * 0.5}Q${x + h * 0.06} ${y - h * 0.7} ${x + h * 0.3} ${y - h * 0.84}`,
    s.paint(s.made.wood, 0.3, depth),
    h * 0.035,
  );
  const tiers = [
    [-0.26, 0.8, 0.42],
    [0.3, 0.84, 0.4],
    [0, 0.96, 0.5],
  ] as const;
  for (const [dx, up, r] of tiers) {
    const [cx, cy, k] = [x + dx * h, y - up * h, r * h];
    s.path(
      d`M${cx - k} ${cy}q${k * 0.3} ${-k * 0.34} ${k} ${-k * 0.34}t${k} ${k * 0.34}q${-k} ${k * 0.12} ${-k * 2} 0Z`,
      s.paint(s.made.leafDark, 0.45, depth),
    );
    s.path(
      d`M${cx - k * 0.6} ${cy - k * 0.14}q${k * 0.3} ${-k * 0.18} ${k * 0.7} ${-k * 0.18}t${k * 0.8} ${k * 0.28}Z`,
      s.paint(s.made.leaf, 0.8, depth),
    );
  }
}

/** A low hedge of round bushes between two points, standing on `y`. */
export function drawShrubs(
  s: Stage,
  x0: number,
  x1: number,
  y: number,
  size: number,
  depth = 0,
  local: Colour = s.made.leafDark,
): void {
  let bushes = d`M${x0} ${y}v${-size * 0.22}`;
  let x = x0;
  while (x < x1) {
    const w = size * s.between(0.7, 1.5);
    bushes += d`a${w * 0.52} ${size * s.between(0.32, 0.62)} 0 0 1 ${w} 0`;
    x += Math.round(w);
  }
  s.path(`${bushes}${d`V${y}`}Z`, s.paint(local, 0.55, depth));
}

/** Blossom scattered in a box, as one stroke of dots. */
export function drawBlossom(
  s: Stage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  local: Colour,
  count = 26,
): void {
  let data = '';
  for (let i = 0; i < count; i++) data += d`M${s.between(x0, x1)} ${s.between(y0, y1)}h0`;
  s.stroke(data, s.paint(local, 1), 13 * s.u);
}
