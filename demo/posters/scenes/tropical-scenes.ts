import { drawTier } from '../hotels/gabled.ts';
import { drawFrame } from '../nature/framing.ts';
import { drawBlossom, drawFronds, drawPalm, drawShrubs } from '../nature/plants.ts';
import { drawHills, drawRelief } from '../nature/relief.ts';
import { drawSky } from '../nature/sky.ts';
import { drawWater } from '../nature/water.ts';
import { d, type Point, polygon } from '../path.ts';
import type { Stage } from '../stage.ts';

/** A tiered temple with a pond and a garden. */
export function drawTemple(s: Stage): void {
  const { W, H, u } = s;
  const ground = H * s.between(0.68, 0.72);
  drawSky(s, ground);
  drawRelief(s, ground, 1.5);
  drawShrubs(s, -20, W * 1.05, ground + 4, 110 * u, 0.3, s.made.leaf);
  const tiers = s.pick([3, 4, 5]);
  const x = W * s.between(0.42, 0.54);
  const storey = (H * 0.56) / (tiers + 0.4);
  for (const side of [-1, 1])
    drawTier(s, { x: x + side * W * 0.24 - W * 0.08, y: ground, w: W * 0.16, h: H * 0.13, depth: 0.1 }, 3);
  for (let i = 0; i < tiers; i++) {
    const w = Math.min(W, H) * (0.34 - (0.2 * i) / tiers);
    drawTier(
      s,
      { x: x - w / 2, y: ground - i * storey * 0.92, w, h: storey * 1.1, depth: 0.03 },
      Math.max(1, 5 - i),
    );
  }
  s.stroke(
    d`M${x} ${ground - tiers * storey * 0.92 - storey * 0.1}v${-storey * 0.6}`,
    s.paint(s.made.lamp, 0.9),
    7 * u,
  );
  s.rect(
    0,
    ground,
    W,
    H - ground,
    s.fade([0, s.paint(s.made.grass, 0.9, 0.08)], [1, s.paint(s.made.grass, 0.5)]),
  );
  s.path(
    d`M${W * 0.1} ${H * 0.88}Q${W * 0.3} ${H * 0.77} ${W * 0.56} ${H * 0.8}T${W * 0.9} ${H * 0.9}Q${W * 0.6} ${H * 1.02} ${W * 0.34} ${H * 0.98}T${W * 0.1} ${H * 0.88}Z`,
    s.fade([0, s.paint(s.made.deep, 0.7)], [1, s.paint(s.made.sea, 0.9)]),
    ` stroke="${s.paint(s.made.stone, 0.9)}" stroke-width="${Math.round(9 * u)}"`,
  );
  drawBlossom(s, W * 0.2, H * 0.86, W * 0.7, H * 0.93, s.made.rose, 12);
  drawFrame(s, 1);
}

/** Rice terraces stepping down a valley. */
export function drawRice(s: Stage): void {
  const { W, H, u } = s;
  const top = H * s.between(0.46, 0.52);
  drawSky(s, top);
  drawRelief(s, top + H * 0.04, 1.5);
  const bend = s.between(-0.08, 0.08);
  for (let i = 0; i < 7; i++) {
    const y = top + (H - top) * (i / 7) ** 1.15;
    const sag = H * 0.07 * (1 + i * 0.16);
    const line = d`M-20 ${y - sag * 0.3}C${W * (0.25 + bend)} ${y + sag} ${W * (0.45 - bend)} ${y - sag} ${W * 0.68} ${y + sag * 0.2}S${W} ${y - sag * 0.8} ${W + 20} ${y - sag * 0.6}`;
    const local = i % 2 ? s.made.leaf : s.made.grass;
    s.path(
      `${line}${d`V${H}H-20Z`}`,
      s.fade([0, s.paint(local, 1, 0.36 - i * 0.06)], [1, s.paint(local, 0.5, 0.2)]),
    );
    s.stroke(
      line,
      s.paint(i % 3 ? s.made.shallow : s.made.white, 0.95, 0.2),
      (3 + i * 1.4) * u,
      ' opacity=".75"',
    );
  }
  for (const [x, y, k] of [
    [0.24, 0.66, 70],
    [0.6, 0.74, 100],
  ] as const) {
    const hut = { x: W * (x + s.between(-0.04, 0.04)), y: H * y, w: k * u };
    s.rect(hut.x, hut.y - hut.w * 0.4, hut.w, hut.w * 0.4, s.paint(s.made.wood, 0.8, 0.06));
    s.path(
      d`M${hut.x - hut.w * 0.2} ${hut.y - hut.w * 0.36}L${hut.x + hut.w / 2} ${hut.y - hut.w} ${hut.x + hut.w * 1.2} ${hut.y - hut.w * 0.36}Z`,
      s.paint(s.made.thatch, 0.9, 0.06),
    );
    drawPalm(s, { x: hut.x + hut.w * 1.3, y: hut.y, height: hut.w * 2.4, depth: 0.12 }, 0.08);
  }
  drawFrame(s, 0.98);
}

