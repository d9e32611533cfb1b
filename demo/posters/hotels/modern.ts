import { mix } from '../light/colour.ts';
import { type Box, drawWindows } from '../made/house.ts';
import { type Crown, drawTower } from '../made/landmarks.ts';
import { d } from '../path.ts';
import type { Stage } from '../stage.ts';

type Plan = 'slab' | 'stepped' | 'wings' | 'twins';

/** A resort of white balconies: one slab, a stepped one, a centre with wings, or two houses side by side. */
export function drawModern(s: Stage, { x, y, w, h, depth = 0 }: Box): void {
  const plan: Plan = s.pick(['slab', 'stepped', 'wings', 'twins']);
  const storey = h / s.pick([5, 6, 7]);
  const block = (left: number, width: number, floors: number, away = depth) =>
    drawBalconyBlock(
      s,
      { x: x + w * left, y, w: w * width, h: Math.max(2, floors) * storey, depth: away },
      storey,
    );
  const floors = Math.round(h / storey);
  if (plan === 'slab') block(0, 1, floors - 1);
  if (plan === 'stepped') {
    block(0.62, 0.38, floors - 3, depth + 0.04);
    block(0.34, 0.36, floors - 1, depth + 0.02);
    block(0, 0.42, floors);
  }
  if (plan === 'wings') {
    block(0, 0.36, floors - 2, depth + 0.05);
    block(0.64, 0.36, floors - 2, depth + 0.05);
    block(0.3, 0.4, floors);
  }
  if (plan === 'twins') {
    block(0.54, 0.46, floors - 1, depth + 0.05);
    block(0, 0.46, floors);
  }
  drawLobby(s, { x: x + w * 0.34, y, w: w * 0.32, h: storey * 1.1, depth });
}

function drawBalconyBlock(s: Stage, { x, y, w, h, depth = 0 }: Box, storey: number): void {
  const { made } = s;
  const wall = made.walls[0] ?? made.wall;
  const floors = Math.round(h / storey);
  const top = y - h;
  s.rect(x, top, w, h, s.paint(wall, 0.95, depth));
  const grid = {
    columns: Math.max(3, Math.round(w / (storey * 1.5))),
    rows: floors,
    width: 0.72,
    height: 0.6,
  };
  drawWindows(s, { x, y, w, h, depth }, { ...grid, pane: mix(made.wall, made.glass, 0.75) });
  let slabs = '';
  for (let floor = 0; floor <= floors; floor++) {
    slabs += d`M${x - storey * 0.12} ${top + floor * storey - storey * 0.06}h${w + storey * 0.24}v${Math.max(2, storey * 0.13)}h${-w - storey * 0.24}Z`;
  }
  s.path(slabs, s.paint(made.white, 1, depth));
  const shade = w * 0.14;
  s.rect(s.sun.x > x + w / 2 ? x : x + w - shade, top, shade, h, s.paint(wall, 0.2, depth), ' opacity=".4"');
}

function drawLobby(s: Stage, { x, y, w, h, depth = 0 }: Box): void {
  s.rect(x, y - h, w, h, s.lampsLit ? s.glow(depth) : s.paint(s.made.glass, 0.5, depth));
  s.rect(x - w * 0.08, y - h * 1.16, w * 1.16, h * 0.18, s.paint(s.made.accents[0], 0.9, depth));
  s.stroke(
    d`M${x + w * 0.25} ${y}v${-h}M${x + w * 0.5} ${y}v${-h}M${x + w * 0.75} ${y}v${-h}`,
    s.paint(s.made.white, 1, depth),
    3 * s.u,
  );
}

/** A tower hotel with its lower neighbours. */
export function drawSkyscraper(s: Stage, { x, y, w, h, depth = 0 }: Box): void {
  const crowns: [Crown, ...Crown[]] = ['flat', 'slant', 'step', 'round', 'spire'];
  const [glass = s.made.glass, other = s.made.glass, third = s.made.glass] = s.made.walls;
  drawTower(
    s,
    x + w * 0.02,
    y,
    w * 0.2,
    h * s.between(0.5, 0.72),
    s.pick(['flat', 'slant', 'step']),
    depth + 0.2,
    other,
  );
  drawTower(
    s,
    x + w * 0.74,
    y,
    w * 0.22,
    h * s.between(0.42, 0.66),
    s.pick(['flat', 'slant', 'step']),
    depth + 0.2,
    third,
  );
  const main = { x: x + w * s.between(0.3, 0.42), w: w * s.between(0.26, 0.34) };
  drawTower(s, main.x, y, main.w, h * 1.12, s.pick(crowns), depth, glass);
  let bands = '';
  for (let i = 1; i < 12; i++) bands += d`M${main.x} ${y - (h * 0.92 * i) / 12}h${main.w}`;
  s.stroke(bands, s.paint(s.made.white, 0.9, depth), 2 * s.u, ' opacity=".35"');
  drawLobby(s, { x: x + w * 0.18, y, w: w * 0.64, h: h * 0.1, depth });
}
