import type { SheetColours, SheetMap } from '#lib/printed-sheet.ts';
import { scannedCode } from '#lib/scanned-code.ts';

type Size = { width: number; height: number };

const svg = ({ width, height }: Size, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

const rounded = ({ width, height }: Size, radius: number) =>
  `<clipPath id="rounded"><rect width="${width}" height="${height}" rx="${radius}" ry="${radius}"/></clipPath>`;

/** A picture that fills its place, with round corners. */
export const posterPicture = (jpeg: Uint8Array, size: Size): string =>
  svg(
    size,
    `${rounded(size, 14)}<g clip-path="url(#rounded)"><image width="${size.width}" height="${size.height}" preserveAspectRatio="xMidYMid slice" xlink:href="data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}"/></g>`,
  );

/** The sign of the house: a sun over the sea. */
export const signPicture = ({ accent, ink }: SheetColours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="19" height="19" viewBox="0 0 34 34"><path d="M5 20a12 12 0 0 1 24 0Z" fill="${accent}"/><path d="M2 24.5h30M8 29.5h18" stroke="${ink}" stroke-width="3" stroke-linecap="round" fill="none"/></svg>`;

export const starPath = 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8L12 3.500Z';

export const starsPicture = (count: number, { accent }: SheetColours): string =>
  svg(
    { width: count * 13, height: 12 },
    Array.from(
      { length: count },
      (_, index) =>
        `<g transform="translate(${index * 13 - 1} -1) scale(.56)"><path d="${starPath}" fill="${accent}"/></g>`,
    ).join(''),
  );

const water = '#d5e6ea';

/** Steps of a map's square. */
const steps = 100;

/** Land and water with a pin where the place is. */
export function mapPicture({ land, x, y }: SheetMap, colours: SheetColours, width: number): string {
  const size = { width, height: width };
  const scale = width / steps;
  return svg(
    size,
    `${rounded(size, 12)}<g clip-path="url(#rounded)"><rect width="${width}" height="${width}" fill="${water}"/><g transform="scale(${scale})"><path d="${land}" fill="${colours.sunk}" stroke="${colours.line}" stroke-width="0.500"/></g>${pin(x * scale, y * scale, colours)}</g>`,
  );
}

const pin = (x: number, y: number, { ink, accent }: SheetColours) =>
  `<g transform="translate(${x - 9} ${y - 23}) scale(.75)"><path d="M12 31S2 20.500 2 12.500a10 10 0 0 1 20 0C22 20.500 12 31 12 31Z" fill="${ink}"/><circle cx="12" cy="12.500" r="4" fill="${accent}"/></g>`;

/** A code to point a phone at: its dark squares. */
export function codePicture(address: string, { ink }: SheetColours, width: number): string {
  const { size, path } = scannedCode(address, 'L');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${size} ${size}"><path fill="${ink}" d="${path}"/></svg>`;
}
