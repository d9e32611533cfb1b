import type { ShownAdvertisement, SliderType } from '#calls/content-advertisements.ts';
import { cleanInline } from '#lib/clean-html.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { fillCurrentYear } from '#texts/current-year.ts';
import { inkOn } from './button-ink.ts';

/** A slide as it is rendered ([W]§2.10). */
export type Slide = {
  id: number;
  type: SliderType;
  /** HTML of a line, cleaned. */
  title: string;
  /** Absent where the title says enough. */
  subText?: string;
  /** A path of the site without its locale, or an address elsewhere; absent: it leads nowhere. */
  link?: string;
  newWindow?: true;
  button?: { text: string; colour?: { of: string; ink: string } };
  markers: string[];
  /** What the picture shows. */
  alt: string;
  /** One picture for every screen, or desktop, tablet and mobile. */
  images: string[];
  /** For desktop, tablet and mobile: the same one where there is only one. */
  videos?: [string, string, string];
};

/** As many words as leave no room for a sub-title ([W]§2.10). */
const manyWords = 4;

/** Makes a slide of an advertisement that was received. */
export function slideOf(type: SliderType, ad: ShownAdvertisement, today: PlainDate): Slide {
  const title = cleanInline(fillCurrentYear(ad.text, today));
  const { buttonText, buttonColor, videoUrl } = ad;
  return {
    id: ad.id,
    type,
    title,
    ...(ad.subText && wordsIn(title) < manyWords && { subText: fillCurrentYear(ad.subText, today) }),
    ...(ad.link && { link: ad.link, ...(ad.newWindow && { newWindow: true }) }),
    ...(buttonText && {
      button: {
        text: buttonText,
        ...(buttonColor && { colour: { of: buttonColor, ink: inkOn(buttonColor) } }),
      },
    }),
    markers: ad.markers,
    alt: ad.altText,
    images: ad.images,
    ...(videoUrl && { videos: [videoUrl, ad.videoTabletUrl || videoUrl, ad.videoMobileUrl || videoUrl] }),
  };
}

/** Words of a line of HTML: a dash between two of them is none. */
const wordsIn = (html: string) =>
  html
    .replace(/<[^>]*>|&\w+;/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
