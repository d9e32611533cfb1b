import { mix } from '../light/colour.ts';
import { drawFrame } from '../nature/framing.ts';
import { drawPalm, drawShrubs } from '../nature/plants.ts';
import { drawSparkle, poolFill } from '../nature/water.ts';
import { d } from '../path.ts';
import type { Stage } from '../stage.ts';
import { drawLamp, drawTable } from './furniture.ts';
import { drawView } from './rooms.ts';

/** A restaurant behind arches or tall windows, tables laid. */
export function drawRestaurant(s: Stage): void {
  const { W, H, u } = s;
  const { made } = s;
  drawView(s, H * s.between(0.48, 0.54));
  const openings = s.pick([3, 3, 4]);
  const arched = s.facts.architecture !== 'modern' && s.facts.architecture !== 'skyscraper';
  const bay = 0.95 / openings;
  const w = W * bay * 0.85;
  let holes = '';
  for (let i = 0; i < openings; i++) {
    const x = W * (0.05 + i * bay);
    holes += arched
      ? d`M${x} ${H * 0.8}V${H * 0.34}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${H * 0.8}Z`
      : d`M${x} ${H * 0.8}V${H * 0.14}h${w}V${H * 0.8}Z`;
  }
  const wall = mix(made.stone, made.walls[0] ?? made.wall, 0.5);
  s.path(
    `${d`M0 0H${W}V${H * 0.82}H0Z`}${holes}`,
    s.fade([0, s.paint(wall, 0.62)], [1, s.paint(made.wall, 0.9)]),
    ' fill-rule="evenodd"',
  );
  s.rect(0, H * 0.74, W, H * 0.06, s.paint(made.wall, 0.72));
  s.rect(0, H * 0.735, W, H * 0.016, s.paint(made.white, 1));
  const floor = s.pick([made.roof, made.thatch, made.tile, made.stone]);
  s.rect(0, H * 0.8, W, H * 0.2, s.fade([0, s.paint(floor, 0.9)], [1, s.paint(floor, 0.5)]));
  for (let i = 0; i < openings; i++) drawLamp(s, W * (0.05 + i * bay) + w / 2, H * 0.18);
  for (let i = 0; i < 3; i++)
    drawTable(s, W * (0.2 + i * 0.31), H * (0.95 + (i % 2) * 0.02), Math.min(u, W / 1050));
}

/** A terrace in the open under a pergola or a string of lights. */
export function drawTerrace(s: Stage): void {
  const { W, H, u } = s;
  const { made } = s;
  drawView(s, H * s.between(0.5, 0.56));
  drawFrame(s, 0.84);
  s.rect(0, H * 0.8, W, H * 0.2, s.fade([0, s.paint(made.stone, 0.95)], [1, s.paint(made.stone, 0.55)]));
  s.rect(0, H * 0.72, W, H * 0.085, s.paint(made.walls[0] ?? made.wall, 0.8));
  s.rect(0, H * 0.71, W, H * 0.018, s.paint(made.white, 1));
  drawShrubs(s, W * 0.02, W * 0.3, H * 0.715, 40 * u, 0, made.leaf);
  if (s.chance(0.5)) drawLights(s);
  else drawPergola(s);
  for (const [x, y] of [
    [0.22, 0.96],
    [0.56, 0.93],
  ] as const)
    drawTable(s, W * x, H * y, Math.min(u, W / 1050));
}

function drawLights(s: Stage): void {
  const { W, H, u } = s;
  let bulbs = '';
  const bottoms = [0.2, 0.26];
  for (const [i, sag] of bottoms.entries()) {
    const [from, to] = [H * (0.04 + i * 0.08), H * (0.12 - i * 0.06)];
    s.stroke(d`M0 ${from}Q${W / 2} ${H * sag} ${W} ${to}`, s.paint(s.made.ink, 0.4), 3 * u);
    for (let k = 1; k < 10; k++) {
      const t = k / 10;
      bulbs += d`M${W * t} ${(1 - t) ** 2 * from + 2 * t * (1 - t) * H * sag + t * t * to + 9 * u}h0`;
    }
  }
  s.stroke(bulbs, s.glow(), 30 * u, ' opacity=".3"');
  s.stroke(bulbs, s.glow(), 15 * u);
}

function drawPergola(s: Stage): void {
  const { W, H, u } = s;
  s.stroke(
    d`M${W * 0.06} ${H * 0.1}V${H * 0.9}M${W * 0.78} ${H * 0.1}V${H * 0.9}`,
    s.paint(s.made.wood, 0.5),
    20 * u,
  );
  let beams = '';
  for (let i = 0; i < 9; i++) beams += d`M${W * (0.02 + i * 0.1)} ${H * 0.05}l${-W * 0.02} ${H * 0.07}`;
  s.stroke(beams, s.paint(s.made.wood, 0.8), 12 * u);
  s.rect(0, H * 0.1, W * 0.86, H * 0.03, s.paint(s.made.wood, 0.7));
  s.path(
    d`M${W * 0.02} ${H * 0.13}h${W * 0.8}q${-W * 0.06} ${H * 0.06} ${-W * 0.13} 0t${-W * 0.13} 0t${-W * 0.13} 0t${-W * 0.13} 0t${-W * 0.13} 0t${-W * 0.13} 0Z`,
    s.paint(s.made.white, 0.85),
    ' opacity=".9"',
  );
}

/** A still indoor pool between columns, loungers and towels. */
export function drawSpa(s: Stage): void {
  const { W, H, u } = s;
  const { made } = s;
  drawView(s, H * 0.44);
  const wall = mix(made.wall, made.tile, s.between(0.1, 0.3));
  let holes = '';
  for (let i = 0; i < 4; i++) {
    const [x, w] = [W * (0.06 + i * 0.23), W * 0.19];
    holes += d`M${x} ${H * 0.6}V${H * 0.26}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${H * 0.6}Z`;
  }
  s.path(
    `${d`M0 0H${W}V${H}H0Z`}${holes}`,
    s.fade([0, s.paint(wall, 0.6)], [1, s.paint(wall, 0.9)]),
    ' fill-rule="evenodd"',
  );
  s.rect(0, H * 0.6, W, H * 0.4, s.fade([0, s.paint(made.stone, 0.95)], [1, s.paint(made.stone, 0.6)]));
  s.path(
    d`M${W * 0.2} ${H * 0.68}H${W * 0.86}L${W * 1.05} ${H}H${-W * 0.02}Z`,
    poolFill(s),
    ` stroke="${s.paint(made.white, 0.95)}" stroke-width="${Math.round(12 * u)}"`,
  );
  drawSparkle(s, W * 0.2, H * 0.76, W * 0.8, H * 0.97, 16);
  for (let i = 0; i < 3; i++) {
    const x = W * (0.1 + i * 0.27);
    s.rect(x, H * 0.615, W * 0.15, H * 0.022, s.paint(made.white, 1), ' rx="6"');
    s.path(
      d`M${x} ${H * 0.62}l${-W * 0.035} ${-H * 0.06}h${W * 0.012}l${W * 0.04} ${H * 0.06}Z`,
      s.paint(made.white, 0.8),
    );
    s.rect(
      x + W * 0.1,
      H * 0.598,
      W * 0.035,
      H * 0.02,
      s.paint(made.accents[i % 2 ? 0 : 1], 0.95),
      ' rx="5"',
    );
  }
  for (const x of [0.29, 0.52, 0.75]) drawLamp(s, W * (x - 0.018), H * 0.1);
  drawPalm(s, { x: W * 0.95, y: H * 0.74, height: H * 0.34 }, -0.03);
}
