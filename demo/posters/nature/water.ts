import { type Colour, hex, mix } from '../light/colour.ts';
import { d } from '../path.ts';
import type { Stage } from '../stage.ts';

/** Open water from `top` down, glittering below the sun; `near` is its colour at the viewer's feet. */
export function drawWater(s: Stage, top: number, near: Colour = s.made.sea, bottom: number = s.H): void {
  const { deep } = s.made;
  const { haze, sky } = s.light;
  const far = hex(mix(mix(deep, haze, 0.42), sky[2], 0.2));
  s.rect(0, top, s.W, bottom - top, s.fade([0, far], [0.28, s.paint(deep, 0.72)], [1, s.paint(near, 0.86)]));
  drawGlitter(s, top, bottom);
  drawRipples(s, top, bottom);
}

/** Water seen from the sea towards its beach: pale at the sand at `top`, deep at the viewer's feet. */
export function drawInshore(s: Stage, top: number): void {
  const { shallow, sea, deep } = s.made;
  s.rect(
    0,
    top,
    s.W,
    s.H - top,
    s.fade([0, s.paint(shallow, 1)], [0.4, s.paint(sea, 0.85)], [1, s.paint(deep, 0.7)]),
  );
  s.stroke(
    d`M0 ${top + 4 * s.u}q${s.W * 0.25} ${10 * s.u} ${s.W * 0.5} 0t${s.W * 0.5} 0`,
    s.paint(s.made.white, 1),
    7 * s.u,
    ' opacity=".85"',
  );
  drawGlitter(s, top + (s.H - top) * 0.3, s.H);
  drawRipples(s, top, s.H);
}

function drawGlitter(s: Stage, top: number, bottom: number): void {
  let data = '';
  for (let i = 0; i < 22; i++) {
    const t = (i / 22) ** 1.5;
    const spread = (20 + t * 190) * s.u;
    const w = (14 + t * 90) * s.u * s.between(0.4, 1);
    data += d`M${s.sun.x + s.between(-spread, spread) - w / 2} ${top + 5 * s.u + t * (bottom - top) * 0.72}h${w}`;
  }
  const colour = hex(mix(s.light.sun, s.light.haze, 0.15));
  s.stroke(data, colour, 3.2 * s.u, ` opacity="${s.facts.hour === 'day' ? 0.4 : 0.75}"`);
}

function drawRipples(s: Stage, top: number, bottom: number): void {
  let data = '';
  for (let i = 0; i < 16; i++) {
    const t = s.random();
    data += d`M${s.random() * s.W} ${top + 14 * s.u + t ** 1.4 * (bottom - top) * 0.8}h${(20 + t * 80) * s.u}`;
  }
  s.stroke(data, s.paint(s.made.white, 0.9), 2 * s.u, ' opacity=".26"');
}

/** What fills a pool: after sunset it is lit from below. */
export function poolFill(s: Stage): string {
  const { pool, shallow } = s.made;
  if (!s.lampsLit) return s.fade([0, s.paint(pool, 0.7)], [0.3, s.paint(pool, 1)], [1, s.paint(shallow, 1)]);
  const lit = (share: number) => hex(mix(pool, s.light.shadow, share));
  return s.fade([0, lit(0.42)], [0.4, lit(0.12)], [1, lit(0.3)]);
}

/** Light on a pool or a shallow: short curled lines inside a box. */
export function drawSparkle(s: Stage, x0: number, y0: number, x1: number, y1: number, count = 14): void {
  let data = '';
  for (let i = 0; i < count; i++) {
    const w = s.between(36, 90) * s.u;
    data += d`M${s.between(x0, x1)} ${s.between(y0, y1)}q${w / 4} ${-9 * s.u} ${w / 2} 0t${w / 2} 0`;
  }
  s.stroke(data, s.paint(s.made.white, 1), 3 * s.u, ' opacity=".6"');
}
