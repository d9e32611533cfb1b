/** The thirteen interface languages. Every message exists in each of them. */
export const locales = [
  'en',
  'ru',
  'az',
  'cs',
  'et',
  'hu',
  'kk',
  'lt',
  'lv',
  'pl',
  'sk',
  'tr',
  'uz',
] as const;

export type Locale = (typeof locales)[number];

export const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text);

/** What each language calls itself, for the language toggle. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  ru: 'Русский',
  az: 'Azərbaycanca',
  cs: 'Čeština',
  et: 'Eesti',
  hu: 'Magyar',
  kk: 'Қазақша',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  pl: 'Polski',
  sk: 'Slovenčina',
  tr: 'Türkçe',
  uz: 'Oʻzbekcha',
};
