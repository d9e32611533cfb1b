import sharp from 'sharp';
import { type ShareCard, shareCardSize } from '#lib/share-card.ts';
import { fittingSize, outlineOf, widthOf } from './outlines.ts';

const { width, height } = shareCardSize;
const side = 56;
const posterHeight = 404;

/** The design's roles as they are by day: `web/ui/styles/tokens.css`. */
const colours = { paper: '#fffdf9', ink: '#121f45', ink2: '#475472', sunk: '#f4ecdf', accent: '#ff9d4c' };

/**
 * The picture of a shared page: its poster, and beneath it the name and the price. Words are outlines of the house's own
 * letters, for a machine that draws need not know any font.
 */
export async function composeCard(card: ShareCard, picture: Uint8Array | undefined): Promise<Uint8Array> {
  const paper = { create: { width, height, channels: 3 as const, background: colours.paper } };
  const poster = picture
    ? await sharp(picture).resize(width, posterHeight, { fit: 'cover' }).toBuffer()
    : await sharp({ create: { width, height: posterHeight, channels: 3, background: colours.sunk } })
        .png()
        .toBuffer();
  const drawn = await sharp(paper)
    .composite([
      { input: poster, top: 0, left: 0 },
      { input: Buffer.from(wordsOf(card)), top: 0, left: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(drawn);
}

function wordsOf({ brand, title, stars, place, price }: ShareCard): string {
  const amount =
    price && outlineOf(price.amount, { x: width - side, y: 556, size: 76, weight: 'bold', anchor: 'end' });
  const before =
    price && outlineOf(price.before, { x: width - side, y: 472, size: 30, weight: 'normal', anchor: 'end' });
  const priceWidth = price
    ? Math.max(widthOf(price.amount, 76, 'bold'), widthOf(price.before, 30, 'normal'))
    : 0;
  const room = width - 2 * side - (price ? priceWidth + 40 : 0);
  const name = fittingSize(title, { most: 56, least: 32, room });
  const where = fittingSize(place, {
    most: 30,
    least: 22,
    room: room - (stars > 0 ? stars * 34 + 14 : 0),
    weight: 'normal',
  });
  const parts = [
    fill(colours.ink, outlineOf(name.text, { x: side, y: 486, size: name.size, weight: 'bold' })),
    starsAt(side, 516, stars),
    fill(
      colours.ink2,
      outlineOf(where.text, {
        x: side + (stars > 0 ? stars * 34 + 14 : 0),
        y: 541,
        size: where.size,
        weight: 'normal',
      }),
    ),
    ...(amount && before ? [fill(colours.ink, amount), fill(colours.ink2, before)] : []),
    signAt(side, 568),
    fill(colours.ink, outlineOf(brand, { x: side + 46, y: 596, size: 26, weight: 'bold' })),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

const fill = (colour: string, outline: string) => `<path fill="${colour}" d="${outline}"/>`;

const star = 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8L12 3.500Z';

const starsAt = (x: number, y: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<path transform="translate(${x - 4 + index * 34} ${y - 5}) scale(1.350)" fill="${colours.accent}" d="${star}"/>`,
  ).join('');

const signAt = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M5 20a12 12 0 0 1 24 0Z" fill="${colours.accent}"/><path d="M2 24.5h30M8 29.5h18" stroke="${colours.ink}" stroke-width="3" stroke-linecap="round" fill="none"/></g>`;
