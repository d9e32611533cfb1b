import { cleanTexts } from '#domain/content/clean-texts.ts';
import { readOnce } from '#domain/content/live-content.ts';
import { type NewsItem, type NewsReader, type NewsSource, publishedNews } from './list-news.ts';
import { readNewsText, readReadCounts } from './news-store.server.ts';

type Address = { newsType: string; slug: string };

/** An item in full, with the one that came before it and the one that came after; undefined where the site has none. */
export async function findNews(source: NewsSource, reader: NewsReader, { newsType, slug }: Address) {
  const all = await publishedNews(source, reader);
  const at = all.findIndex((item) => item.type_slug === newsType && item.slug === slug);
  const item = all[at];
  if (!item) return undefined;
  const { db, moment } = source;
  const [newer, older] = [all[at - 1], all[at + 1]];
  return {
    item,
    html: await readOnce(moment, `news ${item.id}`, async () => cleanTexts(await readNewsText(db, item.id))),
    reads: await readReadCounts(
      db,
      [item, newer, older].flatMap((one) => one?.id ?? []),
    ),
    newer,
    older,
  };
}

/** What a page shows of the news: the newest of a type or with a tag, where the page names one. */
export async function latestNews(
  source: NewsSource,
  reader: NewsReader,
  { newsType, tag, take }: { newsType: string | undefined; tag: string | undefined; take: number },
): Promise<{ list: NewsItem[]; reads: ReadonlyMap<number, number> }> {
  const all = await publishedNews(source, reader);
  const list = all
    .filter(({ type_slug }) => !newsType || type_slug === newsType)
    .filter(({ tags }) => !tag || tags.some(({ slug }) => slug === tag))
    .slice(0, take);
  const ids = list.map(({ id }) => id);
  return { list, reads: await readReadCounts(source.db, ids) };
}
