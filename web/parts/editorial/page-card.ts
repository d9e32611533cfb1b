import type { ListedPageAnswer } from '#calls/content-pages.ts';

/** Where pages of the content store are found, unless they name an address of their own ([S]§2.14). */
export const infoPath = (slug: string) => `/info/${slug}` as const;

/** A page as the page above it shows it. */
export type PageCard = {
  path: string;
  title: string;
  text: string;
  /** A fact beside the title: a place, a date, a share. */
  note: string;
  image: string | null;
};

type Listed = Pick<ListedPageAnswer, 'slugFull' | 'link' | 'title' | 'subtitle' | 'note' | 'mainImage'>;

export const pageCard = ({ slugFull, link, title, subtitle, note, mainImage }: Listed): PageCard => ({
  path: link || infoPath(slugFull),
  title,
  text: subtitle,
  note,
  image: mainImage,
});
