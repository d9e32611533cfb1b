import { drawHotel } from '../hotels/draw-hotel.ts';
import { drawParasolRow, drawPier, drawPlatform } from '../made/beach-things.ts';
import { drawSailboat } from '../made/boats.ts';
import { drawFrame } from '../nature/framing.ts';
import { drawShrubs } from '../nature/plants.ts';
import { drawRelief } from '../nature/relief.ts';
import { type Bend, drawShore } from '../nature/shore.ts';
import { drawSky } from '../nature/sky.ts';
import { drawWater } from '../nature/water.ts';
import type { Stage } from '../stage.ts';

/** A beach of the place's own kind, parasols along it, a boat or a pier, and the tree of the climate. */
export function drawBeach(s: Stage): void {
  const calm = s.has('headline');
  const horizon = s.H * (calm ? 0.575 : s.between(0.44, 0.53));
  drawSky(s, horizon);
  drawRelief(s, horizon, calm ? 0.62 : 1);
  drawWater(s, horizon);
  if (s.has('boats')) {
    drawSailboat(s, s.W * s.between(0.26, 0.42), horizon + s.H * 0.07, 92 * s.u);
    drawSailboat(s, s.W * s.between(0.56, 0.66), horizon + s.H * 0.022, 40 * s.u, 0.35);
  }
  if (s.facts.beach === 'platform') drawRockyBeach(s);
  else drawSandyBeach(s, horizon, calm ? 'sweep' : s.pick(['sweep', 'sweep', 'crescent', 'straight']));
}

function drawSandyBeach(s: Stage, horizon: number, bend: Bend): void {
  const shore = drawShore(s, horizon, bend);
  if (bend === 'sweep') {
    if (s.chance(0.4) && !s.has('headline'))
      drawHotel(s, { x: s.W * 0.78, y: shore(0.9) + 8 * s.u, w: s.W * 0.26, h: s.H * 0.15, depth: 0.16 });
    drawShrubs(s, s.W * 0.74, s.W * 1.05, shore(0.86) + 26 * s.u, 44 * s.u, 0.1);
  }
  if (s.has('pier'))
    drawPier(s, s.W * 0.16, shore(0.16) + s.H * 0.03, s.W * s.between(0.3, 0.42), horizon + s.H * 0.09);
  const clear = s.has('pier') ? 0.42 : 0;
  if (bend === 'straight') drawParasolLine(s, shore(0.4));
  else if (bend === 'sweep') drawParasolRow(s, shore, Math.max(0.3, clear), 0.93, clear ? 5 : 6);
  else
    drawParasolRow(
      s,
      (t) => shore(t) + s.H * 0.02,
      Math.max(s.between(0.06, 0.16), clear),
      0.84,
      clear ? 3 : 5,
    );
  drawFrame(s);
}

function drawParasolLine(s: Stage, edge: number): void {
  const count = s.pick([3, 4]);
  const step = 0.62 / count;
  drawParasolRow(s, () => edge + s.H * 0.03, 0.06, 0.06 + step * 0.001, 1);
  for (let i = 1; i < count; i++)
    drawParasolRow(s, () => edge + s.H * 0.03 * (1 + (i % 2)), 0.06 + i * step, 0.07 + i * step, 1);
}

function drawRockyBeach(s: Stage): void {
  const edge = s.H * s.between(0.74, 0.8);
  drawPlatform(s, edge);
  drawParasolRow(s, () => edge + s.H * 0.03, 0.36, 0.5, 1);
  drawParasolRow(s, () => edge + s.H * 0.07, 0.6, 0.7, 1);
  drawFrame(s, 1);
}
