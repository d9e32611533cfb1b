import type { Call } from '#calls/call.ts';
import type { Localised } from '#lib/localised.ts';
import { isLocale, type Locale } from '#sites/locales.ts';
import type { Site } from '#sites/site.ts';
import type { CallRequest } from './answer-call.ts';
import { type Texts, textsIn } from './core-texts.ts';
import type { Refusal } from './problem.ts';

type Spoken = { ok: true; text: TextOrNone; locales: readonly Locale[] } | ({ ok: false } & Refusal);

/** Texts of the content in a language; one that is missing is empty. */
export type TextOrNone = (text: Localised | null) => string;

/** Texts in the asked language, where any may be missing. */
export const textOrNone =
  (say: Texts): TextOrNone =>
  (text) =>
    text ? say(text) : '';

/** The same in the language of `lang`, or of `locale`, as some calls of content name it. */
export function textsOf(
  query: { lang?: string | undefined; locale?: string | undefined },
  { lang, site }: Pick<CallRequest<Call>, 'lang' | 'site'>,
): Spoken {
  const locale = query.locale?.toLowerCase();
  if (query.lang || !locale) return spokenIn(lang, site);
  if (isLocale(locale)) return spokenIn(locale, site);
  const fields = [{ field: 'locale', reason: 'is not a language that Solstice speaks' }];
  return { ok: false, reason: 'invalid-request', fields };
}

const spokenIn = (locale: Locale, site: Site): Spoken => ({
  ok: true,
  text: textOrNone(textsIn(locale, site)),
  locales: [locale, site.mainLocale],
});
