import { join } from 'node:path';
import { drawPoster, POSTER_VERSION } from '#demo/posters/draw-poster.ts';
import { readPosterPath } from '#demo/posters/poster-path.ts';
import { openImageCache } from '#domain/media/image-cache.server.ts';
import { type Images, openImages } from '#domain/media/render-image.ts';
import { sharpRasterise } from '#integrations/images/sharp-rasterise.ts';

/** Two gigabytes: every picture of the demo operator at the widths that its pages ask for. */
const mostBytes = 2_000_000_000;

/** The pictures of the site: posters drawn on demand, kept as rasters in `dataDir`. */
export const openPictures = async (dataDir: string): Promise<Images> =>
  openImages({
    draw: (path) => {
      const facts = readPosterPath(path);
      return facts && drawPoster(facts);
    },
    version: String(POSTER_VERSION),
    rasterise: sharpRasterise,
    cache: await openImageCache(join(dataDir, 'images'), mostBytes),
  });
