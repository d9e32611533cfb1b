import { drawHotel } from '../hotels/draw-hotel.ts';
import { drawSailboat } from '../made/boats.ts';
import { drawFrame } from '../nature/framing.ts';
import { drawShrubs } from '../nature/plants.ts';
import { drawInshore, drawSparkle, poolFill } from '../nature/water.ts';
import { d } from '../path.ts';
import type { Stage } from '../stage.ts';
import { drawBackdrop, drawBasin, drawGardenTrees, drawUmbrella, isSnowy } from './grounds.ts';

/** The hotel itself: from the sea, behind its pool, or at the end of its garden path. */
export function drawHotelFront(s: Stage): void {
  const { coast, beach } = s.facts;
  const fromTheSea = coast !== 'none' && beach !== 'none' && s.chance(s.has('pier') ? 0.7 : 0.4);
  const ground = s.H * (fromTheSea ? s.between(0.58, 0.64) : s.between(0.64, 0.72));
  drawBackdrop(s, ground, coast !== 'none' && !fromTheSea);
  const width = s.W * s.between(0.6, 0.74);
  const left = s.W * s.between(0.05, 0.12);
  drawGardenTrees(s, ground, left + width, s.W * 1.02);
  drawHotel(s, { x: left, y: ground, w: width, h: s.H * heightOf(s) });
  drawShrubs(s, -20, left + width * 0.3, ground + 10 * s.u, 46 * s.u, 0.04);
  drawShrubs(s, left + width * 0.68, s.W * 1.05, ground + 10 * s.u, 46 * s.u, 0.04);
  if (fromTheSea) drawSeafront(s, ground);
  else drawForecourt(s, ground, left + width / 2);
  drawFrame(s, fromTheSea ? ground / s.H + 0.06 : 0.98);
}

function heightOf(s: Stage): number {
  const { architecture } = s.facts;
  if (architecture === 'skyscraper') return 0.48;
  return architecture === 'thatched' ? s.between(0.3, 0.36) : s.between(0.36, 0.45);
}

/** The beach before the hotel and the water one looks over, with the pier coming out to the viewer. */
function drawSeafront(s: Stage, ground: number): void {
  const { W, H, u } = s;
  const edge = ground + H * s.between(0.09, 0.12);
  s.rect(
    0,
    ground,
    W,
    edge - ground + 4,
    s.fade([0, s.paint(s.made.sand, 0.8, 0.1)], [1, s.paint(s.made.sand, 1)]),
  );
  drawInshore(s, edge);
  const row = s.pick([5, 6, 7]);
  for (let i = 0; i < row; i++) drawUmbrella(s, W * (0.04 + (i * 0.84) / row), edge - H * 0.014, 58 * u, i);
  if (s.has('pier')) drawJetty(s, W * s.between(0.3, 0.5), edge);
  else if (s.has('boats')) drawSailboat(s, W * s.between(0.2, 0.4), H * 0.9, 150 * u, 0);
}

function drawJetty(s: Stage, x: number, edge: number): void {
  const { W, H, u } = s;
  const { wood, thatch } = s.made;
  s.path(
    d`M${x - W * 0.012} ${edge - H * 0.02}h${W * 0.024}L${x + W * 0.1} ${H + 4}h${-W * 0.2}Z`,
    s.fade([0, s.paint(thatch, 1)], [1, s.paint(thatch, 0.7)]),
  );
  let posts = '';
  let planks = '';
  for (let i = 1; i < 7; i++) {
    const t = (i / 7) ** 1.6;
    const y = edge + (H - edge) * t;
    const half = W * (0.014 + 0.086 * t);
    posts += d`M${x - half} ${y}v${-H * (0.02 + 0.07 * t)}M${x + half} ${y}v${-H * (0.02 + 0.07 * t)}`;
    planks += d`M${x - half} ${y}h${half * 2}`;
  }
  s.stroke(planks, s.paint(wood, 0.6), 2.5 * u, ' opacity=".5"');
  s.stroke(posts, s.paint(wood, 0.5), 8 * u);
}

function drawForecourt(s: Stage, ground: number, middle: number): void {
  const { W, H } = s;
  const { made } = s;
  const desert = s.facts.climate === 'desert';
  const local = isSnowy(s) ? made.snow : desert ? made.sand : made.grass;
  s.rect(0, ground, W, H - ground, s.fade([0, s.paint(local, 0.92, 0.1)], [1, s.paint(local, 0.5)]));
  if (s.has('pool') && !isSnowy(s)) drawLongPool(s, ground, middle);
  else drawPath(s, ground, middle);
}

function drawPath(s: Stage, ground: number, middle: number): void {
  const { W, H } = s;
  const sway = W * s.between(-0.14, 0.2);
  const surface = isSnowy(s) ? s.made.snow : s.made.stone;
  s.path(
    d`M${middle - W * 0.03} ${ground}C${middle + sway * 0.2} ${ground + H * 0.1} ${middle + sway - W * 0.2} ${H * 0.86} ${middle + sway - W * 0.16} ${H}H${middle + sway + W * 0.22}C${middle + sway + W * 0.1} ${H * 0.86} ${middle + W * 0.12} ${ground + H * 0.1} ${middle + W * 0.03} ${ground}Z`,
    s.fade([0, s.paint(surface, isSnowy(s) ? 0.45 : 0.95)], [1, s.paint(surface, isSnowy(s) ? 0.3 : 0.6)]),
  );
  if (isSnowy(s)) return;
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i++) {
      const t = 0.2 + i * 0.3;
      drawShrubs(
        s,
        middle + side * W * (0.08 + t * 0.2) + sway * t - W * 0.05,
        middle + side * W * (0.08 + t * 0.2) + sway * t + W * 0.03,
        ground + (H - ground) * t,
        (36 + 34 * t) * s.u,
        0.02,
        i % 2 ? s.made.rose : s.made.leaf,
      );
    }
  }
}

function drawLongPool(s: Stage, ground: number, middle: number): void {
  const { W, H, u } = s;
  const deep = H - ground;
  s.rect(
    0,
    ground + deep * 0.12,
    W,
    deep,
    s.fade([0, s.paint(s.made.stone, 1)], [1, s.paint(s.made.stone, 0.7)]),
  );
  const spread = s.between(0.8, 1.2);
  if (s.chance(0.5)) drawBasin(s, ground + deep * 0.1);
  else
    s.path(
      d`M${middle - W * 0.16 * spread} ${ground + deep * 0.26}H${middle + W * 0.16 * spread}L${middle + W * 0.44 * spread} ${H + 10}H${middle - W * 0.44 * spread}Z`,
      poolFill(s),
      ` stroke="${s.paint(s.made.white, 0.95)}" stroke-width="${Math.round(10 * u)}"`,
    );
  drawSparkle(s, middle - W * 0.2, ground + deep * 0.45, middle + W * 0.14, H * 0.97, 12);
  for (let i = 0; i < 3; i++) {
    const k = (58 + i * 22) * u;
    drawUmbrella(s, middle - W * (0.26 + i * 0.1) * spread, ground + deep * (0.3 + i * 0.2), k, i);
    if (i < 2)
      drawUmbrella(s, middle + W * (0.22 + i * 0.11) * spread, ground + deep * (0.3 + i * 0.2), k, i + 1);
  }
}
