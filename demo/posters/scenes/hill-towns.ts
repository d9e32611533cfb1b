import { drawTier } from '../hotels/gabled.ts';
import { lch } from '../light/colour.ts';
import { drawSailboat } from '../made/boats.ts';
import { drawHouse } from '../made/house.ts';
import { drawBellTower, drawDome, drawMinaret } from '../made/landmarks.ts';
import { drawFrame } from '../nature/framing.ts';
import { drawBlossom, drawCypress, drawPalm, drawShrubs, drawTree } from '../nature/plants.ts';
import { drawRelief } from '../nature/relief.ts';
import { drawSky } from '../nature/sky.ts';
import { drawWater } from '../nature/water.ts';
import { curve, d } from '../path.ts';
import type { Stage } from '../stage.ts';

function drawBay(s: Stage, horizon: number): void {
  drawSky(s, horizon);
  drawRelief(s, horizon);
  if (s.facts.coast === 'none') s.rect(0, horizon, s.W, s.H - horizon, s.paint(s.made.hill, 0.6, 0.3));
  else drawWater(s, horizon);
  if (!s.has('boats') || s.facts.coast === 'none') return;
  drawSailboat(s, s.W * 0.16, s.H * 0.7, 84 * s.u, 0.12);
  drawSailboat(s, s.W * 0.3, s.H * 0.635, 40 * s.u, 0.3);
}

/** White cubes and blue domes climbing a slope above the water. */
export function drawWhiteTown(s: Stage): void {
  const { W, H, u } = s;
  drawBay(s, H * s.between(0.56, 0.61));
  const hill = curve([
    [-W * 0.04, H * 1.01],
    [W * 0.1, H * 0.94],
    [W * 0.24, H * 0.8],
    [W * 0.36, H * 0.69],
    [W * 0.7, H * 0.69],
    [W * 1.04, H * 0.68],
  ]);
  s.path(`${hill}${d`V${H}H${-W * 0.04}Z`}`, s.paint(s.made.stone, 0.35, 0.12));
  for (let row = 0; row < 5; row++) {
    const w = W * (0.082 + row * 0.017);
    for (let x = W * (0.34 - row * 0.09) + s.between(0, w); x < W * 1.02; x += w * s.between(0.88, 1.14)) {
      const h = w * s.between(0.6, 1.15);
      const y = H * (0.72 + row * 0.075) + s.between(-10, 14) * u;
      drawHouse(s, { x, y, w, h, depth: 0.14 - row * 0.03 }, s.made.walls[0] ?? s.made.wall);
      if (s.chance(0.2)) drawDome(s, x + w / 2, y - h + 6 * u, w * 0.4, s.made.blue, 0.05);
    }
  }
  drawShrubs(s, W * 0.64, W * 1.04, H * 1.01, 74 * u);
  drawBlossom(s, W * 0.68, H * 0.92, W, H, s.made.rose, 28);
}

/** Tiled roofs around a bell tower, at a sea wall or a park. */
export function drawRedTown(s: Stage): void {
  const { W, H, u } = s;
  drawBay(s, H * s.between(0.56, 0.61));
  const hill = curve([
    [-W * 0.04, H * 0.86],
    [W * 0.06, H * 0.76],
    [W * 0.2, H * 0.67],
    [W * 0.6, H * 0.66],
    [W * 1.04, H * 0.66],
  ]);
  s.path(`${hill}${d`V${H}H${-W * 0.04}Z`}`, s.paint(s.made.leafDark, 0.5, 0.12));
  const [a = s.made.wall, b = s.made.stone, c = s.made.wall] = s.made.walls;
  const towerX = s.between(0.5, 0.72);
  for (let row = 0; row < 4; row++) {
    const w = W * (0.084 + row * 0.017);
    const y = H * (0.69 + row * 0.05);
    for (let x = W * (0.16 - row * 0.06) + s.between(0, w); x < W * 1.02; x += w * s.between(0.9, 1.14)) {
      drawHouse(
        s,
        { x, y: y + s.between(-10, 14) * u, w, h: w * s.between(0.6, 1.15), depth: 0.14 - row * 0.03 },
        s.pick([a, b, c, lch(0.88, 0.05, 35)]),
        s.made.roof,
      );
      if (s.chance(0.18)) drawCypress(s, { x: x + w, y, height: H * 0.13, depth: 0.05 });
    }
    if (row === 1) drawBellTower(s, W * towerX, y, W * 0.052, H * 0.3);
  }
  if (s.facts.coast === 'none') drawTownPark(s);
  else drawSeaWall(s);
}

