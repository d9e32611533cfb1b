import { availableParallelism } from 'node:os';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { openAddressLimit } from '#db/address-limit.ts';
import type { DB } from '#db/schema.ts';
import { drawPicture, isDrawn, PICTURES_VERSION } from '#demo/draw-picture.ts';
import { openDrawingBudget } from '#domain/media/drawing-budget.ts';
import { forgivingCache } from '#domain/media/forgiving-cache.ts';
import { openImageCache } from '#domain/media/image-cache.server.ts';
import { isCatalogued } from '#domain/media/is-catalogued.ts';
import { type Images, openImages } from '#domain/media/render-image.ts';
import { sharpRasterise } from '#integrations/images/sharp-rasterise.ts';
import { limitKey } from '#lib/limit-key.ts';
import { errorPictures } from '#web/shell/errors/error-pictures.ts';
import { housePictures } from '#web/ui/house-pictures.ts';

type PictureSettings = {
  db: Kysely<DB>;
  log: Logger;
  folder: string;
  /** Whether one address may have drawn only so much; off for load tests. */
  isLimited: boolean;
  /** Threads of this process that draw. */
  workers?: number;
};

/** Two gigabytes: every picture of the demo operator at the widths that its pages ask for. */
const mostBytes = 2_000_000_000;
/** A list of twenty hotels that nobody has seen costs 140 points, so this is some eight pages a minute. */
const drawing = { name: 'drawing', points: 1_200, seconds: 60, free: 240 };

/** The pages' own, which stand in no table. */
const ownPictures = new Set<string>([...Object.values(housePictures), ...Object.values(errorPictures)]);

/** The pictures of the site: posters drawn on demand, kept as rasters in a folder that servers may share. */
export async function openPictures({
  db,
  log,
  folder,
  isLimited,
  workers = 1,
}: PictureSettings): Promise<Images> {
  const images = openImages({
    isCatalogued: async (path) => isDrawn(path) && (ownPictures.has(path) || (await isCatalogued(db, path))),
    draw: drawPicture,
    version: PICTURES_VERSION,
    rasterise: sharpRasterise,
    cache: forgivingCache(await openImageCache(folder, mostBytes), log),
    spend: isLimited ? openDrawingBudget(openAddressLimit(db, drawing)) : async () => 0,
    // One core stays with the requests.
    atOnce: workers > 1 ? 1 : Math.min(2, Math.max(1, availableParallelism() - 1)),
  });
  return { ...images, renderImage: (order, address) => images.renderImage(order, limitKey(address)) };
}
