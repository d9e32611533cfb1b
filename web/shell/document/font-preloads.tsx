import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import latinExtended from '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import type { Locale } from '#sites/locales.ts';
import { useVisit } from '#web/visit/visit.tsx';

/** What each language's letters need besides Latin-1. */
const files: Partial<Record<Locale, string[]>> = {
  ru: [cyrillic],
  kk: [cyrillic],
  az: [latinExtended],
  cs: [latinExtended],
  hu: [latinExtended],
  lt: [latinExtended],
  lv: [latinExtended],
  pl: [latinExtended],
  sk: [latinExtended],
  tr: [latinExtended],
};

/** Fetches the fonts of the page's language before the style sheet asks for them. */
export function FontPreloads() {
  const { locale } = useVisit();
  return [latin, ...(files[locale] ?? [])].map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
}
