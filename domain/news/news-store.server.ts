import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { PlainDate } from '#lib/plain-date.ts';

/** All news as lists show them, the newest first; what an item says in full is read with the item. */
export async function readNews(db: Kysely<DB>) {
  const news = await db
    .selectFrom('news')
    .leftJoin('news_type', 'news_type.id', 'news.news_type_id')
    .select([
      ...(['news.id', 'news.slug', 'news.title', 'news.mini_description', 'news.publish_start'] as const),
      ...(['news.is_active', 'news.main_image', 'news.cover_image', 'news.cover_new'] as const),
      ...(['news.image_alt', 'news.markets', 'news.variants'] as const),
      ...(['news_type.slug as type_slug', 'news_type.name as type_name'] as const),
    ])
    .orderBy('news.publish_start', 'desc')
    .orderBy('news.id', 'desc')
    .execute();
  const tags = Map.groupBy(await readTags(db), ({ news_id }) => news_id);
  return news.map((one) => ({ ...one, tags: tags.get(one.id) ?? [] }));
}

const readTags = (db: Kysely<DB>) =>
  db
    .selectFrom('news_tagged')
    .innerJoin('news_tag', 'news_tag.id', 'news_tagged.news_tag_id')
    .select(['news_tagged.news_id', 'news_tag.slug', 'news_tag.name'])
    .orderBy('news_tag.id')
    .execute();

/** The types of news in their order. */
export const readNewsTypes = (db: Kysely<DB>) =>
  db.selectFrom('news_type').select(['slug', 'name']).orderBy('position').orderBy('id').execute();

/** What an item says in full. */
export const readNewsText = async (db: Kysely<DB>, id: number) =>
  (await db.selectFrom('news').select('html').where('id', '=', id).executeTakeFirst())?.html ?? null;

/** How often items were read, on all sites and days. */
export async function readReadCounts(
  db: Kysely<DB>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('news_read')
    .select(({ fn }) => ['news_id', fn.sum<string>('reads').as('reads')])
    .where('news_id', 'in', ids)
    .groupBy('news_id')
    .execute();
  return new Map(rows.map(({ news_id, reads }) => [news_id, Number(reads)]));
}

export type NewsRead = { newsId: number; siteId: string; day: PlainDate };

/** One reading more of an item, a day and a site. */
export const addRead = (db: Kysely<DB>, { newsId, siteId, day }: NewsRead) =>
  db
    .insertInto('news_read')
    .values({ news_id: newsId, site_id: siteId, day, reads: 1 })
    .onConflict((conflict) =>
      conflict.columns(['news_id', 'day', 'site_id']).doUpdateSet({ reads: sql`news_read.reads + 1` }),
    )
    .execute();
