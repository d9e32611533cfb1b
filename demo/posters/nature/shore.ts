import { curve, d, type Point } from '../path.ts';
import type { Stage } from '../stage.ts';

/** Where land meets water: the height of the water's edge at a share of the width. */
export type Shore = (share: number) => number;

/** A beach sweeping away from one corner, a rounded bay, or a line across the picture. */
export type Bend = 'sweep' | 'crescent' | 'straight';

/** A beach of the place's own kind below the horizon; answers where its edge runs. */
export function drawShore(s: Stage, horizon: number, bend: Bend): Shore {
  const edge = shoreLine(s, horizon, bend);
  const phase = s.random() * 6;
  const grow = bend === 'sweep' ? (t: number) => 1.25 - t * 0.85 : () => 0.9;
  const fill = (off: number, colour: string, opacity = 1) => {
    const points = Array.from({ length: 8 }, (_, i): Point => {
      const t = -0.08 + (1.16 * i) / 7;
      const at = Math.min(1, Math.max(0, t));
      const y = edge(at) - off * s.u * grow(at) + Math.sin(i * 2.1 + phase) * 8 * s.u;
      return [s.W * t, Math.max(horizon + 2, y)];
    });
    s.path(
      `${curve(points)}${d`V${s.H}H${-s.W * 0.08}Z`}`,
      colour,
      opacity < 1 ? ` opacity="${opacity}"` : '',
    );
  };
  fill(150, s.paint(s.made.shallow, 0.86), 0.32);
  fill(84, s.paint(s.made.shallow, 0.95), 0.55);
  fill(34, s.paint(s.made.shallow, 1), 0.75);
  fill(10, s.paint(s.made.white, 1), 0.92);
  fill(0, s.paint(s.made.wet, 0.85));
  fill(-20, s.fade([0, s.paint(s.made.sand, 1)], [1, s.paint(s.made.sand, 0.66)]));
  if (s.facts.beach === 'pebble') drawPebbles(s, edge);
  return edge;
}

function shoreLine(s: Stage, horizon: number, bend: Bend): Shore {
  const { H } = s;
  const sea = H - horizon;
  const near = s.between(0.84, 0.95);
  if (bend === 'sweep') return (t) => H * near - 0.64 * sea * (near / 0.95) * t ** 0.72;
  if (bend === 'crescent') {
    const low = s.between(0.36, 0.56);
    return (t) => horizon + sea * (0.22 + 0.42 * Math.exp(-(((t - low) / 0.48) ** 2)));
  }
  const slope = s.between(-0.1, 0.1);
  return (t) => horizon + sea * (0.56 + slope * (t - 0.5));
}

function drawPebbles(s: Stage, edge: Shore): void {
  let dark = '';
  let pale = '';
  for (let i = 0; i < 70; i++) {
    const t = s.random();
    const from = edge(t) + 34 * s.u;
    const dot = d`M${s.W * t} ${from + (s.H - from) * s.random() ** 0.8}h${s.between(0, 9) * s.u}`;
    if (i % 2) dark += dot;
    else pale += dot;
  }
  s.stroke(dark, s.paint(s.made.rock, 0.5), 8 * s.u, ' opacity=".5"');
  s.stroke(pale, s.paint(s.made.white, 1), 7 * s.u, ' opacity=".7"');
}
