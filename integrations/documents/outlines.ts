import { drawable, fontOf, type Weight } from './fonts.ts';

type Placed = { x: number; y: number; size: number; weight: Weight; anchor?: 'start' | 'end' };

/** Letters of large type stand closer. */
const tightness = (size: number) => (size >= 40 ? -0.03 : 0);

/** A line of text as the `d` of an SVG path, its baseline at `y`. */
export function outlineOf(text: string, { x, y, size, weight, anchor = 'start' }: Placed): string {
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(drawable(text));
  let at = anchor === 'end' ? x - widthOf(text, size, weight) : x;
  return glyphs
    .map((glyph, index) => {
      const place = positions[index]!; // one for each glyph
      const path = glyph.path
        .scale(scale, -scale)
        .translate(at + place.xOffset * scale, y - place.yOffset * scale)
        .toSVG();
      at += place.xAdvance * scale + tightness(size) * size;
      return path;
    })
    .join('');
}

export function widthOf(text: string, size: number, weight: Weight): number {
  const font = fontOf(weight);
  const { glyphs, advanceWidth } = font.layout(drawable(text));
  return (advanceWidth * size) / font.unitsPerEm + glyphs.length * tightness(size) * size;
}

type Room = { most: number; least: number; room: number; weight?: Weight };

/** The largest size at which a text has room, and the text, which is cut where it has none at the least of them. */
export function fittingSize(text: string, { most, least, room, weight = 'bold' }: Room) {
  for (let size = most; size > least; size -= 2)
    if (widthOf(text, size, weight) <= room) return { text, size };
  return { text: cutTo(text, room, (part) => widthOf(part, least, weight)), size: least };
}

function cutTo(text: string, room: number, width: (part: string) => number): string {
  if (width(text) <= room) return text;
  let cut = text;
  while (cut && width(`${cut}…`) > room) cut = cut.slice(0, -1).trimEnd();
  return `${cut}…`;
}
