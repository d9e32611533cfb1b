/** Where the name of a place stands beside its dot. */
export type Side = 'above' | 'below' | 'right' | 'left';

/** A dot on the map, in pixels, and the size of its name. */
export type Labelled = { x: number; y: number; width: number; height: number; prefers: Side };

type Box = { left: number; top: number; right: number; bottom: number };

const sides: readonly Side[] = ['above', 'below', 'right', 'left'];
const dotRadius = 8;
/** Between a dot and its name. */
const gap = 4;

/** What it costs, in covered pixels, that a name stands where it is not used to. */
const unusual = 1;

type Found = { cost: number; sides: readonly Side[] };

/**
 * On which side of its dot each name stands: of all ways to arrange them the one that covers least of other dots and
 * names, and of those the most usual one. For the few places of a map: it looks at every way that may be better.
 */
export function labelSides(marks: readonly Labelled[]): readonly Side[] {
  const dots = marks.map(dotOf);
  const arrange = (names: readonly Box[], so: Found, best: Found): Found => {
    if (so.cost >= best.cost) return best;
    const index = names.length;
    const mark = marks[index];
    if (!mark) return so;
    const taken = [...dots.filter((_, other) => other !== index), ...names];
    return [mark.prefers, ...sides.filter((side) => side !== mark.prefers)].reduce((found, side) => {
      const name = nameBox(mark, side);
      const covered = taken.reduce((sum, box) => sum + sharedArea(name, box), 0);
      const cost = so.cost + covered + (side === mark.prefers ? 0 : unusual);
      return arrange([...names, name], { cost, sides: [...so.sides, side] }, found);
    }, best);
  };
  return arrange([], { cost: 0, sides: [] }, { cost: Infinity, sides: [] }).sides;
}

const dotOf = ({ x, y }: Labelled): Box => around(x, y, dotRadius, dotRadius);

const around = (x: number, y: number, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  top: y - halfHeight,
  right: x + halfWidth,
  bottom: y + halfHeight,
});

/** What a name takes on a side of its dot. */
export function nameBox({ x, y, width, height }: Labelled, side: Side): Box {
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const away = dotRadius + gap;
  const at = {
    above: [x, y - away - halfHeight],
    below: [x, y + away + halfHeight],
    right: [x + away + halfWidth, y],
    left: [x - away - halfWidth, y],
  } as const;
  return around(...at[side], halfWidth, halfHeight);
}

function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
