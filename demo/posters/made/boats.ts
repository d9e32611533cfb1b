import { d } from '../path.ts';
import type { Stage } from '../stage.ts';

/** A sailing yacht with its keel line at `y`; `k` is its size. */
export function drawSailboat(s: Stage, x: number, y: number, k: number, depth = 0.1): void {
  s.path(
    d`M${x - k * 0.42} ${y - k * 0.12}h${k * 0.88}L${x + k * 0.3} ${y}h${-k * 0.6}Z`,
    s.paint(s.made.ink, 0.5, depth),
  );
  s.path(
    d`M${x + k * 0.02} ${y - k * 1.15}q${k * 0.32} ${k * 0.55} ${k * 0.4} ${k * 0.97}h${-k * 0.4}Z`,
    s.paint(s.made.white, 1, depth),
  );
  s.path(
    d`M${x - k * 0.03} ${y - k * 0.98}q${-k * 0.17} ${k * 0.48} ${-k * 0.33} ${k * 0.8}h${k * 0.33}Z`,
    s.paint(s.made.white, 0.55, depth),
  );
  s.rect(
    x - k * 0.4,
    y + k * 0.05,
    k * 0.8,
    Math.max(2, k * 0.05),
    s.paint(s.made.white, 0.8),
    ' opacity=".35" rx="2"',
  );
}

/** A long wooden boat with an awning. */
export function drawLongtail(s: Stage, x: number, y: number, k: number): void {
  s.path(
    d`M${x - k} ${y - k * 0.34}q${k * 0.5} ${k * 0.34} ${k * 1.5} ${k * 0.3}q${k * 0.4} ${-k * 0.06} ${k * 0.6} ${-k * 0.48}q${-k * 0.3} ${k * 0.32} ${-k * 0.7} ${k * 0.32}h${-k * 0.9}q${-k * 0.3} ${-k * 0.02} ${-k * 0.5} ${-k * 0.14}Z`,
    s.paint(s.made.wood, 0.55),
  );
  s.path(
    d`M${x - k * 0.62} ${y - k * 0.52}h${k}l${k * 0.1} ${k * 0.08}h${-k * 1.2}Z`,
    s.paint(s.made.accents[0], 0.9),
  );
  s.stroke(
    d`M${x - k * 0.5} ${y - k * 0.46}v${k * 0.26}M${x + k * 0.3} ${y - k * 0.46}v${k * 0.26}`,
    s.paint(s.made.wood, 0.4),
    4 * s.u,
  );
}

/** A city ferry with three lit decks. */
export function drawFerry(s: Stage, x: number, y: number, k: number): void {
  s.path(
    d`M${x - k} ${y - k * 0.2}h${k * 2.05}L${x + k * 0.86} ${y}h${-k * 1.72}Z`,
    s.paint(s.made.ink, 0.5),
  );
  const decks = [
    [0.86, 0.2],
    [0.7, 0.38],
    [0.34, 0.54],
  ] as const;
  for (const [i, [w, up]] of decks.entries()) {
    s.rect(x - k * w, y - k * (up + 0.18), k * w * 1.8, k * 0.18, s.paint(s.made.white, i % 2 ? 0.75 : 1));
    s.stroke(
      d`M${x - k * w * 0.92} ${y - k * (up + 0.09)}H${x + k * w * 0.7}`,
      s.pane(),
      k * 0.07,
      ` stroke-dasharray="${Math.round(k * 0.07)} ${Math.round(k * 0.1)}"`,
    );
  }
  s.rect(x - k * 0.05, y - k * 1.02, k * 0.16, k * 0.32, s.paint(s.made.coral, 0.95));
}

/** A cruise liner of length `L` with `decks` rows of cabins. */
export function drawLiner(s: Stage, x: number, y: number, L: number, decks: number): void {
  const k = L * 0.032;
  const [band, funnel] = s.made.accents;
  s.path(
    d`M${x - L * 0.5} ${y - k * 2.6}H${x + L * 0.52}Q${x + L * 0.47} ${y - k} ${x + L * 0.4} ${y}H${x - L * 0.46}Z`,
    s.paint(s.made.ink, 0.62),
  );
  s.path(
    d`M${x - L * 0.485} ${y - k * 0.75}H${x + L * 0.43}L${x + L * 0.4} ${y}H${x - L * 0.46}Z`,
    s.paint(band, 0.8),
  );
  for (let i = 0; i < decks; i++) {
    const left = x - L * (0.47 - i * 0.018);
    const w = L * (0.9 - i * 0.062);
    const top = y - k * (3.7 + i * 1.05);
    s.rect(left, top, w, k * 1.1, s.paint(s.made.white, i % 2 ? 0.82 : 1));
    const windows = s.lampsLit ? s.glow() : s.paint(s.made.deep, 0.5);
    s.stroke(
      d`M${left + k} ${top + k * 0.55}H${left + w - k}`,
      windows,
      k * 0.42,
      ` stroke-dasharray="${Math.round(k * 0.62)} ${Math.round(k * 0.36)}"`,
    );
  }
  drawSuperstructure(s, x, y - k * (3 + decks * 1.05), L, k, funnel);
  let lifeboats = '';
  for (let i = 0; i < 7; i++) lifeboats += d`M${x - L * (0.35 - i * 0.088)} ${y - k * 3.95}h${L * 0.04}`;
  s.stroke(lifeboats, s.paint(s.made.coral, 0.9), k * 0.62);
  s.stroke(
    d`M${x - L * 0.62} ${y + k * 0.3}H${x + L * 0.44}`,
    s.paint(s.made.white, 1),
    k * 0.34,
    ' opacity=".75"',
  );
}

function drawSuperstructure(
  s: Stage,
  x: number,
  top: number,
  L: number,
  k: number,
  funnel: Stage['made']['coral'],
): void {
  s.path(
    d`M${x - L * 0.28} ${top}l${L * 0.02} ${-k * 3.4}h${L * 0.1}l${L * 0.01} ${k * 3.4}Z`,
    s.paint(funnel, 0.95),
  );
  s.rect(x - L * 0.262, top - k * 3.4, L * 0.103, k * 0.8, s.paint(s.made.ink, 0.6));
  s.path(
    d`M${x + L * 0.1} ${top + k * 0.3}l${L * 0.02} ${-k * 1.8}h${L * 0.16}l${L * 0.05} ${k * 2.1}Z`,
    s.paint(s.made.white, 0.95),
  );
  s.rect(x + L * 0.14, top - k * 1.1, L * 0.15, k * 0.6, s.paint(s.made.ink, 0.5));
  s.stroke(d`M${x + L * 0.2} ${top - k * 1.5}v${-k * 2.4}`, s.paint(s.made.ink, 0.6), k * 0.25);
}
