import sharp, { type Sharp } from 'sharp';
import type { ImageFormat, Rasterise } from './rasterise.ts';

/** As many as a window's width of 2,176 px at 9:8 has: an upright picture of that width would take a second. */
const mostPixels = 4_200_000;
/** Pixels an inch at which a drawing keeps its own size. */
const svgDensity = 72;

// One thread an image: the cores are shared by images, each drawn at once, and by the requests beside them.
sharp.concurrency(1);
// Every picture is drawn once and then served from the disk.
sharp.cache(false);

const encode: Record<ImageFormat, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 78, effort: 4 }),
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  jpeg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};

/**
 * Draws with libvips, at the width asked for, so that lines stay sharp whatever the drawing's own size; narrower where
 * that would be more pixels than any page shows.
 */
export const sharpRasterise: Rasterise = async (svg, { width: asked, format, blur }) => {
  const source = Buffer.from(svg);
  const size = await sharp(source).metadata();
  const width = Math.min(asked, Math.floor(Math.sqrt((mostPixels * size.width) / size.height)));
  const density = Math.max(1, (svgDensity * width) / size.width);
  const image = sharp(source, { density }).resize({ width });
  return new Uint8Array(await encode[format](blur ? image.blur(0.7) : image).toBuffer());
};
