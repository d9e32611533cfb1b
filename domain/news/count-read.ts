import { fail, ok, type Result } from '#lib/result.ts';
import { type NewsReader, type NewsSource, publishedNews } from './list-news.ts';
import { addRead, type NewsRead } from './news-store.server.ts';

/** Counts that an item was read, by day and site; who read is not known here. */
export async function countRead(
  source: NewsSource,
  reader: NewsReader,
  read: NewsRead,
): Promise<Result<void, 'unknown'>> {
  const told = await publishedNews(source, reader);
  if (!told.some(({ id }) => id === read.newsId)) return fail('unknown');
  await addRead(source.db, read);
  return ok(undefined);
}
