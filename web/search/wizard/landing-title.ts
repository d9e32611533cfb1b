import type { RouterContextProvider } from 'react-router';
import { settings } from '#calls/content-settings.ts';
import { clientContext } from '#web/context/context.ts';

/** Texts over wizards, and films under them, by page ([W]§2.3). */
export type TitleName = 'titleTour' | 'titleHotel' | 'titleCruise' | 'titleAvia' | 'titleServices';

const group = 'titleSearch';

/** What editors call the page of a wizard, and the film behind it; empty where they do not say. */
export async function loadLandingTitle(
  context: Readonly<RouterContextProvider>,
  name: TitleName,
): Promise<{ title: string; film: string }> {
  const answer = await context.get(clientContext).call(settings, { group });
  const { value = '', link = '' } = (answer.ok && answer.value[group]?.[name]) || {};
  return { title: value, film: link };
}
