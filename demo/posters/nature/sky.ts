import { type Colour, hex, mix } from '../light/colour.ts';
import { d } from '../path.ts';
import type { Stage } from '../stage.ts';

/** The sky down to the horizon with its sun or moon, clouds, and sometimes birds, stars or northern lights. */
export function drawSky(s: Stage, horizon: number): void {
  const [top, middle, low] = s.light.sky;
  s.rect(0, 0, s.W, horizon + 2, s.fade([0, hex(top)], [0.58, hex(middle)], [1, hex(low)]));
  s.sun.y = horizon * s.light.sunY * s.between(0.94, 1.04);
  s.sun.radius = s.light.sunRadius * Math.min(s.W, s.H) * s.between(0.92, 1.22);
  if (s.facts.hour === 'night') drawStars(s, horizon);
  if (s.has('aurora')) drawAurora(s, horizon);
  drawSun(s);
  drawClouds(s, horizon);
  if (s.facts.hour !== 'night' && !s.has('headline') && s.chance(0.6)) drawBirds(s, horizon);
}

function drawSun(s: Stage): void {
  const { x, y, radius } = s.sun;
  const colour = hex(s.light.sun);
  s.disc(x, y, radius * 5, s.halo([0, colour, 0.65], [0.35, colour, 0.22], [1, colour, 0]));
  s.disc(x, y, radius, colour);
  const [top, middle] = s.light.sky;
  if (s.facts.hour === 'night')
    s.disc(x - radius * 0.42, y - radius * 0.16, radius * 0.86, hex(mix(top, middle, 0.55)));
}

function drawStars(s: Stage, horizon: number): void {
  let small = '';
  let large = '';
  for (let i = 0; i < 40; i++) {
    const dot = d`M${s.random() * s.W} ${s.random() * horizon * 0.8}h0`;
    if (i % 3) small += dot;
    else large += dot;
  }
  s.stroke(small, '#fff', 2.6 * s.u, ' opacity=".5"');
  s.stroke(large, '#fff', 4.4 * s.u, ' opacity=".8"');
}

function drawAurora(s: Stage, horizon: number): void {
  const tints: Colour[] = [mix(s.made.leaf, s.made.shallow, 0.5), mix(s.made.tile, s.made.rose, 0.35)];
  for (const [i, tint] of tints.entries()) {
    const y = horizon * (0.34 + i * 0.12);
    const rise = horizon * s.between(0.2, 0.3);
    const wave = horizon * s.between(0.1, 0.2);
    const fill = s.fade([0, hex(tint), 0.02], [0.65, hex(tint), 0.62], [1, hex(tint), 0.06]);
    const { W } = s;
    s.path(
      d`M0 ${y}C${W * 0.25} ${y - wave * 2} ${W * 0.35} ${y + wave * 1.6} ${W * 0.6} ${y - wave * 0.3}S${W * 0.9} ${y + wave * 0.6} ${W} ${y - wave}V${y - wave - rise}C${W * 0.8} ${y - rise} ${W * 0.75} ${y - wave * 2 - rise} ${W * 0.55} ${y - wave - rise}S${W * 0.2} ${y - wave * 2 - rise} 0 ${y - rise}Z`,
      fill,
    );
  }
}

const CUMULUS = [
  [0.13, -0.09],
  [0.2, -0.14],
  [0.29, 0.03],
  [0.22, 0.12],
  [0.16, 0.08],
] as const;

function drawClouds(s: Stage, horizon: number): void {
  const night = s.facts.hour === 'night';
  const count = night ? 2 : s.pick([2, 3, 3, 4]);
  const tint = hex(
    s.lampsLit ? mix(s.light.haze, s.light.light, 0.2) : mix(s.light.light, s.made.white, 0.5),
  );
  const heaped = s.facts.hour === 'day';
  const fill = heaped ? s.fade([0, tint, 0.95], [1, tint, 0.1]) : tint;
  for (let i = 0; i < count; i++) {
    const w = s.between(170, 370) * s.u;
    const share = (i + s.between(0.05, 0.6)) / count;
    const x = s.W * (s.has('headline') ? 0.44 + share * 0.56 : share) - w * 0.3;
    const y = horizon * s.between(0.18, 0.66);
    if (heaped) drawCumulus(s, x, y, w, fill);
    else drawStreaks(s, x, y, w, fill, night ? 0.16 : 0.5);
  }
}

function drawCumulus(s: Stage, x: number, y: number, w: number, fill: string): void {
  let data = d`M${x} ${y}`;
  for (const [dx, dy] of CUMULUS) {
    const radius = Math.hypot(dx, dy) * w * 0.6;
    data += d`a${radius} ${radius} 0 0 1 ${dx * w} ${dy * w * 1.02}`;
  }
  s.path(`${data}Z`, fill);
}

function drawStreaks(s: Stage, x: number, y: number, w: number, fill: string, opacity: number): void {
  for (let k = 0; k < 3; k++) {
    const height = (7 + k * 3) * s.u;
    const left = x + s.between(-0.3, 0.3) * w;
    s.rect(
      left,
      y + k * 15 * s.u,
      w * s.between(0.5, 1.1),
      height,
      fill,
      ` rx="${Math.round(height / 2)}" opacity="${opacity}"`,
    );
  }
}

function drawBirds(s: Stage, horizon: number): void {
  const startX = s.W * s.between(0.16, 0.5);
  const startY = horizon * s.between(0.28, 0.5);
  let data = '';
  for (let i = 0; i < s.pick([3, 4, 5]); i++) {
    const x = startX + i * s.between(26, 44) * s.u;
    const y = startY + s.between(-24, 24) * s.u;
    const k = s.between(8, 14) * s.u;
    data += d`M${x - k} ${y - k * 0.4}q${k * 0.6} ${-k * 0.3} ${k} ${k * 0.4}q${k * 0.6} ${-k * 0.7} ${k} ${-k * 0.4}`;
  }
  s.stroke(data, s.paint(s.made.ink, 0.2, 0.25), 2.2 * s.u);
}
