import { mix } from '../light/colour.ts';
import { drawSailboat } from '../made/boats.ts';
import { drawFrame } from '../nature/framing.ts';
import { drawPalm } from '../nature/plants.ts';
import { drawRelief } from '../nature/relief.ts';
import { drawSky } from '../nature/sky.ts';
import { drawWater } from '../nature/water.ts';
import { d, polygon } from '../path.ts';
import type { Stage } from '../stage.ts';
import { drawLamp } from './furniture.ts';

/** What one sees from a window or a terrace: the place's relief over its water, or over gardens where it has none. */
export function drawView(s: Stage, horizon: number): void {
  drawSky(s, horizon);
  drawRelief(s, horizon, 0.85);
  if (s.facts.coast !== 'none') {
    drawWater(s, horizon);
    drawSailboat(s, s.W * s.between(0.5, 0.66), horizon + s.H * 0.05, 60 * s.u);
    return;
  }
  const snowy = s.facts.season === 'winter' && (s.facts.climate === 'alpine' || s.facts.climate === 'nordic');
  const ground = snowy ? s.made.snow : s.facts.climate === 'desert' ? s.made.dune : s.made.grass;
  s.rect(0, horizon, s.W, s.H - horizon, s.fade([0, s.paint(ground, 1, 0.3)], [1, s.paint(ground, 0.6)]));
}

/** A bedroom with its window on the place, or a picture of it on the wall of a cabin inside a ship. */
export function drawRoom(s: Stage): void {
  const { W, H } = s;
  if (s.facts.has.includes('inside')) {
    drawInside(s);
    return;
  }
  drawView(s, H * s.between(0.42, 0.5));
  const window = {
    x0: W * s.between(0.38, 0.46),
    x1: W * s.between(0.86, 0.92),
    y0: H * s.between(0.07, 0.13),
    y1: H * 0.74,
  };
  const style = s.pick(['sash', 'arch', 'wide']);
  drawWallAround(s, window, style);
  drawCurtains(s, window);
  drawFloor(s, window);
  drawBed(s);
  drawLamp(s, W * 0.335, H * 0.29);
  drawPalm(s, { x: W * 0.975, y: H * 0.95, height: H * 0.3 }, 0.02);
}

function drawInside(s: Stage): void {
  const { W, H, u } = s;
  drawView(s, H * 0.36);
  const picture = { x0: W * 0.52, x1: W * 0.82, y0: H * 0.2, y1: H * 0.48 };
  const { x0, x1, y0, y1 } = picture;
  drawWall(s, d`M${x0} ${y0}V${y1}H${x1}V${y0}Z`);
  s.stroke(d`M${x0} ${y0}V${y1}H${x1}V${y0}Z`, s.paint(s.made.wood, 0.8), 14 * u);
  for (const x of [0.44, 0.9])
    s.stroke(d`M${W * x} 0V${H * 0.8}`, s.paint(s.made.wood, 0.6), 4 * u, ' opacity=".35"');
  drawFloor(s, picture);
  drawBed(s);
  drawLamp(s, W * 0.335, H * 0.29);
}

function drawWall(s: Stage, hole: string): void {
  const { W, H } = s;
  const [wall = s.made.wall] = s.made.walls;
  const tone = mix(s.made.wall, wall, 0.45);
  s.path(
    `${d`M0 0H${W}V${H}H0Z`}${hole}`,
    s.fade([0, s.paint(tone, 0.72)], [1, s.paint(s.made.stone, 0.8)]),
    ' fill-rule="evenodd"',
  );
}

type Opening = { x0: number; x1: number; y0: number; y1: number };

function drawWallAround(s: Stage, { x0, x1, y0, y1 }: Opening, style: 'sash' | 'arch' | 'wide'): void {
  const { H, u } = s;
  const r = (x1 - x0) / 2;
  const hole =
    style === 'arch'
      ? d`M${x0} ${y1}V${y0 + r * 0.5}a${r} ${r * 0.5} 0 0 1 ${r * 2} 0V${y1}Z`
      : d`M${x0} ${y0}V${y1}H${x1}V${y0}Z`;
  drawWall(s, hole);
  const bars = style === 'wide' ? [1 / 3, 2 / 3] : [0.5];
  for (const t of bars) s.rect(x0 + (x1 - x0) * t - 5 * u, y0, 10 * u, y1 - y0, s.paint(s.made.white, 0.9));
  s.stroke(d`M${x0} ${y1 - H * 0.16}H${x1}`, s.paint(s.made.ink, 0.5), 4 * u);
}

