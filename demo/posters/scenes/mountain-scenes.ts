import { drawHouse } from '../made/house.ts';
import { drawCableway } from '../made/landmarks.ts';
import { drawRange } from '../nature/mountains.ts';
import { drawBlossom, drawPine } from '../nature/plants.ts';
import { drawHills, snowLine } from '../nature/relief.ts';
import { drawSky } from '../nature/sky.ts';
import { drawWater } from '../nature/water.ts';
import { d } from '../path.ts';
import type { Stage } from '../stage.ts';

/** Peaks over a lake between conifers, perhaps with a chalet. */
export function drawMountains(s: Stage): void {
  const { W, H, u } = s;
  const lake = H * s.between(0.65, 0.7);
  const snow = snowLine(s);
  drawSky(s, H * 0.62);
  drawRange(s, {
    base: lake,
    height: H * s.between(0.28, 0.36),
    local: s.made.rock,
    depth: 0.62,
    count: 5,
    snow,
  });
  drawRange(s, {
    base: lake,
    height: H * s.between(0.38, 0.48),
    local: s.made.rock,
    depth: 0.3,
    count: 3,
    snow,
    from: 0.05,
    to: s.between(0.7, 1),
  });
  drawHills(s, lake - H * 0.02, H * 0.1, s.made.hill, 0.22);
  const snowy = s.facts.season === 'winter' && snow > 0;
  for (let i = 0; i < 18; i++)
    drawPine(
      s,
      {
        x: W * (i / 17) + s.between(-14, 14) * u,
        y: lake + 6 * u,
        height: H * s.between(0.06, 0.12),
        depth: 0.2,
      },
      snowy,
    );
  drawWater(s, lake, s.made.sea);
  const ground = snowy ? s.made.snow : s.made.grass;
  drawHills(s, H * 1.02, H * 0.12, ground, 0, 0.8);
  if (s.facts.season === 'spring' || s.facts.season === 'summer')
    drawBlossom(s, 0, H * 0.95, W, H, s.pick([s.made.lamp, s.made.rose, s.made.white]), 26);
  drawHouse(
    s,
    { x: W * 0.18, y: H * 0.93, w: 110 * u, h: 60 * u },
    s.made.wood,
    snowy ? s.made.snow : s.made.roof,
  );
  for (const [x, y, h] of [
    [0.04, 1, 0.46],
    [0.12, 1.02, 0.34],
    [0.9, 1.02, 0.52],
    [0.98, 1.04, 0.4],
    [0.81, 1.04, 0.28],
  ] as const) {
    drawPine(s, { x: W * x, y: H * y, height: H * h * s.between(0.85, 1.1) }, snowy);
  }
}

/** Pistes above a village under snow, with a cableway where there is one. */
export function drawSki(s: Stage): void {
  const { W, H, u } = s;
  drawSky(s, H * 0.6);
  drawRange(s, {
    base: H * 0.64,
    height: H * s.between(0.3, 0.38),
    local: s.made.rock,
    depth: 0.6,
    count: 5,
    snow: 0.85,
  });
  drawRange(s, {
    base: H * 0.68,
    height: H * s.between(0.4, 0.48),
    local: s.made.rock,
    depth: 0.26,
    count: 3,
    snow: 0.72,
    from: s.between(0, 0.1),
    to: 0.95,
  });
  drawHills(s, H * 0.68, H * 0.1, s.made.snow, 0.2, 0.85);
  for (let i = 0; i < 14; i++)
    drawPine(
      s,
      {
        x: W * (i / 13) + s.between(-20, 20) * u,
        y: H * s.between(0.66, 0.7),
        height: H * s.between(0.06, 0.11),
        depth: 0.24,
      },
      true,
    );
  drawHills(s, H * 0.84, H * 0.14, s.made.snow, 0.06, 0.95);
  for (const [x, y, k] of [
    [0.24, 0.8, 92],
    [0.37, 0.83, 120],
    [0.56, 0.8, 84],
  ] as const) {
    drawHouse(
      s,
      { x: W * (x + s.between(-0.03, 0.03)), y: H * y, w: k * u, h: k * 0.52 * u },
      s.made.walls[0] ?? s.made.wood,
      s.made.snow,
    );
  }
  if (s.has('lift')) drawCableway(s);
  drawHills(s, H * 1.02, H * 0.13, s.made.snow, 0, 1);
  s.stroke(
    d`M${W * 0.98} ${H * 0.8}C${W * 0.7} ${H * 0.84} ${W * 0.86} ${H * 0.92} ${W * 0.5} ${H * 1.02}`,
    s.paint(s.made.snow, 0.4),
    5 * u,
    ' opacity=".6"',
  );
  for (const [x, y, h] of [
    [0.05, 1.02, 0.5],
    [0.14, 1.04, 0.34],
    [0.93, 1.02, 0.42],
    [0.85, 1.06, 0.28],
  ] as const) {
    drawPine(s, { x: W * x, y: H * y, height: H * h * s.between(0.85, 1.1) }, true);
  }
  let flakes = '';
  for (let i = 0; i < 40; i++) flakes += d`M${s.random() * W} ${s.random() * H}h0`;
  s.stroke(flakes, '#fff', 5.5 * u, ' opacity=".8"');
}
