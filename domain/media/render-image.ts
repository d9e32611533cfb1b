import { createHash } from 'node:crypto';
import type { ImageFormat, Rasterise } from '#integrations/images/rasterise.ts';
import { openDrawingRoom } from './drawing-room.ts';
import type { ImageCache } from './image-cache.server.ts';
import { placeholderWidth } from './image-width.ts';
import type { MediaPath } from './media-path.ts';

export type ImageSettings = {
  /** The SVG that a media path stands for; undefined when it stands for none. */
  draw: (path: MediaPath) => string | undefined;
  /** Changes when the same path draws another picture, so that copies kept on disk and by browsers are left behind. */
  version: string;
  rasterise: Rasterise;
  cache: ImageCache;
  /** Pictures rasterised at the same time, and how many more may wait. */
  atOnce?: number;
  waiting?: number;
};

export type ImageOrder = { path: MediaPath; width: number; format: ImageFormat };

export type RenderedImage =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  | { ok: false; reason: 'no-picture' | 'busy' };

/** Where pictures are made: from the cache, else drawn once however many ask for it at the same time. */
export type Images = {
  /** Names the picture for good: the same order has another tag only when its drawing changes. */
  tagOf: (order: ImageOrder) => string;
  renderImage: (order: ImageOrder) => Promise<RenderedImage>;
};

/** Puts the picture maker together. */
export function openImages({
  draw,
  version,
  rasterise,
  cache,
  atOnce = 2,
  waiting = 500,
}: ImageSettings): Images {
  const underWay = new Map<string, Promise<RenderedImage>>();
  const inDrawingRoom = openDrawingRoom(atOnce, waiting);
  const tagOf = ({ path, width, format }: ImageOrder) =>
    createHash('sha256')
      .update(JSON.stringify([version, path, width, format]))
      .digest('hex')
      .slice(0, 40);

  async function make(tag: string, { path, width, format }: ImageOrder): Promise<RenderedImage> {
    const kept = await cache.read(tag);
    if (kept) return { ok: true, bytes: kept };
    const svg = draw(path);
    if (svg === undefined) return { ok: false, reason: 'no-picture' };
    const drawn = await inDrawingRoom(() =>
      rasterise(svg, { width, format, blur: width === placeholderWidth }),
    );
    if (!drawn.ok) return { ok: false, reason: 'busy' };
    await cache.write(tag, drawn.value);
    return { ok: true, bytes: drawn.value };
  }

  return {
    tagOf,
    renderImage: (order) => {
      const tag = tagOf(order);
      const begun = underWay.get(tag) ?? make(tag, order).finally(() => underWay.delete(tag));
      underWay.set(tag, begun);
      return begun;
    },
  };
}
