import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageFormats } from './rasterise.ts';
import { sharpRasterise } from './sharp-rasterise.ts';

const square = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="#f80"/></svg>`;

test.each(imageFormats)('a drawing becomes %s of exactly the width asked for', async (format) => {
  for (const width of [20, 136, 1360]) {
    const picture = await sharp(
      await sharpRasterise(square(900), { width, format, blur: width === 20 }),
    ).metadata();
    expect(picture).toMatchObject({ width, height: width, format: format === 'avif' ? 'heif' : format });
  }
});

test('a placeholder weighs under a kilobyte', async () => {
  const tiny = await sharpRasterise(square(900), { width: 20, format: 'webp', blur: true });
  expect(tiny.length).toBeLessThan(1024);
});

test('a drawing that would have too many pixels is drawn narrower', async () => {
  const strip = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="400"/>';
  const picture = await sharp(
    await sharpRasterise(strip, { width: 2176, format: 'webp', blur: false }),
  ).metadata();
  expect(picture.width).toBeLessThan(400);
  expect(picture.height / picture.width).toBeCloseTo(40, 0);
});
