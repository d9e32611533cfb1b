import type { RouterContextProvider } from 'react-router';
import { page } from '#calls/content-pages.ts';
import { clientContext } from '#web/context/context.ts';
import type { PagePath } from '#web/context/page-path.ts';

/** Where the rules of the hotels of a country stand, if editors have written any ([W]§2.11). */
export async function findRules(
  context: Readonly<RouterContextProvider>,
  countrySlug: string | undefined,
): Promise<PagePath | undefined> {
  if (!countrySlug) return undefined;
  const slug = `pamyatki-turistam-${countrySlug}`;
  const found = await context.get(clientContext).call(page, { page: slug });
  return found.ok && found.value.page.length > 0 ? `/info/${slug}#hotel_title_id` : undefined;
}
