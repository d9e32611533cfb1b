import { data, Outlet } from 'react-router';
import { readCountryTours } from '#sites/city-path.ts';
import { isLocale } from '#sites/locales.ts';
import { loadVisitorCity } from '#web/context/city/load-visitor-city.ts';
import { resolveCity } from '#web/context/city/resolve-city.ts';
import { renderingContext, siteContext } from '#web/context/context.ts';
import { recallPage } from '#web/context/kept-pages.ts';
import { loadUser } from '#web/context/user/load-user.ts';
import type { Route } from './+types/locale-guard.ts';

/**
 * The first segment is a language of this site or nothing: an unknown one is no page, never the home page ([S]§2.2).
 * Only the tours of a country may have a city there, which they look at themselves.
 */
const refuseUnknown: Route.MiddlewareFunction = ({ params, context, url }) => {
  const { locale } = params;
  if (locale === undefined) return;
  const site = context.get(siteContext);
  if (isLocale(locale) && site.secondaryLocales.includes(locale)) return;
  if (readCountryTours(site, url.pathname)?.citySlug === locale) return;
  throw data('notFound', { status: 404 });
};

/** Last: where the visitor is belongs to what the page is rendered from. */
const provideRendering: Route.MiddlewareFunction = ({ context }, next) => context.get(renderingContext)(next);

export const middleware = [refuseUnknown, loadUser, resolveCity, provideRendering];

/** The browser's own: a page that is gone back to is not asked for. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [recallPage];

/** A loader makes the browser ask the server, and so the guard, on every navigation. */
export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  city: await loadVisitorCity(context, url.host),
});

export default Outlet;
