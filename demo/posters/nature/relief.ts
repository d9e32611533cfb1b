import { type Colour, mix } from '../light/colour.ts';
import { curve, d, type Point } from '../path.ts';
import type { Stage } from '../stage.ts';
import { drawRange, type Peak } from './mountains.ts';

/** What lies behind a scene, down to `base`: the place's own relief; `scale` 1 fills about a fifth of the picture. */
export function drawRelief(s: Stage, base: number, scale = 1): void {
  const height = s.H * 0.2 * scale * s.between(0.85, 1.15);
  const { relief, climate } = s.facts;
  if (relief === 'mountains') drawRidges(s, base, height * 1.2);
  else if (relief === 'karst') drawKarstRow(s, base, height * 1.5);
  else if (relief === 'dunes') drawFarDunes(s, base, height * 0.5);
  else if (relief === 'hills') drawHillRows(s, base, height * 0.62);
  else if (climate === 'desert') drawFarDunes(s, base, height * 0.22);
  else drawTreeline(s, base, height * 0.2);
}

/** Share of a mountain under snow in this climate and season. */
export function snowLine(s: Stage): number {
  const { climate, season } = s.facts;
  const cold = climate === 'alpine' || climate === 'nordic';
  if (season === 'winter') return cold ? 0.72 : climate === 'tropical' || climate === 'desert' ? 0 : 0.34;
  if (cold) return season === 'summer' ? 0.26 : 0.42;
  return 0;
}

/** The outline mountains take in this climate. */
export function peakOf(s: Stage): Peak {
  if (s.facts.climate === 'desert') return s.chance(0.6) ? 'mesa' : 'alp';
  if (s.facts.climate === 'tropical') return s.chance(0.5) ? 'cone' : 'alp';
  return 'alp';
}

function drawRidges(s: Stage, base: number, height: number): void {
  const local = s.facts.climate === 'alpine' ? s.made.rock : s.made.hill;
  const peak = peakOf(s);
  const snow = snowLine(s);
  const [from, to] = s.chance(0.4) ? [-0.15, 0.75] : [-0.1, 1.1];
  drawRange(s, { base, height, local, depth: 0.6, count: peak === 'cone' ? 2 : 4, snow, peak, from, to });
  drawRange(s, {
    base,
    height: height * 0.6,
    local: s.made.hill,
    depth: 0.36,
    count: 3,
    snow: snow * 0.5,
    from: -0.15,
    to: s.between(0.35, 0.8),
  });
}

function drawHillRows(s: Stage, base: number, height: number): void {
  drawHills(s, base, height, s.made.hill, 0.58, 0.75);
  drawHills(s, base + height * 0.12, height * 0.6, mix(s.made.hill, s.made.leaf, 0.35), 0.34, 0.6);
}

/** A soft row of hills that fills everything below it. */
export function drawHills(
  s: Stage,
  base: number,
  height: number,
  local: Colour,
  depth: number,
  lit = 0.6,
): void {
  const count = s.pick([4, 5, 6, 7]);
  const points: Point[] = [[-40, base]];
  for (let i = 0; i <= count; i++) points.push([(s.W * i) / count, base - height * s.between(0.15, 1)]);
  points.push([s.W + 40, base]);
  const fill = s.fade([0, s.paint(local, lit, depth)], [1, s.paint(local, lit * 0.45, depth * 0.85)]);
  s.path(`${curve(points)}${d`V${s.H}H-40Z`}`, fill);
}

function drawTreeline(s: Stage, base: number, height: number): void {
  for (const [depth, rise] of [
    [0.6, 1],
    [0.4, 0.6],
  ] as const) {
    let data = d`M-20 ${base}`;
    for (let x = -20; x < s.W; ) {
      const w = s.between(60, 150) * s.u;
      data += d`q${w * 0.2} ${-height * rise * s.between(0.5, 1.2)} ${w * 0.5} ${-height * rise * s.between(0.2, 0.5)}T${x + w} ${base}`;
      x += w;
    }
    s.path(`${data}Z`, s.paint(s.made.hill, 0.5, depth));
  }
}

