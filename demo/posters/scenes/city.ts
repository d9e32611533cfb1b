import { drawSailboat } from '../made/boats.ts';
import { type Crown, drawDome, drawMinaret, drawTower } from '../made/landmarks.ts';
import { drawFrame } from '../nature/framing.ts';
import { drawPalm, drawShrubs } from '../nature/plants.ts';
import { drawRelief } from '../nature/relief.ts';
import { drawSky } from '../nature/sky.ts';
import { drawWater } from '../nature/water.ts';
import { d } from '../path.ts';
import type { Stage } from '../stage.ts';

const CROWNS: [Crown, ...Crown[]] = ['flat', 'slant', 'step', 'flat', 'round'];

/** A skyline in three layers of air over water or a park. */
export function drawCity(s: Stage): void {
  const { W, H, u } = s;
  const horizon = H * s.between(0.68, 0.72);
  drawSky(s, horizon);
  if (s.facts.relief === 'mountains' || s.facts.relief === 'hills') drawRelief(s, horizon, 1.5);
  const centre = s.between(0.34, 0.6);
  const glasses = s.made.walls;
  for (const [layer, [depth, high, count]] of (
    [
      [0.72, 0.36, 12],
      [0.44, 0.46, 9],
      [0.16, 0.4, 7],
    ] as const
  ).entries()) {
    for (let i = 0; i < count; i++) {
      const w = W * s.between(0.036, 0.07) * (1 + layer * 0.2);
      const x = (W * (i + s.between(-0.2, 0.5))) / count;
      const reach = 1 - Math.abs(x / W - centre) * 0.9;
      drawTower(
        s,
        x,
        horizon,
        w,
        H * high * s.between(0.4, 1) * reach,
        s.pick(CROWNS),
        depth,
        glasses[i % 2] ?? s.made.glass,
      );
    }
    if (layer === 1 && s.has('spire'))
      drawTower(s, W * (centre - 0.02), horizon, W * 0.062, H * s.between(0.5, 0.58), 'spire', 0.26);
  }
  if (s.has('dome') || s.has('minaret')) {
    drawDome(s, W * 0.68, horizon, 64 * u, s.made.tile, 0.05);
    for (const x of [0.62, 0.74]) drawMinaret(s, W * x, horizon, 190 * u, 0.05);
  }
  drawShrubs(s, -20, W + 20, horizon + 6 * u, 42 * u, 0.05);
  drawWater(s, horizon, s.made.sea);
  drawReflections(s, horizon);
  if (s.has('boats')) {
    drawSailboat(s, W * 0.24, H * 0.88, 150 * u, 0);
    drawSailboat(s, W * 0.72, H * 0.81, 84 * u, 0.1);
  }
  if (s.has('palms')) {
    drawPalm(s, { x: W * 0.05, y: H * 1.03, height: H * 0.56 }, 0.12);
    drawPalm(s, { x: W * 0.95, y: H * 1.05, height: H * 0.44 }, -0.14);
  } else drawFrame(s, 1);
}

function drawReflections(s: Stage, horizon: number): void {
  let data = '';
  for (let i = 0; i < 26; i++)
    data += d`M${s.random() * s.W} ${horizon + s.between(12, 130) * s.u}v${s.between(14, 60) * s.u}`;
  s.stroke(data, s.lampsLit ? s.glow() : s.paint(s.made.white, 1), 4 * s.u, ' opacity=".28"');
}
