import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { openAddressLimit } from '#db/address-limit.ts';
import type { Limit } from '#db/limit.ts';
import type { DB } from '#db/schema.ts';
import { readMediaPath } from '#domain/media/media-path.ts';
import type { Images } from '#domain/media/render-image.ts';
import { openRenderQueue } from '#domain/media/render-queue.ts';
import type { ComposeDocuments } from '#integrations/documents/document-threads.ts';
import type { DrawDocuments, DrawnDocument } from '#lib/documents.ts';
import { limitKey } from '#lib/limit-key.ts';
import { createLruCache } from '#lib/lru-cache.ts';
import { createSingleFlight } from '#lib/single-flight.ts';

/** Draws the documents of anyone who asks from an address. */
export type Documents = { for: (address: string) => DrawDocuments };

type DocumentSettings = {
  db: Kysely<DB>;
  images: Images;
  compose: ComposeDocuments;
  /** Whether one address may have drawn only so much; off for load tests. */
  isLimited: boolean;
};

/** What is to be drawn: everything that it says, its pictures, and who sets it with their posters. */
type Order = {
  name: keyof ComposeDocuments;
  content: object;
  pictures: (string | undefined)[];
  compose: (posters: (Uint8Array | undefined)[]) => Promise<Uint8Array<ArrayBuffer>>;
};

/** A hundred pages, or three hundred pictures. */
const mostBytes = 32 * 1024 * 1024;
/** A whole office may stand behind one address. */
const drawing = { name: 'document', points: 60, seconds: 60 };
/** Beside those that are drawn, in all and of one address: more would wait for longer than anybody does. */
const room = { places: 1, waiting: 24, waitingOfOne: 6 };
const busySeconds = 3;
/** Pixels: sharp on paper, too. */
const pictureWidth = 1600;

/** Documents are drawn from what they say: the same words and picture are the same file, which is kept for a while. */
export function openDocuments({ db, images, compose, isLimited }: DocumentSettings): Documents {
  const cached = createLruCache<Uint8Array<ArrayBuffer>>(mostBytes);
  const flights = createSingleFlight<DrawnDocument>();
  const inDrawingRoom = openRenderQueue(room);
  const budget: Pick<Limit, 'take'> = isLimited ? openAddressLimit(db, drawing) : { take: async () => 0 };

  async function posterOf(picture: string | undefined, who: string) {
    const path = readMediaPath(picture ?? '');
    const image = path && (await images.renderImage({ path, width: pictureWidth, format: 'jpeg' }, who));
    return image?.ok ? image.bytes : undefined;
  }

  async function make(
    { pictures, compose }: Order,
    { key, who }: { key: string; who: string },
  ): Promise<DrawnDocument> {
    const posters: (Uint8Array | undefined)[] = [];
    // One after the other: those who draw them let one address have only so many at once.
    for (const picture of pictures) posters.push(await posterOf(picture, who));
    const drawn = await inDrawingRoom(who, () => compose(posters));
    if (!drawn.ok) return { ok: false, reason: 'busy', retryAfterSeconds: busySeconds };
    // Without a picture that it should have it is good for anyone who waits, and for nobody else.
    const hasAll = pictures.every((picture, at) => !picture || posters[at]);
    if (hasAll) cached.set(key, drawn.value, drawn.value.length);
    return { ok: true, bytes: drawn.value };
  }

  async function draw(order: Order, who: string): Promise<DrawnDocument> {
    const said = JSON.stringify([order.name, order.content]);
    const key = createHash('sha256').update(said).digest('base64');
    const known = cached.get(key);
    if (known) return { ok: true, bytes: known };
    const retryAfterSeconds = await budget.take(who);
    if (retryAfterSeconds > 0) return { ok: false, reason: 'too-many', retryAfterSeconds };
    return flights.run(key, () => make(order, { key, who }));
  }

  return {
    for: (address) => {
      const who = limitKey(address);
      return {
        sheet: (content) =>
          draw(
            {
              name: 'sheet',
              content,
              pictures: [content.picture],
              compose: ([poster]) => compose.sheet(content, poster),
            },
            who,
          ),
        card: (content) =>
          draw(
            {
              name: 'card',
              content,
              pictures: [content.picture],
              compose: ([poster]) => compose.card(content, poster),
            },
            who,
          ),
        quote: (content) =>
          draw(
            {
              name: 'quote',
              content,
              pictures: content.offers.map(({ picture }) => picture),
              compose: (posters) => compose.quote(content, posters),
            },
            who,
          ),
      };
    },
  };
}