function drawSeaWall(s: Stage): void {
  const { W, H, u } = s;
  const y = H * 0.86;
  s.path(
    d`M${-W * 0.02} ${y + 40 * u}L${W * 0.04} ${y - 20 * u}H${W}V${H}H0Z`,
    s.fade([0, s.paint(s.made.stone, 0.9)], [1, s.paint(s.made.stone, 0.4)]),
  );
  s.stroke(
    d`M${W * 0.04} ${y - 24 * u}H${W}`,
    s.paint(s.made.white, 0.9),
    14 * u,
    ` stroke-dasharray="${Math.round(24 * u)} ${Math.round(18 * u)}"`,
  );
  drawWater(s, H * 0.925);
  drawSailboat(s, W * 0.26, H * 0.97, 130 * u, 0);
  drawSailboat(s, W * 0.72, H * 0.955, 80 * u, 0.05);
}

function drawTownPark(s: Stage): void {
  const { W, H, u } = s;
  s.path(
    d`M0 ${H * 0.9}Q${W * 0.5} ${H * 0.82} ${W} ${H * 0.88}V${H}H0Z`,
    s.fade([0, s.paint(s.made.grass, 0.9)], [1, s.paint(s.made.grass, 0.5)]),
  );
  for (const x of [0.04, 0.13, 0.24, 0.8])
    drawTree(s, { x: W * x, y: H * s.between(0.93, 0.99), height: H * s.between(0.16, 0.24) });
  drawShrubs(s, -20, W * 1.02, H * 1.01, 60 * u);
}

/** Earthen houses behind a battlement, a minaret over them. */
export function drawMedinaTown(s: Stage): void {
  const { W, H, u } = s;
  const horizon = H * s.between(0.52, 0.58);
  drawSky(s, horizon);
  drawRelief(s, horizon, 1.3);
  s.rect(0, horizon, W, H - horizon, s.paint(s.made.dune, 0.7, 0.4));
  const [a = s.made.stone, b = s.made.sand] = s.made.walls;
  drawMinaret(s, W * s.between(0.3, 0.4), H * 0.7, H * 0.4, 0.12);
  for (let row = 0; row < 4; row++) {
    const w = W * (0.105 + row * 0.028);
    let accents = 0;
    for (let x = s.between(-w, 0); x < W; x += w * s.between(0.9, 1.14)) {
      const h = w * s.between(0.5, 1.1);
      const y = H * (0.66 + row * 0.085);
      drawHouse(s, { x, y, w, h, depth: 0.3 - row * 0.09 }, s.pick([a, b]));
      if (accents === 2 || s.chance(0.72)) continue;
      accents++;
      const palm = accents === 2 && row < 3;
      if (palm) drawPalm(s, { x: x + w, y, height: H * 0.15, depth: 0.12 }, 0.05);
      else drawDome(s, x + w / 2, y - h, w * 0.32, s.pick([s.made.tile, s.made.white]), 0.2 - row * 0.04);
    }
  }
  s.rect(0, H * 0.92, W, H * 0.08, s.paint(a, 0.4));
  s.stroke(
    d`M0 ${H * 0.92}H${W}`,
    s.paint(a, 0.4),
    26 * u,
    ` stroke-dasharray="${Math.round(34 * u)} ${Math.round(26 * u)}"`,
  );
  drawFrame(s, 1.02);
}

/** Upswept roofs along a canal under a string of lanterns. */
export function drawPagodaTown(s: Stage): void {
  const { W, H, u } = s;
  const horizon = H * s.between(0.56, 0.6);
  drawSky(s, horizon);
  drawRelief(s, horizon, 1.2);
  drawWater(s, horizon);
  for (let row = 0; row < 3; row++) {
    const w = W * (0.15 + row * 0.04);
    for (let x = s.between(-w, -w * 0.4); x < W; x += w * s.between(1.1, 1.3)) {
      drawTier(
        s,
        { x, y: H * (0.66 + row * 0.07), w, h: w * s.between(0.5, 0.66), depth: 0.2 - row * 0.08 },
        4,
      );
    }
  }
  drawWater(s, H * 0.83);
  s.rect(0, H * 0.81, W, H * 0.022, s.paint(s.made.stone, 0.7));
  drawLanterns(s);
  drawSailboat(s, W * 0.3, H * 0.93, 90 * u, 0);
}

function drawLanterns(s: Stage): void {
  const { W, H, u } = s;
  s.stroke(d`M0 ${H * 0.16}Q${W * 0.5} ${H * 0.3} ${W} ${H * 0.1}`, s.paint(s.made.ink, 0.4), 3 * u);
  for (let i = 0; i < 7; i++) {
    const t = 0.08 + i * 0.14;
    const y = H * ((1 - t) ** 2 * 0.16 + 2 * t * (1 - t) * 0.3 + t * t * 0.1);
    s.stroke(d`M${W * t} ${y}v${16 * u}`, s.paint(s.made.ink, 0.4), 2 * u);
    s.rect(
      W * t - 20 * u,
      y + 14 * u,
      40 * u,
      46 * u,
      s.paint(s.made.accents[i % 2 ? 0 : 1], 1),
      ` rx="${Math.round(18 * u)}"`,
    );
  }
}
