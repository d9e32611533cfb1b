import { day, flag, html, id, localised, optional, position, refers, slug } from './column.ts';
import { image, shownOn } from './content-columns.ts';
import { table } from './table.ts';

/** What the operator tells of its work, day by day. */
export const newsTables = {
  news_type: table({
    about: 'What kinds of news there are.',
    key: ['id'],
    unique: [['slug']],
    columns: { id: id(), slug, name: localised(200), position: optional(position, 0) },
  }),
  news_tag: table({
    about: 'What news are found by beside their type: a country, an early booking, a season.',
    key: ['id'],
    unique: [['slug']],
    columns: { id: id(), slug, name: localised(200) },
  }),
  news: table({
    about:
      'News. One without a type, a slug or a title is a draft, which no site shows. Of the news of one slug a site takes the one that names it most closely.',
    key: ['id'],
    unique: [['slug', 'markets', 'variants']],
    columns: {
      id: id(),
      news_type_id: optional(refers('news_type', 'empty: a draft')),
      slug: optional({ ...slug, note: 'name in addresses: /news/tours/a-new-season; empty: a draft' }),
      title: optional(localised(300, 'empty: a draft')),
      mini_description: optional(localised(1000, 'a sentence or two, for lists')),
      html: optional(html(100_000)),
      publish_start: day('shown from this day on, by the clock of the market'),
      is_active: optional(flag('shown at all'), true),
      main_image: image,
      cover_image: { ...image, note: 'own media path; for lists, where it is another one' },
      cover_new: { ...image, note: 'own media path; a wide one, for the item that stands first' },
      image_alt: optional(localised(500, 'what the pictures show')),
      ...shownOn,
    },
  }),
  news_tagged: table({
    about: 'Which news have which tags.',
    key: ['news_id', 'news_tag_id'],
    columns: { news_id: refers('news'), news_tag_id: refers('news_tag') },
  }),
} as const;
