import type { RowOf } from '#domain/operator-data/tables.ts';
import { addDays, type PlainDate } from '#lib/plain-date.ts';
import { newsTags, newsTypes } from './news/types-and-tags.ts';
import { pagePicture } from './page-picture.ts';
import { wordOf } from './words.ts';

type NewsTables = {
  news_type: RowOf<'news_type'>[];
  news_tag: RowOf<'news_tag'>[];
  news: RowOf<'news'>[];
  news_tagged: RowOf<'news_tagged'>[];
};

const tagSlugs = Object.keys(newsTags);

/** What the operator tells of its work: the last weeks as of `today`, and one item of a day to come. */
export function newsRows(today: PlainDate): NewsTables {
  const written = newsTypes.flatMap((type, index) => type.news.map((item) => ({ type, index, item })));
  return {
    news_type: newsTypes.map(({ slug, name }, position) => ({ id: position + 1, slug, name, position })),
    news_tag: tagSlugs.map((slug, index) => ({ id: index + 1, slug, name: newsTags[slug]! })),
    news: written.map(({ type, index, item }, at) => ({
      id: at + 1,
      news_type_id: index + 1,
      slug: item.slug,
      title: item.title,
      mini_description: item.lead,
      html: item.html,
      publish_start: addDays(today, -item.daysAgo),
      main_image: pagePicture(item.look, item.slug, 'card'),
      cover_new: pagePicture(item.look, item.slug, 'wide'),
      image_alt: wordOf(`${item.look.split(' ')[0]}Poster`),
      variants: type.variants,
    })),
    news_tagged: written.flatMap(({ item }, at) =>
      item.tags.map((tag) => ({ news_id: at + 1, news_tag_id: tagSlugs.indexOf(tag) + 1 })),
    ),
  };
}
