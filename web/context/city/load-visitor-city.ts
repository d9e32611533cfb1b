import type { RouterContextProvider } from 'react-router';
import { citySlugContext, siteContext, userGeoContext } from '#web/context/context.ts';
import { findCity } from './city.ts';
import { loadCities } from './load-cities.ts';
import type { VisitorCity } from './visitor-city.ts';

/** The city of the subdomain, else the one that the visitor's browser keeps. */
export async function loadVisitorCity(
  context: Readonly<RouterContextProvider>,
  host: string,
): Promise<VisitorCity | undefined> {
  const { market, flags } = context.get(siteContext);
  if (!flags.cityPicker) return undefined;
  const geo = context.get(userGeoContext);
  const slug = context.get(citySlugContext) ?? geo?.slug;
  const city = findCity(await loadCities(context, host), market, slug);
  const isOurs = city?.market === market;
  const isConfirmed = geo?.isConfirmed === true && geo.slug === slug;
  if (!slug || (!city && !geo)) return undefined;
  return {
    name: city?.label ?? geo?.invariantName ?? slug,
    slug,
    isOurs,
    isAsked: !isConfirmed || !isOurs,
    elsewhere: city && !isOurs ? city.linkCity : undefined,
  };
}
