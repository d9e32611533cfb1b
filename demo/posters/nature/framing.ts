import { d } from '../path.ts';
import type { Stage } from '../stage.ts';
import {
  drawCypress,
  drawFronds,
  drawPalm,
  drawPine,
  drawShrubs,
  drawStonePine,
  drawTree,
} from './plants.ts';
import { snowLine } from './relief.ts';

/** The one thing that frames a picture at its right edge, `ground` being where it stands: the tree of the place's climate. */
export function drawFrame(s: Stage, ground = 0.92): void {
  const { W, H } = s;
  const reach = s.between(0.54, 0.7);
  const tree = frameOf(s);
  if (tree === 'palms') {
    drawPalm(s, { x: W * s.between(0.93, 0.99), y: H * ground, height: H * reach }, -s.between(0.1, 0.24));
    if (s.chance(0.75))
      drawPalm(
        s,
        {
          x: W * s.between(0.8, 0.87),
          y: H * (ground - 0.05),
          height: H * reach * s.between(0.55, 0.72),
          depth: 0.06,
        },
        s.between(-0.16, 0.08),
      );
  } else if (tree === 'fronds') {
    drawFronds(s, [W * 1.01, H * -0.01], H * 0.44);
    drawFronds(s, [W * 0.8, -H * 0.07], H * 0.28, 0.05);
  } else if (tree === 'cypress') {
    drawShrubs(s, W * 0.7, W * 1.1, H * 1.02, 150 * s.u);
    for (let i = 0; i < 4; i++)
      drawCypress(s, {
        x: W * (0.82 + i * 0.055),
        y: H * (0.98 - i * 0.015),
        height: H * s.between(0.28, 0.5),
      });
  } else if (tree === 'stone pine') {
    drawStonePine(
      s,
      { x: W * 0.99, y: H * (ground + 0.06), height: H * reach * 1.05 },
      -s.between(0.08, 0.2),
    );
  } else if (tree === 'bougainvillea') {
    drawBougainvillea(s);
  } else if (tree === 'conifers') {
    const snowy = s.facts.season === 'winter' && snowLine(s) > 0;
    for (const [x, y, share] of [
      [0.86, 1.04, 0.6],
      [0.98, 1.04, 0.85],
      [0.91, 1.06, 1],
    ] as const) {
      drawPine(s, { x: W * x, y: H * y, height: H * reach * 0.85 * share }, snowy);
    }
  } else {
    drawShrubs(s, W * 0.72, W * 1.1, H * 1.02, 110 * s.u);
    drawTree(s, { x: W * s.between(0.92, 0.98), y: H * (ground + 0.06), height: H * reach });
  }
}

type Frame = 'palms' | 'fronds' | 'cypress' | 'stone pine' | 'bougainvillea' | 'conifers' | 'tree';

function frameOf(s: Stage): Frame {
  const { climate, architecture } = s.facts;
  if (s.has('headline')) return 'palms';
  if (s.has('pines')) return climate === 'mediterranean' ? s.pick(['stone pine', 'cypress']) : 'conifers';
  if (s.has('palms')) return s.pick(climate === 'tropical' ? ['palms', 'palms', 'fronds'] : ['palms']);
  if (climate === 'tropical') return s.pick(['palms', 'fronds', 'fronds']);
  if (climate === 'desert') return 'palms';
  if (climate === 'alpine' || climate === 'nordic') return 'conifers';
  if (climate === 'temperate') return s.pick(['tree', 'tree', 'conifers']);
  return s.pick(
    architecture === 'whitewashed'
      ? ['bougainvillea', 'bougainvillea', 'cypress']
      : ['stone pine', 'cypress', 'bougainvillea', 'palms'],
  );
}

/** Vines of blossom hanging in at the upper corner. */
function drawBougainvillea(s: Stage): void {
  const { W, H, u } = s;
  let [dark, lit, bloom] = ['', '', ''];
  for (let vine = 0; vine < 6; vine++) {
    const x = W * (0.78 + vine * 0.042);
    const length = H * (0.07 + 0.062 * vine) * s.between(0.8, 1.25);
    for (let y = 0; y < length; y += 30 * u) {
      const taper = 1 - y / (length * 1.15);
      const dot = () =>
        d`M${x + s.between(-38, 38) * u * taper + y * 0.08} ${y + s.between(-16, 16) * u}l${s.between(-9, 9) * u} ${10 * u}`;
      dark += dot() + dot();
      lit += dot();
      if (s.chance(0.75)) bloom += dot();
    }
  }
  s.stroke(dark, s.paint(s.made.leafDark, 0.35), 34 * u);
  s.stroke(lit, s.paint(s.made.leaf, 0.85), 20 * u);
  s.stroke(bloom, s.paint(s.made.rose, 1), 17 * u);
}
