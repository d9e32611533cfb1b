import type { RouterContextProvider } from 'react-router';
import { intlLocale } from '#sites/intl-locale.ts';
import type { Locale } from '#sites/locales.ts';
import { createFormat, type Format } from '#texts/format.ts';
import { loadMessages } from '#texts/load-messages.ts';
import { allTexts } from '#texts/texts.ts';
import { createTranslator, type Translate } from '#texts/translator.ts';
import { localeContext, siteContext } from './context.ts';

/** The texts and formats of a request's language, or of another of its site, for what a loader or an action writes. */
export async function pageTexts(
  context: Readonly<RouterContextProvider>,
  locale: Locale = context.get(localeContext),
): Promise<{ t: Translate; format: Format }> {
  const site = context.get(siteContext);
  const { messages } = await loadMessages(locale);
  const translator = createTranslator(locale, allTexts(messages), intlLocale(site, locale));
  return { t: translator.t, format: createFormat(site, translator) };
}
