import type { NewsAnswer } from '#calls/news.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { fillCurrentYear } from '#texts/current-year.ts';
import { newsPath } from './news-path.ts';

/** One of the news as lists of it show it. */
export type NewsCard = {
  path: ReturnType<typeof newsPath>;
  title: string;
  text: string;
  /** The day from which it is told. */
  date: string;
  type: string;
  image: string | null;
  /** A wide picture, for the item that stands first. */
  wideImage: string | null;
  imageAlt: string;
};

export const newsCard = (item: NewsAnswer, today: PlainDate): NewsCard => ({
  path: newsPath(item.properties.main.newsType, item.slug),
  title: fillCurrentYear(item.title, today),
  text: fillCurrentYear(item.miniDescription, today),
  date: item.publishStartDate,
  type: item.newsTypeName,
  image: item.coverImage,
  wideImage: item.coverNew ?? item.coverImage,
  imageAlt: item.imageAltText,
});
