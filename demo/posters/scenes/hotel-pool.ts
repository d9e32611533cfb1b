import { drawHotel } from '../hotels/draw-hotel.ts';
import { drawFrame } from '../nature/framing.ts';
import { drawShrubs } from '../nature/plants.ts';
import { d } from '../path.ts';
import type { Stage } from '../stage.ts';
import { drawBackdrop, drawBasin, drawGardenTrees, drawUmbrella } from './grounds.ts';

/** The pool from its edge, the hotel behind; with slides it is a water park. */
export function drawPool(s: Stage): void {
  const { W, H, u } = s;
  const ground = H * s.between(0.6, 0.66);
  drawBackdrop(s, ground);
  if (s.has('slides') && s.facts.kind === 'waterpark') drawSlides(s, ground);
  else
    drawHotel(s, {
      x: -W * 0.04,
      y: ground,
      w: W * s.between(0.5, 0.62),
      h: H * (s.facts.architecture === 'skyscraper' ? 0.46 : s.between(0.26, 0.36)),
      depth: 0.02,
    });
  drawGardenTrees(s, ground, W * 0.56, W * 0.96);
  drawShrubs(s, -20, W * 1.05, ground + 10 * u, 60 * u, 0.06);
  s.rect(0, ground, W, H - ground, s.fade([0, s.paint(s.made.stone, 1)], [1, s.paint(s.made.stone, 0.7)]));
  drawBasin(s, ground);
  const row = s.pick([4, 5, 6]);
  for (let i = 0; i < row; i++)
    drawUmbrella(s, W * (0.34 + (i * 0.58) / row), ground + H * 0.06 + i * 3 * u, (74 + i * 3) * u, i);
  drawFrame(s, 0.86);
}

function drawSlides(s: Stage, ground: number): void {
  const { W, H, u } = s;
  const top = ground - H * 0.38;
  const [first, second] = s.made.accents;
  let posts = '';
  for (const x of [0.14, 0.2, 0.26]) posts += d`M${W * x} ${ground}V${top - H * 0.08}`;
  s.stroke(posts, s.paint(s.made.white, 0.8), 9 * u);
  s.rect(W * 0.11, top, W * 0.18, H * 0.022, s.paint(s.made.wood, 0.9));
  s.path(
    d`M${W * 0.1} ${top - H * 0.07}L${W * 0.2} ${top - H * 0.14} ${W * 0.3} ${top - H * 0.07}Z`,
    s.paint(first, 1),
  );
  const slides = [
    [
      d`M${W * 0.28} ${top}C${W * 0.52} ${top + H * 0.02} ${W * 0.3} ${top + H * 0.2} ${W * 0.5} ${top + H * 0.22}S${W * 0.56} ${ground - H * 0.02} ${W * 0.66} ${ground + H * 0.06}`,
      first,
    ],
    [
      d`M${W * 0.26} ${top + H * 0.06}C${W * 0.4} ${top + H * 0.14} ${W * 0.24} ${top + H * 0.26} ${W * 0.36} ${top + H * 0.3}S${W * 0.4} ${ground} ${W * 0.46} ${ground + H * 0.07}`,
      second,
    ],
    [
      d`M${W * 0.12} ${top + H * 0.04}C${-W * 0.04} ${top + H * 0.12} ${W * 0.1} ${top + H * 0.24} ${W * 0.02} ${ground + H * 0.06}`,
      s.made.lamp,
    ],
  ] as const;
  for (const [data, colour] of slides) {
    s.stroke(data, s.paint(colour, 0.3), 36 * u);
    s.stroke(data, s.paint(colour, 1), 25 * u);
    s.stroke(data, s.paint(s.made.pool, 1), 9 * u);
  }
}
