import type { NewsAnswer } from '#calls/news.ts';
import type { NewsItem } from '#domain/news/list-news.ts';
import type { TextOrNone } from './content-language.ts';

/** An item as it is told in a language, with how often it was read. */
export const newsAnswer = (
  item: NewsItem,
  reads: ReadonlyMap<number, number>,
  text: TextOrNone,
): NewsAnswer => ({
  id: item.id,
  slug: item.slug,
  title: text(item.title),
  miniDescription: text(item.mini_description),
  publishStartDate: item.publish_start,
  readCount: reads.get(item.id) ?? 0,
  mainImage: item.main_image,
  coverImage: item.cover_image ?? item.main_image,
  coverNew: item.cover_new,
  imageAltText: text(item.image_alt),
  newsTypeName: text(item.type_name),
  tags: item.tags.map(({ slug }) => slug).join(','),
  tagsList: item.tags.map(({ slug, name }) => ({ slug, name: text(name) })),
  properties: { main: { newsType: item.type_slug } },
});