/** A waterfall in the green, seen between fronds. */
export function drawJungle(s: Stage): void {
  const { W, H, u } = s;
  const horizon = H * s.between(0.5, 0.56);
  drawSky(s, horizon);
  drawRelief(s, horizon, 1.5);
  drawHills(s, horizon + H * 0.06, H * 0.16, s.made.hill, 0.4, 0.8);
  const x = W * s.between(0.4, 0.56);
  const w = W * 0.075;
  const rock = (dx: number, y: number): Point => [x + W * dx, H * y];
  drawHills(s, H * 0.6, H * 0.2, s.made.leafDark, 0.24, 0.85);
  s.path(
    polygon([
      rock(-0.3, 0.84),
      rock(-0.26, 0.6),
      rock(-0.17, 0.56),
      rock(-0.13, 0.47),
      rock(-0.03, 0.485),
      rock(0.06, 0.475),
      rock(0.15, 0.5),
      rock(0.19, 0.59),
      rock(0.28, 0.63),
      rock(0.33, 0.84),
    ]),
    s.paint(s.made.rock, 0.3, 0.12),
  );
  s.path(
    polygon([
      rock(-0.12, 0.84),
      rock(-0.1, 0.55),
      rock(-0.13, 0.47),
      rock(-0.03, 0.485),
      rock(0.06, 0.475),
      rock(0.11, 0.6),
      rock(0.09, 0.84),
    ]),
    s.paint(s.made.rock, 0.75, 0.14),
  );
  drawShrubs(s, x - W * 0.3, x - W * 0.1, H * 0.57, 60 * u, 0.16, s.made.leaf);
  drawShrubs(s, x + W * 0.12, x + W * 0.32, H * 0.61, 60 * u, 0.16, s.made.leaf);
  s.path(
    d`M${x - w / 2} ${H * 0.485}q${w / 2} ${-8 * u} ${w} 0l${w * 0.16} ${H * 0.34}h${-w * 1.32}Z`,
    s.fade([0, s.paint(s.made.white, 1)], [1, s.paint(s.made.shallow, 1)]),
  );
  s.stroke(
    d`M${x - w * 0.2} ${H * 0.5}v${H * 0.3}M${x + w * 0.15} ${H * 0.52}v${H * 0.28}`,
    s.paint(s.made.sea, 0.7),
    4 * u,
    ' opacity=".5"',
  );
  drawShrubs(s, -20, x - w * 0.6, H * 0.84, 150 * u, 0.1);
  drawShrubs(s, x + w * 0.6, W * 1.05, H * 0.84, 150 * u, 0.1);
  drawWater(s, H * 0.82, s.made.shallow);
  s.disc(x, H * 0.83, w * 1.1, s.halo([0, s.paint(s.made.white, 1), 0.9], [1, s.paint(s.made.white, 1), 0]));
  drawFronds(s, [-W * 0.01, H * 0.02], H * 0.5);
  drawFronds(s, [W * 1.02, H * 0.3], H * 0.42, 0.03);
  drawShrubs(s, -20, W * 1.05, H * 1.02, 120 * u);
  drawBlossom(s, W * 0.02, H * 0.93, W * 0.98, H, s.pick([s.made.rose, s.made.coral, s.made.lamp]), 16);
}
