import { data, Outlet } from 'react-router';
import { isLocale } from '#sites/locales.ts';
import { siteContext } from '#web/context.ts';
import type { Route } from './+types/locale-guard.ts';

/** The first segment is a language of this site or nothing: an unknown one is no page, never the home page ([S]§2.2). */
const refuseUnknown: Route.MiddlewareFunction = ({ params, context }) => {
  const { locale } = params;
  if (locale === undefined) return;
  const { secondaryLocales } = context.get(siteContext);
  if (!isLocale(locale) || !secondaryLocales.includes(locale)) throw data('notFound', { status: 404 });
};

export const middleware = [refuseUnknown];

/** A loader makes the browser ask the server, and so the guard, on every navigation. */
export const loader = () => null;

export default Outlet;
