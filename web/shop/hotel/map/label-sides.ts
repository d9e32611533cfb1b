/** Where the name of a place stands beside its dot. */
export type Side = 'above' | 'below' | 'right' | 'left';

/** A dot on the map, in pixels, and the size of its name. */
export type Labelled = { x: number; y: number; width: number; height: number; prefers: Side };

type Box = { left: number; top: number; right: number; bottom: number };

const sides: readonly Side[] = ['above', 'below', 'right', 'left'];
const dotRadius = 8;
/** Between a dot and its name. */
const gap = 4;

/**
 * On which side of its dot each name stands, so that it covers neither another dot nor another name, where there is such
 * a side; else where it covers least. Those that come first choose first.
 */
export function labelSides(marks: readonly Labelled[]): Side[] {
  const dots = marks.map(dotOf);
  const names: Box[] = [];
  return marks.map((mark, index) => {
    const taken = [...dots.filter((_, other) => other !== index), ...names];
    const covered = (side: Side) => taken.reduce((sum, box) => sum + sharedArea(nameBox(mark, side), box), 0);
    const side = [mark.prefers, ...sides].reduce((best, each) =>
      covered(each) < covered(best) ? each : best,
    );
    names.push(nameBox(mark, side));
    return side;
  });
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