function drawCurtains(s: Stage, { x0, x1, y0 }: Opening): void {
  const { W, H, u } = s;
  const cloth = s.pick([s.made.white, s.made.white, mix(s.made.white, s.made.accents[1], 0.35)]);
  for (const [x, side] of [
    [x0 - W * 0.05, 1],
    [x1 + W * 0.05, -1],
  ] as const) {
    for (let i = 0; i < 4; i++) {
      s.path(
        d`M${x + side * i * 26 * u} ${y0 - 26 * u}h${side * 26 * u}Q${x + side * (i * 30 + 10) * u} ${H * 0.5} ${x + side * (i + 1) * 22 * u} ${H * 0.8}h${-side * 22 * u}Z`,
        s.paint(cloth, i % 2 ? 0.95 : 0.68),
      );
    }
  }
}

function drawFloor(s: Stage, { x0, x1 }: Opening): void {
  const { W, H } = s;
  const floor = s.pick([s.made.thatch, s.made.stone, mix(s.made.wood, s.made.thatch, 0.5)]);
  s.rect(0, H * 0.8, W, H * 0.2, s.fade([0, s.paint(floor, 0.9)], [1, s.paint(floor, 0.5)]));
  s.path(
    polygon([
      [x0, H * 0.8],
      [x1, H * 0.8],
      [x1 - W * 0.16, H],
      [x0 - W * 0.2, H],
    ]),
    s.paint(s.made.lamp, 1),
    ' opacity=".3"',
  );
}

function drawBed(s: Stage): void {
  const { W, H, u } = s;
  const { made } = s;
  const head = s.pick([made.deep, made.wood, made.thatch, made.leafDark, made.accents[1]]);
  const round = (radius: number) => ` rx="${Math.round(radius * u)}"`;
  s.rect(
    -W * 0.02,
    H * s.between(0.36, 0.44),
    W * 0.36,
    H * 0.34,
    s.paint(head, 0.6),
    round(s.pick([4, 22, 60])),
  );
  s.rect(-W * 0.02, H * 0.62, W * 0.5, H * 0.24, s.paint(made.white, 0.95), round(26));
  s.rect(W * 0.02, H * 0.53, W * 0.13, H * 0.13, s.paint(made.white, 1), round(24));
  s.rect(W * 0.17, H * 0.54, W * 0.12, H * 0.12, s.paint(made.white, 0.78), round(24));
  s.rect(W * 0.11, H * 0.58, W * 0.1, H * 0.09, s.paint(made.accents[1], 0.95), round(18));
  s.path(
    d`M${W * 0.3} ${H * 0.62}H${W * 0.43}Q${W * 0.48} ${H * 0.63} ${W * 0.48} ${H * 0.68}V${H * 0.86}H${W * 0.3}Z`,
    s.paint(made.accents[0], 0.85),
  );
  s.rect(-W * 0.02, H * 0.78, W * 0.5, H * 0.1, s.paint(made.white, 0.6), round(10));
}