function drawFarDunes(s: Stage, base: number, height: number): void {
  drawHills(s, base, height, s.made.dune, 0.62, 0.9);
  drawHills(s, base + height * 0.3, height * 0.7, s.made.dune, 0.42, 0.75);
}

/** A two-tone dune: a lit windward slope and a sharp shaded lee. */
export function drawDune(s: Stage, px: number, py: number, base: number, depth: number): void {
  const { W, H, u } = s;
  const { dune } = s.made;
  const rise = base - py;
  const crest: Point[] = [
    [-60, base - rise * 0.25],
    [px * 0.5, py + rise * 0.62],
    [px * 0.82, py + rise * 0.1],
    [px, py],
    [px + (W - px) * 0.35, py + rise * 0.42],
    [W + 60, base - rise * 0.3],
  ];
  const lit = s.fade(
    [0, s.paint(dune, 1, depth)],
    [0.75, s.paint(dune, 0.72, depth * 0.6)],
    [1, s.paint(dune, 0.55, depth * 0.5)],
  );
  s.path(`${curve(crest)}${d`V${H}H-60Z`}`, lit);
  const x = px - 20 * u;
  const y = py + 12 * u;
  const drop = H - py;
  const lee = d`M${x} ${y}Q${px + W * 0.06} ${py + drop * 0.16} ${px - W * 0.06} ${py + drop * 0.34}T${px - W * 0.2} ${py + drop * 0.8}Q${px * 0.55} ${py + drop * 0.5} -60 ${base - rise * 0.06}V${base - rise * 0.3}Q${px * 0.45} ${py + rise * 0.68} ${x} ${y}Z`;
  s.path(lee, s.fade([0, s.paint(dune, 0.12, depth)], [1, s.paint(dune, 0.4, depth)]), ' opacity=".88"');
}

/** Limestone towers with green crowns standing at `base`, the far ones paler. */
export function drawKarstRow(s: Stage, base: number, height: number): void {
  const towers = [
    [0.08, 0.66, 0.55],
    [0.9, 0.55, 0.6],
    [0.3, 1, 0.36],
    [0.52, 0.5, 0.5],
    [0.72, 1.15, 0.2],
  ] as const;
  for (const [x, high, depth] of towers) {
    drawKarst(
      s,
      s.W * (x + s.between(-0.05, 0.05)),
      base + (0.6 - depth) * 40 * s.u,
      height * high * s.between(0.8, 1.1),
      depth,
    );
  }
}

/** One limestone tower. */
export function drawKarst(s: Stage, cx: number, y: number, k: number, depth: number): void {
  const w = k * s.between(0.46, 0.66);
  const outline = (...shares: Point[]) =>
    `${curve(shares.map(([px, py]): Point => [cx + w * px, y - k * py]))}Z`;
  s.path(
    outline(
      [-0.5, 0],
      [-0.52, 0.35],
      [-0.34, 0.6],
      [-0.3, 0.86],
      [-0.04, 1.06],
      [0.24, 0.9],
      [0.3, 0.62],
      [0.5, 0.4],
      [0.46, 0],
    ),
    s.paint(s.made.rock, 0.3, depth),
  );
  s.path(
    outline([-0.02, 0], [0.1, 0.5], [-0.02, 0.98], [0.24, 0.9], [0.3, 0.62], [0.5, 0.4], [0.46, 0]),
    s.paint(s.made.rock, 0.95, depth),
  );
  s.path(
    outline(
      [-0.36, 0.6],
      [-0.3, 0.9],
      [-0.04, 1.1],
      [0.28, 0.92],
      [0.32, 0.66],
      [0.1, 0.74],
      [-0.12, 0.64],
      [-0.36, 0.6],
    ),
    s.paint(s.made.leaf, 0.62, depth * 0.85),
  );
}
