import { Hono } from 'hono';
import { chooseFormat } from '#domain/media/choose-format.ts';
import { snapWidth } from '#domain/media/image-width.ts';
import { readMediaPath } from '#domain/media/media-path.ts';
import type { ImageOrder, Images, RenderedImage } from '#domain/media/render-image.ts';
import { hasVersion } from '#lib/entity-tag.server.ts';
import type { ApiEnv } from './api-env.ts';
import { problemResponse, type Refusal } from './problem.ts';

/**
 * Pictures by our own media paths: `GET /img?url={src}&width={n}` ([S]§7.1). Nothing is ever fetched from an address
 * that a visitor names; widths are snapped to those that are rendered, so that few pictures exist of one path. With
 * `file` it is a JPEG of this name, to be kept.
 */
export function imageRoutes({ images }: { images: Images }): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  // Anyone who mounts these routes logs what is unexpected.
  routes.onError((error) => {
    throw error;
  });
  routes.get('/img', async (c) => {
    const { url = '', width = '', file } = c.req.query();
    // A file is for any program, so it is in the format that all of them know.
    const order = readOrder(url, width, file === undefined ? (c.req.header('accept') ?? '') : '');
    const refuse = (refusal: Refusal) => problemResponse(refusal, c.get('requestId'));
    if ('reason' in order) return refuse(order);
    if (file !== undefined && !/^[a-z0-9][a-z0-9-]{0,150}$/.test(file))
      return refuse(wrong('file', 'The file has to be called by letters, digits and dashes'));

    const etag = `"${images.tagOf(order)}"`;
    const headers = {
      etag,
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      ...(file !== undefined && { 'content-disposition': `attachment; filename="${file}.jpg"` }),
    };
    if (hasVersion(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    const image = await images.renderImage(order, c.get('address'));
    if (image.ok) {
      return new Response(image.bytes, { headers: { ...headers, 'content-type': `image/${order.format}` } });
    }
    return refuse(refusalOf(image));
  });
  return routes;
}

type NoImage = Exclude<RenderedImage, { ok: true }>;

const reasons = { busy: 'unavailable', 'too-many': 'too-many-requests' } as const;

const refusalOf = (image: NoImage): Refusal =>
  image.reason === 'no-picture'
    ? { reason: 'not-found' }
    : { reason: reasons[image.reason], retryAfterSeconds: image.retryAfterSeconds };

function readOrder(url: string, widthText: string, accept: string): ImageOrder | Refusal {
  const path = readMediaPath(url);
  if (!path) return wrong('url', 'The url has to be a media path of this site');
  if (!/^[1-9]\d{0,4}$/.test(widthText))
    return wrong('width', 'The width has to be a whole number of pixels');
  return { path, width: snapWidth(Number(widthText)), format: chooseFormat(accept) };
}

const wrong = (field: string, reason: string): Refusal => ({
  reason: 'invalid-request',
  detail: reason,
  fields: [{ field, reason }],
});
