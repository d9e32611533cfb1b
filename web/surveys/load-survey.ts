import type { RouterContextProvider } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import { survey } from '#calls/surveys.ts';
import { clientContext, clockContext, localeContext, siteContext } from '#web/context/context.ts';
import { pageTexts } from '#web/context/page-texts.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { prepareRichText } from '#web/parts/rich-text/prepare-rich-text.ts';

export type LoadedSurvey = AnswerOf<typeof survey>;

/** What a personal link leads to, its texts ready to be drawn. */
export async function loadSurvey(
  context: Readonly<RouterContextProvider>,
  token: string,
): Promise<LoadedSurvey> {
  const found = await context.get(clientContext).call(survey, { token });
  if (!found.ok) throw toErrorResponse(found.reason);
  const { t } = await pageTexts(context);
  const [site, locale] = [context.get(siteContext), context.get(localeContext)];
  const place = { site, locale, today: context.get(clockContext).today, t };
  const drawn = (html: string) => (html ? prepareRichText(html, place) : '');
  return { ...found.value, intro: drawn(found.value.intro), thanks: drawn(found.value.thanks) };
}
