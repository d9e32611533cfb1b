import { drawable, fontOf, type Weight } from './fonts.ts';

export type Lettering = { size: number; weight: Weight; fill: string };

type Place = { x: number; y: number };

/** A line of text as outlines, its baseline at `y`: whoever rasterises it needs no font. */
export function outlineOf(text: string, { size, weight, fill }: Lettering, { x, y }: Place): string {
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(drawable(text));
  let pen = 0;
  const letters = glyphs.map(({ path }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!; // one for each glyph
    const letter = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${path.toSVG()}"/>`;
    pen += xAdvance;
    return letter;
  });
  // Letters of a font stand upwards, those of a drawing downwards.
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
}

const widthOf = (text: string, { size, weight }: Lettering): number =>
  (fontOf(weight).layout(drawable(text)).advanceWidth * size) / fontOf(weight).unitsPerEm;

/** Words on as many lines as there is room for; what is left over ends in dots. */
export function linesOf(
  text: string,
  lettering: Lettering,
  room: { width: number; lines: number },
): string[] {
  const fits = (line: string) => widthOf(line, lettering) <= room.width;
  const lines: string[] = [];
  // A space that does not break holds the amount and its currency together.
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const last = lines.slice(room.lines - 1).join(' ');
  return [...lines.slice(0, room.lines - 1), ...(last ? [cutTo(last, fits)] : [])];
}

function cutTo(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line;
  let kept = line;
  while (kept && !fits(`${kept}…`)) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}
