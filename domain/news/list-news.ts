import { type ContentMoment, type LiveContent, readOnce } from '#domain/content/live-content.ts';
import { type ContentSite, closeness, isShownOn } from '#domain/content/shown-on.ts';
import type { Localised } from '#lib/localised.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { readNews, readNewsTypes, readReadCounts } from './news-store.server.ts';

/** Where news are found: the database, and the moment that keeps what was read. */
export type NewsSource = { db: LiveContent['db']; moment: ContentMoment };

/** Who is looking, and when. */
export type NewsReader = { site: ContentSite; today: PlainDate };

type StoredNews = Awaited<ReturnType<typeof readNews>>[number];

/** An item that can be told: it has a type, a slug and a title ([S]§3.7). */
export type NewsItem = StoredNews & {
  slug: string;
  title: Localised;
  type_slug: string;
  type_name: Localised;
};

type Chosen = { newsType?: string | undefined; tag?: string | undefined };
type Some = { skip: number; take: number };

/** A type or a tag, and how many items have it. */
export type NewsChoice = { slug: string; name: Localised; count: number };

/**
 * Some of the news of a site, the newest first, and what they can be narrowed by: all types that it has news of, and the
 * tags of the news of the chosen type.
 */
export async function listNews(
  source: NewsSource,
  reader: NewsReader,
  { newsType, tag, skip, take }: Chosen & Some,
) {
  const all = await publishedNews(source, reader);
  const ofType = all.filter(({ type_slug }) => !newsType || type_slug === newsType);
  const chosen = ofType.filter(({ tags }) => !tag || tags.some(({ slug }) => slug === tag));
  const list = chosen.slice(skip, skip + take);
  const types = await readOnce(source.moment, 'news types', () => readNewsTypes(source.db));
  return {
    list,
    total: chosen.length,
    reads: await readReadCounts(source.db, idsOf(list)),
    types: withCounts(
      types,
      all.map(({ type_slug }) => type_slug),
    ),
    tags: tagsOf(ofType),
  };
}

const idsOf = (news: readonly NewsItem[]) => news.map(({ id }) => id);

function withCounts(types: readonly { slug: string; name: Localised }[], had: readonly string[]) {
  const counted = types.map((type) => ({ ...type, count: had.filter((slug) => slug === type.slug).length }));
  return counted.filter(({ count }) => count > 0);
}

/** What most items have comes first. */
function tagsOf(news: readonly NewsItem[]): NewsChoice[] {
  const bySlug = Map.groupBy(
    news.flatMap(({ tags }) => tags),
    ({ slug }) => slug,
  );
  return [...bySlug]
    .map(([slug, had]) => ({ slug, name: had[0]!.name, count: had.length }))
    .sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
}

/** All that a site tells today, the newest first: nothing of days to come, no draft, and of a slug one item. */
export async function publishedNews(
  { db, moment }: NewsSource,
  { site, today }: NewsReader,
): Promise<NewsItem[]> {
  const stored = await readOnce(moment, 'news', () => readNews(db));
  const bySlug = Map.groupBy(
    stored.filter((item) => isComplete(item)).filter((item) => isShownOn(item, site)),
    ({ slug }) => slug,
  );
  const closest = new Set(
    [...bySlug.values()].map((ofSlug) =>
      ofSlug.reduce((best, one) => (closeness(one) > closeness(best) ? one : best)),
    ),
  );
  return [...closest]
    .filter((item) => item.is_active && item.publish_start <= today)
    .sort((a, b) =>
      a.publish_start === b.publish_start ? b.id - a.id : a.publish_start < b.publish_start ? 1 : -1,
    );
}

const isComplete = (item: StoredNews): item is NewsItem =>
  Boolean(item.type_slug && item.slug && item.title?.en);
