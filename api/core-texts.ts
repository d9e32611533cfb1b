import { type Localised, localise } from '#lib/localised.ts';
import type { Locale } from '#sites/locales.ts';
import type { Site } from '#sites/site.ts';

/** Texts of the content in the asked language, else in the site's main one, else in English. */
export const textsIn = (lang: Locale, site: Site) => (text: Localised) =>
  localise(text, lang, site.mainLocale);

export type Texts = ReturnType<typeof textsIn>;
