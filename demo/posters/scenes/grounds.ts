import { drawParasol, drawThatchParasol } from '../made/beach-things.ts';
import { drawCypress, drawPalm, drawPine, drawTree } from '../nature/plants.ts';
import { drawRelief, snowLine } from '../nature/relief.ts';
import { drawSky } from '../nature/sky.ts';
import { drawSparkle, drawWater, poolFill } from '../nature/water.ts';
import { d } from '../path.ts';
import type { Stage } from '../stage.ts';

/** Sky, the place's relief and, where there is a coast, a strip of water down to the ground. */
export function drawBackdrop(s: Stage, ground: number, wet = s.facts.coast !== 'none'): void {
  const horizon = wet ? ground - s.H * s.between(0.1, 0.16) : ground;
  drawSky(s, horizon);
  drawRelief(s, horizon, wet ? 1 : 1.35);
  if (wet) drawWater(s, horizon, s.made.sea, ground + 4);
}

/** Whether the ground lies under snow. */
export const isSnowy = (s: Stage): boolean => s.facts.season === 'winter' && snowLine(s) > 0.5;

/** Four trees of the climate on a lawn between two points. */
export function drawGardenTrees(s: Stage, ground: number, from: number, to: number): void {
  const { climate } = s.facts;
  for (let i = 0; i < 4; i++) {
    const x = from + ((to - from) * (i + 0.4)) / 4;
    const at = { x, y: ground + 4 * s.u, height: s.H * s.between(0.12, 0.22), depth: 0.1 };
    if (climate === 'tropical' || climate === 'desert' || s.has('palms'))
      drawPalm(s, at, s.between(-0.15, 0.15));
    else if (climate === 'mediterranean') drawCypress(s, at);
    else if (climate === 'temperate') drawTree(s, at);
    else drawPine(s, at, isSnowy(s));
  }
}

/** A sunshade of the place with its lounger: straw or cloth. */
export function drawUmbrella(s: Stage, x: number, y: number, k: number, i: number): void {
  if (s.facts.climate === 'tropical') drawThatchParasol(s, x, y, k);
  else drawParasol(s, x, y, k, i % 2 ? s.made.white : s.made.accents[0]);
}

/** A pool's outline, one of three: a lagoon, a kidney or a straight-edged infinity pool. */
export function drawBasin(s: Stage, ground: number): void {
  const { W, H, u } = s;
  const [x, y] = [W * 0.5, (ground + H) / 2 + H * 0.03];
  const k = (H - ground) / (H * 0.36);
  const shapes = {
    lagoon: d`M${x - W * 0.62} ${y + H * 0.1}C${x - W * 0.5} ${y - H * 0.17 * k} ${x - W * 0.1} ${y - H * 0.09 * k} ${x + W * 0.06} ${y - H * 0.13 * k}S${x + W * 0.62} ${y - H * 0.14 * k} ${x + W * 0.6} ${y + H * 0.06}S${x - W * 0.2} ${y + H * 0.3} ${x - W * 0.62} ${y + H * 0.1}Z`,
    kidney: d`M${x - W * 0.4} ${y + H * 0.02}C${x - W * 0.42} ${y - H * 0.12 * k} ${x - W * 0.14} ${y - H * 0.12 * k} ${x} ${y - H * 0.06 * k}S${x + W * 0.44} ${y - H * 0.14 * k} ${x + W * 0.44} ${y + H * 0.02}S${x + W * 0.1} ${y + H * 0.13} ${x - W * 0.06} ${y + H * 0.12}S${x - W * 0.38} ${y + H * 0.12} ${x - W * 0.4} ${y + H * 0.02}Z`,
    infinity: d`M${x - W * 0.34} ${y - H * 0.09 * k}H${W * 1.02}V${H * 1.02}H${x - W * 0.56}Z`,
  };
  const shape = shapes[s.pick(['lagoon', 'kidney', 'infinity'])];
  s.path(shape, poolFill(s), ` stroke="${s.paint(s.made.white, 0.95)}" stroke-width="${Math.round(14 * u)}"`);
  drawSparkle(s, W * 0.2, y - H * 0.01, W * 0.8, y + H * 0.09, 12);
}
