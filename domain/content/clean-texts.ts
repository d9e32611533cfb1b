import { cleanHtml } from '#lib/clean-html.ts';
import type { Localised } from '#lib/localised.ts';

/** A text of HTML in every language, without what could harm who reads it; editors are many, and imports are anyone's. */
export function cleanTexts<Text extends Localised | null>(text: Text): Text {
  if (text === null) return text;
  const clean = Object.entries(text).map(([locale, html]) => [locale, cleanHtml(html ?? '')]);
  return Object.fromEntries(clean) as Text; // the same languages
}
