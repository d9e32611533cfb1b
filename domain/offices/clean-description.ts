import { cleanHtml } from '#lib/clean-html.ts';

/** So many characters of texts are remembered: those of 5,000 offices. */
const mostCharacters = 8_000_000;

const clean = new Map<string, string>();
let characters = 0;

/** A description without what could harm who reads it: cleaned once, as it takes longer than reading its office. */
export function cleanDescription(html: string): string {
  if (html === '') return '';
  const known = clean.get(html);
  if (known !== undefined) return known;
  if (characters > mostCharacters) {
    clean.clear();
    characters = 0;
  }
  const cleaned = cleanHtml(html);
  clean.set(html, cleaned);
  characters += html.length + cleaned.length;
  return cleaned;
}
