import type { RouterContextProvider } from 'react-router';
import { intlLocale } from '#sites/intl-locale.ts';
import { localeContext, siteContext } from './context.ts';
import { createFormat, type Format } from './i18n/format.ts';
import { loadMessages } from './i18n/load-messages.ts';
import { allTexts } from './i18n/texts.ts';
import { createTranslator, type Translate } from './i18n/translator.ts';

/** The texts and formats of a request's language, for what a loader or an action writes itself. */
export async function pageTexts(
  context: Readonly<RouterContextProvider>,
): Promise<{ t: Translate; format: Format }> {
  const site = context.get(siteContext);
  const locale = context.get(localeContext);
  const { messages } = await loadMessages(locale);
  const translator = createTranslator(locale, allTexts(messages), intlLocale(site, locale));
  return { t: translator.t, format: createFormat(site, translator) };
}
