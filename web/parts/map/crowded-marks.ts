import { mapLimits } from './map-limits.ts';

/** A mark where it is seen, by the middle of its icon, with the name to the right of it; in pixels. */
export type SeenMark = { key: string; x: number; y: number; name: string };

/** About what a letter of a name takes, the widest that a name becomes, and half the height of one. */
const name = { letter: 7, widest: 192, halfHeight: 14 };

const reach = mapLimits.iconSize / 2;

/** The marks whose names would lie over the icon of another: those names are shown on demand. */
export function crowdedMarks(marks: readonly SeenMark[]): Set<string> {
  const isCovered = (mark: SeenMark) =>
    marks.some((other) => other !== mark && hasIconUnderName(mark, other));
  return new Set(marks.filter((mark) => mark.name && isCovered(mark)).map(({ key }) => key));
}

function hasIconUnderName(mark: SeenMark, other: SeenMark) {
  const end = mark.x + reach + Math.min(mark.name.length * name.letter, name.widest);
  const isBeside = other.x + reach > mark.x + reach && other.x - reach < end;
  return isBeside && Math.abs(other.y - mark.y) < reach + name.halfHeight;
}
