import type { Localised } from '#lib/localised.ts';

/** One of the news as it is written. */
export type WrittenNews = {
  slug: string;
  /** So many days before today it was published; below zero it is still to come. */
  daysAgo: number;
  title: Localised;
  lead: Localised;
  html: Localised;
  tags: readonly string[];
  /** What its picture shows, at which hour, in which climate. */
  look: string;
};
