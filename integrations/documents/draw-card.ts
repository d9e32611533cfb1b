import sharp from 'sharp';
import { type SharedCard, sharedCardSize } from '#lib/shared-card.ts';
import { starPath } from './sheet-pictures.ts';
import { type Lettering, linesOf, outlineOf } from './text-outline.ts';

const { width, height } = sharedCardSize;
/** Pixels: the side with the words, and what stands beside it. */
const wordsWidth = 690;
const side = 56;
const textWidth = wordsWidth - 2 * side;

/** Beside its words the picture; without one the words have the card for themselves. `picture` is the poster, as JPEG. */
export async function drawCard(card: SharedCard, picture: Uint8Array | undefined): Promise<Uint8Array> {
  const words = Buffer.from(wordsOf(card));
  const beside = picture ? [{ input: await posterBeside(picture), left: wordsWidth, top: 0 }] : [];
  const drawn = sharp(words, { density: 72 })
    .composite(beside)
    .flatten()
    .jpeg({ quality: 84, mozjpeg: true });
  return new Uint8Array(await drawn.toBuffer());
}

const posterBeside = (picture: Uint8Array) =>
  sharp(picture)
    .resize({ width: width - wordsWidth, height, fit: 'cover' })
    .toBuffer();

/** The words, from the top the name and its place, from the foot the price. */
function wordsOf({ brand, colours, heading, price }: SharedCard): string {
  const { ink, ink2, accent, sunk } = colours;
  const bold = (size: number): Lettering => ({ size, weight: 'bold', fill: ink });
  const plain = (size: number): Lettering => ({ size, weight: 'normal', fill: ink2 });
  const name = nameLettering(heading.name, bold);
  const nameLines = linesOf(heading.name, name, { width: textWidth, lines: 3 });
  const lineHeight = name.size * 1.12;
  const nameEnd = 148 + name.size * 0.74 + (nameLines.length - 1) * lineHeight;
  const hasCategory = heading.stars > 0 || heading.category !== '';
  const placeAt = nameEnd + (hasCategory ? 92 : 48);
  const category = linesOf(heading.category, plain(26), { width: textWidth, lines: 1 });
  return svg([
    `<rect width="${width}" height="${height}" fill="${sunk}"/>`,
    `<g transform="translate(${side} 48) scale(1.5)"><path d="M5 20a12 12 0 0 1 24 0Z" fill="${accent}"/><path d="M2 24.5h30M8 29.5h18" stroke="${ink}" stroke-width="3" stroke-linecap="round" fill="none"/></g>`,
    outlineOf(brand, bold(30), { x: side + 64, y: 86 }),
    ...nameLines.map((line, index) =>
      outlineOf(line, name, { x: side, y: 148 + name.size * 0.74 + index * lineHeight }),
    ),
    ...Array.from(
      { length: heading.stars },
      (_, index) =>
        `<path transform="translate(${side - 4 + index * 34} ${nameEnd + 18}) scale(1.4)" d="${starPath}" fill="${accent}"/>`,
    ),
    ...category.map((line) => outlineOf(line, plain(26), { x: side, y: nameEnd + 46 })),
    ...linesOf(heading.place, plain(28), { width: textWidth, lines: 1 }).map((line) =>
      outlineOf(line, plain(28), { x: side, y: placeAt }),
    ),
    ...(price ? priceOf(price, { bold, plain }) : []),
  ]);
}

type Letterings = Record<'bold' | 'plain', (size: number) => Lettering>;

/** The largest size at which a name needs no third line, within reason. */
function nameLettering(name: string, bold: Letterings['bold']): Lettering {
  const sizes = [60, 52, 44].map(bold);
  return (
    sizes.find((each) => !linesOf(name, each, { width: textWidth, lines: 2 }).at(-1)?.endsWith('…')) ??
    bold(40)
  );
}

function priceOf({ text, covers, asOf }: NonNullable<SharedCard['price']>, { bold, plain }: Letterings) {
  const amount = [76, 64, 52]
    .map(bold)
    .find((each) => linesOf(text, each, { width: textWidth, lines: 1 })[0] === text);
  const notes = [...covers, asOf].flatMap((line) => linesOf(line, plain(24), { width: textWidth, lines: 1 }));
  const firstNote = height - 50 - (notes.length - 1) * 34;
  return [
    ...linesOf(text, amount ?? bold(44), { width: textWidth, lines: 1 }).map((line) =>
      outlineOf(line, amount ?? bold(44), { x: side - 2, y: firstNote - 44 }),
    ),
    ...notes.map((line, index) => outlineOf(line, plain(24), { x: side, y: firstNote + index * 34 })),
  ];
}

const svg = (parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
