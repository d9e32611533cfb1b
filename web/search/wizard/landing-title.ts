import type { RouterContextProvider } from 'react-router';
import { settings } from '#calls/content-settings.ts';
import { clientContext } from '#web/visit/context.ts';

/** Texts over wizards, by page ([W]§2.3). */
export type TitleName = 'titleTour' | 'titleHotel' | 'titleCruise' | 'titleAvia' | 'titleServices';

const group = 'titleSearch';

/** What editors call the page of a wizard; empty where they do not say. */
export async function loadLandingTitle(
  context: Readonly<RouterContextProvider>,
  name: TitleName,
): Promise<string> {
  const answer = await context.get(clientContext).call(settings, { group });
  return (answer.ok && answer.value[group]?.[name]?.value) || '';
}
