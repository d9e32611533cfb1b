import { type Colour, mix } from '../light/colour.ts';
import type { Shore } from '../nature/shore.ts';
import { d } from '../path.ts';
import type { Stage } from '../stage.ts';

/** A parasol with its lounger and shadow; `k` is the height of the pole. */
export function drawParasol(s: Stage, x: number, y: number, k: number, local: Colour): void {
  const cx = x + k * 0.14;
  const cy = y - k * 0.86;
  s.stroke(d`M${x} ${y}l${k * 0.14} ${-k * 1.05}`, s.paint(s.made.wood, 0.7), Math.max(1.5, k * 0.05));
  s.path(d`M${cx - k * 0.62} ${cy}Q${cx} ${cy - k * 0.78} ${cx + k * 0.62} ${cy}Z`, s.paint(local, 0.42));
  s.path(
    d`M${cx} ${cy - k * 0.39}q${k * 0.36} ${k * 0.03} ${k * 0.62} ${k * 0.39}h${-k * 0.4}q${-k * 0.06} ${-k * 0.3} ${-k * 0.22} ${-k * 0.39}Z`,
    s.paint(local, 1),
  );
  s.path(
    d`M${cx} ${cy - k * 0.39}q${-k * 0.2} ${k * 0.09} ${-k * 0.24} ${k * 0.39}h${k * 0.46}q${-k * 0.06} ${-k * 0.3} ${-k * 0.22} ${-k * 0.39}Z`,
    s.paint(s.made.white, 0.9),
  );
  drawLounger(s, x, y, k);
}

/** A beach umbrella of straw, as on tropical and Red Sea shores. */
export function drawThatchParasol(s: Stage, x: number, y: number, k: number): void {
  s.stroke(d`M${x} ${y}V${y - k}`, s.paint(s.made.wood, 0.5), Math.max(2, k * 0.06));
  s.path(
    d`M${x} ${y - k * 1.3}l${k * 0.66} ${k * 0.48}q${-k * 0.66} ${k * 0.14} ${-k * 1.32} 0Z`,
    s.paint(s.made.thatch, 0.3),
  );
  s.path(
    d`M${x} ${y - k * 1.3}l${k * 0.66} ${k * 0.48}q${-k * 0.36} ${k * 0.08} ${-k * 0.7} ${k * 0.07}Z`,
    s.paint(s.made.thatch, 1),
  );
  drawLounger(s, x, y, k);
}

function drawLounger(s: Stage, x: number, y: number, k: number): void {
  s.path(
    d`M${x + k * 0.18} ${y - k * 0.04}h${k * 0.72}l${k * 0.2} ${-k * 0.24} ${k * 0.06} ${k * 0.05} ${-k * 0.2} ${k * 0.29}h${-k * 0.78}Z`,
    s.paint(s.made.white, 0.95),
  );
  s.path(
    d`M${x + k * 0.1} ${y + k * 0.05}h${k * 1.05}l${-k * 0.12} ${k * 0.06}h${-k * 1.1}Z`,
    s.paint(s.made.ink, 0.3),
    ' opacity=".22"',
  );
}

/** A row of parasols that follows the water's edge into the distance. */
export function drawParasolRow(s: Stage, shore: Shore, from: number, to: number, count: number): void {
  const straw = s.facts.climate === 'tropical' || (s.facts.climate === 'desert' && s.chance(0.6));
  const swap = s.pick([0, 1]);
  for (let i = count - 1; i >= 0; i--) {
    const t = from + ((to - from) * i) / count;
    const k = s.H * 0.125 * (1 - (0.62 * i) / count);
    const y = shore(t) + k * 1.02;
    if (y > s.H * 1.02) continue;
    if (straw) drawThatchParasol(s, s.W * t, y, k);
    else drawParasol(s, s.W * t, y, k, s.made.accents[(i + swap) % 2 ? 0 : 1]);
  }
}

/** A wooden pier running out from the near shore, narrowing with distance, with a roofed head for stars' worth of shade. */
export function drawPier(s: Stage, footX: number, footY: number, headX: number, headY: number): void {
  const near = s.W * 0.05;
  const far = s.W * 0.012;
  const { wood, thatch } = s.made;
  const plank = mix(wood, thatch, 0.6);
  let posts = '';
  for (let i = 0; i < 7; i++) {
    const t = (i / 7) ** 0.8;
    const width = near + (far - near) * t;
    const x = footX + (headX - footX) * t;
    const y = footY + (headY - footY) * t;
    const drop = s.H * 0.075 * (1 - t * 0.75);
    posts += d`M${x - width * 0.9} ${y}v${drop}M${x + width * 0.9} ${y}v${drop}`;
  }
  s.stroke(posts, s.paint(wood, 0.25), 6 * s.u);
  s.path(
    d`M${footX - near} ${footY}L${headX - far} ${headY}h${far * 2}L${footX + near} ${footY}Z`,
    s.paint(plank, 1),
  );
  s.path(d`M${footX - near} ${footY}l${near * 2} 0v${10 * s.u}h${-near * 2}Z`, s.paint(plank, 0.3));
  const k = s.W * 0.042;
  s.rect(headX - k, headY - k * 0.1, k * 2, k * 0.22, s.paint(plank, 0.8));
  s.stroke(
    d`M${headX - k * 0.8} ${headY}v${-k * 0.8}M${headX + k * 0.8} ${headY}v${-k * 0.8}`,
    s.paint(wood, 0.4),
    4 * s.u,
  );
  s.path(
    d`M${headX - k * 1.1} ${headY - k * 0.7}L${headX} ${headY - k * 1.5}L${headX + k * 1.1} ${headY - k * 0.7}Z`,
    s.paint(thatch, 0.3),
  );
  s.path(
    d`M${headX - k * 0.1} ${headY - k * 0.7}L${headX} ${headY - k * 1.5}L${headX + k * 1.1} ${headY - k * 0.7}Z`,
    s.paint(thatch, 1),
  );
}

/** A bathing platform: a deck on rocks with a ladder into the water. */
export function drawPlatform(s: Stage, y: number): void {
  const { W, H, u } = s;
  s.path(
    d`M0 ${y + 60 * u}q${W * 0.1} ${-50 * u} ${W * 0.2} ${-8 * u}t${W * 0.24} ${20 * u}t${W * 0.2} ${-14 * u}t${W * 0.4} ${-30 * u}V${H}H0Z`,
    s.fade([0, s.paint(s.made.rock, 0.8)], [1, s.paint(s.made.rock, 0.2)]),
  );
  const plank = mix(s.made.wood, s.made.thatch, 0.75);
  s.path(
    d`M${W * 0.1} ${H}L${W * 0.2} ${y + 20 * u}H${W * 0.86}L${W * 1.02} ${H}Z`,
    s.fade([0, s.paint(plank, 1)], [1, s.paint(plank, 0.6)]),
  );
  let boards = '';
  for (let i = 1; i < 9; i++)
    boards += d`M${W * (0.1 + i * 0.103)} ${H}L${W * (0.2 + i * 0.0735)} ${y + 20 * u}`;
  s.stroke(boards, s.paint(s.made.wood, 0.5), 2 * u, ' opacity=".5"');
  s.rect(W * 0.2, y + 18 * u, W * 0.66, 9 * u, s.paint(plank, 0.3));
  const rail = (x: number) =>
    d`M${x} ${y + 44 * u}v${-44 * u}q0 ${-26 * u} ${-24 * u} ${-20 * u}t${-10 * u} ${34 * u}`;
  s.stroke(rail(W * 0.31) + rail(W * 0.35), s.paint(s.made.white, 1), 5 * u);
}
