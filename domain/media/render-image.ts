import { createHash } from 'node:crypto';
import type { ImageFormat, Rasterise } from '#integrations/images/rasterise.ts';
import { createSingleFlight } from '#lib/single-flight.ts';
import type { SpendOnDrawing } from './drawing-budget.ts';
import type { ImageCache } from './image-cache.server.ts';
import { placeholderWidth } from './image-width.ts';
import type { MediaPath } from './media-path.ts';
import { openRenderQueue } from './render-queue.ts';

export type ImageSettings = {
  /** Whether the operator shows this picture anywhere: no other is drawn, whatever a visitor thinks up. */
  isCatalogued: (path: MediaPath) => Promise<boolean>;
  /** The SVG that a media path stands for; undefined when it stands for none. */
  draw: (path: MediaPath) => string | undefined;
  /** Changes when the same path draws another picture, so that copies kept on disk and by browsers are left behind. */
  version: string;
  rasterise: Rasterise;
  cache: ImageCache;
  spend: SpendOnDrawing;
  /** Pictures rasterised at the same time, and how many more may wait, of everybody and of one. */
  atOnce?: number;
  waiting?: number;
  waitingOfOne?: number;
};

export type ImageOrder = { path: MediaPath; width: number; format: ImageFormat };

export type RenderedImage =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  | { ok: false; reason: 'no-picture' }
  | { ok: false; reason: 'busy' | 'too-many'; retryAfterSeconds: number };

/** Where pictures are made: from the cache, else drawn once however many ask for it at the same time. */
export type Images = {
  /** Names the picture for good: the same order has another tag only when its drawing changes. */
  tagOf: (order: ImageOrder) => string;
  /** `who` asks: what is not kept is drawn within what each may have drawn. */
  renderImage: (order: ImageOrder, who: string) => Promise<RenderedImage>;
};

const busy: RenderedImage = { ok: false, reason: 'busy', retryAfterSeconds: 2 };

/** Puts the picture maker together. */
export function openImages({
  isCatalogued,
  draw,
  version,
  rasterise,
  cache,
  spend,
  atOnce: places = 2,
  waiting = 200,
  waitingOfOne = 80,
}: ImageSettings): Images {
  const flights = createSingleFlight<RenderedImage>();
  const inDrawingRoom = openRenderQueue({ places, waiting, waitingOfOne });
  const tagOf = ({ path, width, format }: ImageOrder) =>
    createHash('sha256')
      .update(JSON.stringify([version, path, width, format]))
      .digest('hex')
      .slice(0, 40);

  async function drawNow({ path, width, format }: ImageOrder) {
    const svg = draw(path);
    return svg && rasterise(svg, { width, format, blur: width === placeholderWidth });
  }

  async function make(tag: string, order: ImageOrder, who: string): Promise<RenderedImage> {
    if (!(await isCatalogued(order.path))) return { ok: false, reason: 'no-picture' };
    const drawn = await inDrawingRoom(who, () => drawNow(order));
    if (!drawn.ok) return busy;
    if (!drawn.value) return { ok: false, reason: 'no-picture' };
    await cache.write(tag, drawn.value);
    return { ok: true, bytes: drawn.value };
  }

  return {
    tagOf,
    renderImage: async (order, who) => {
      const tag = tagOf(order);
      const kept = await cache.read(tag);
      if (kept) return { ok: true, bytes: kept };
      const retryAfterSeconds = await spend(who, order);
      if (retryAfterSeconds > 0) return { ok: false, reason: 'too-many', retryAfterSeconds };
      return flights.run(tag, () => make(tag, order, who));
    },
  };
}
