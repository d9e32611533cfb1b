import type { CountryAnswer } from '#calls/content-countries.ts';
import type { PagePath } from '#web/context/page-path.ts';

/** What a card shows of a country ([S]§3.5). */
export type CountryCard = {
  samoId: number;
  title: string;
  text: string;
  path: PagePath;
  image: string | null;
  icons: CountryAnswer['icons']['attributes'];
};

/** So many icons of a country are shown ([S]§9). */
const iconCount = 3;

export const countryCard = ({
  samoId,
  title,
  slug,
  miniDescription,
  mainImage,
  icons,
}: CountryAnswer): CountryCard => ({
  samoId,
  title,
  text: miniDescription,
  path: `/countries/${slug}`,
  image: mainImage,
  icons: icons.attributes.slice(0, iconCount),
});