/** A bath by the window, a mirror and a basin. */
export function drawBathroom(s: Stage): void {
  const { W, H, u } = s;
  const { made } = s;
  drawView(s, H * 0.48);
  const tile = s.pick([made.tile, made.leaf, made.stone, made.shallow]);
  const isInside = s.facts.has.includes('inside');
  const window = isInside ? '' : d`M${W * 0.52} ${H * 0.12}V${H * 0.62}H${W * 0.94}V${H * 0.12}Z`;
  s.path(
    `${d`M0 0H${W}V${H}H0Z`}${window}`,
    s.fade([0, s.paint(mix(made.wall, tile, 0.25), 0.8)], [1, s.paint(mix(made.wall, tile, 0.4), 0.85)]),
    ' fill-rule="evenodd"',
  );
  let joints = '';
  for (let i = 1; i < 6; i++)
    joints += d`M0 ${H * (0.36 + i * 0.08)}H${W * 0.5}M${W * 0.1 * (i - 0.5)} ${H * 0.36}V${H * 0.84}`;
  s.rect(0, H * 0.36, W * 0.5, H * 0.48, s.paint(tile, 0.75));
  s.stroke(joints, s.paint(made.white, 0.9), 2 * u, ' opacity=".5"');
  if (!isInside) s.rect(W * 0.72, H * 0.12, 9 * u, H * 0.5, s.paint(made.white, 0.9));
  s.rect(0, H * 0.84, W, H * 0.16, s.fade([0, s.paint(made.stone, 0.95)], [1, s.paint(made.stone, 0.55)]));
  s.disc(W * 0.2, H * 0.3, H * 0.15, s.paint(made.white, 0.9));
  s.disc(
    W * 0.2,
    H * 0.3,
    H * 0.135,
    s.fade([0, s.paint(made.shallow, 1, 0.4)], [1, s.paint(made.glass, 0.9, 0.2)]),
  );
  s.rect(W * 0.04, H * 0.58, W * 0.34, H * 0.05, s.paint(made.wood, 0.8));
  s.path(
    d`M${W * 0.12} ${H * 0.51}h${W * 0.16}q0 ${H * 0.07} ${-W * 0.08} ${H * 0.07}t${-W * 0.08} ${-H * 0.07}Z`,
    s.paint(made.white, 1),
  );
  s.rect(W * 0.06, H * 0.63, W * 0.3, H * 0.21, s.paint(made.wood, 0.45));
  s.path(
    d`M${W * 0.46} ${H * 0.66}H${W * 0.98}q${W * 0.01} ${H * 0.22} ${-W * 0.1} ${H * 0.22}H${W * 0.56}q${-W * 0.09} 0 ${-W * 0.1} ${-H * 0.22}Z`,
    s.fade([0, s.paint(made.white, 1)], [1, s.paint(made.white, 0.55)]),
  );
  s.rect(W * 0.445, H * 0.645, W * 0.55, H * 0.028, s.paint(made.white, 1), ` rx="${Math.round(12 * u)}"`);
  s.stroke(
    d`M${W * 0.9} ${H * 0.645}v${-H * 0.1}q0 ${-H * 0.03} ${-W * 0.035} ${-H * 0.03}v${H * 0.03}`,
    s.paint(made.lamp, 0.6),
    8 * u,
  );
  drawLamp(s, W * 0.42, H * 0.16);
  drawPalm(s, { x: W * 0.43, y: H * 0.88, height: H * 0.26 }, 0.03);
}

/** Two chairs on a balcony above the view. */
export function drawBalcony(s: Stage): void {
  const { W, H, u } = s;
  const { made } = s;
  drawView(s, H * s.between(0.46, 0.54));
  drawFrame(s, 0.8);
  s.rect(0, H * 0.8, W, H * 0.2, s.fade([0, s.paint(made.stone, 0.95)], [1, s.paint(made.stone, 0.6)]));
  let posts = '';
  for (let i = 0; i <= 22; i++) posts += d`M${(W * i) / 22} ${H * 0.62}V${H * 0.8}`;
  s.stroke(posts, s.paint(made.white, 0.85), 5 * u);
  s.rect(0, H * 0.605, W, H * 0.022, s.paint(made.white, 1));
  const cloth = made.accents[0];
  for (const x of [0.2, 0.56]) {
    const left = W * x;
    s.path(
      d`M${left} ${H * 0.66}q${W * 0.02} ${H * 0.13} ${W * 0.05} ${H * 0.16}h${W * 0.13}v${H * 0.03}H${left + W * 0.03}Q${left - W * 0.02} ${H * 0.8} ${left - W * 0.03} ${H * 0.66}Z`,
      s.paint(cloth, 0.9),
    );
    s.stroke(
      d`M${left + W * 0.03} ${H * 0.84}l${-W * 0.02} ${H * 0.12}M${left + W * 0.17} ${H * 0.84}l${W * 0.02} ${H * 0.12}M${left} ${H * 0.76}h${W * 0.17}`,
      s.paint(made.wood, 0.6),
      8 * u,
    );
  }
  s.rect(W * 0.405, H * 0.8, W * 0.11, H * 0.018, s.paint(made.wood, 0.95));
  s.rect(W * 0.453, H * 0.81, W * 0.012, H * 0.14, s.paint(made.wood, 0.5));
  s.path(
    d`M${W * 0.44} ${H * 0.74}h${W * 0.03}l${-W * 0.006} ${H * 0.06}h${-W * 0.018}Z`,
    s.paint(made.lamp, 0.9),
  );
  s.rect(0, 0, W, H * 0.05, s.paint(made.wall, 0.55));
  s.path(
    d`M0 ${H * 0.05}H${W * 0.1}Q${W * 0.06} ${H * 0.4} ${W * 0.03} ${H * 0.62}H0Z`,
    s.paint(made.white, 0.8),
  );
}
