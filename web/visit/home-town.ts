import type { RouterContextProvider } from 'react-router';
import { citySlugContext, userGeoContext } from './context.ts';

/**
 * The town that a page begins with: the city of the subdomain, else the visitor's, else the market's main one
 * ([W]§4, default townFrom).
 */
export function homeTown<Town extends { isMain: boolean; secondLevel: string }>(
  towns: readonly Town[],
  context: Readonly<RouterContextProvider>,
): Town | undefined {
  const city = context.get(citySlugContext) ?? context.get(userGeoContext)?.slug;
  return towns.find((town) => town.secondLevel === city) ?? towns.find((town) => town.isMain) ?? towns[0];
}
