/** A content text in several languages: at least English and Russian, any other as far as the operator brought it. */
export type Localised = { en: string; ru: string } & Partial<Record<string, string>>;

/** The text in the first of `locales` that has it, else in English. */
export function localise(text: Localised, ...locales: string[]): string {
  for (const locale of locales) {
    const found = text[locale];
    if (found) return found;
  }
  return text.en;
}
