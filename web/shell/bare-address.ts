import { data, redirect } from 'react-router';
import { localeOf } from '#sites/locale.ts';
import type { Site } from '#sites/site.ts';
import { siteContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import type { PagePath } from '#web/context/page-path.ts';
import type { Route } from './+types/bare-address.ts';

/** The start of other addresses, typed alone ([S]§2.1): where each of them leads. */
const targets: Record<string, (site: Site) => PagePath> = {
  // An agent finds their bookings among the requests; a traveller begins one.
  booking: ({ agentMode }) => (agentMode ? '/orders' : '/tours'),
  cruise: () => '/cruises',
  excursion: () => '/sitemap/excursions',
  excursions: () => '/sitemap/excursions',
  hotel: () => '/hotels',
  liner: () => '/cruises',
  resort: () => '/resorts',
  search: () => '/search/tours',
  sitemap: () => '/sitemap/countries',
  tour: () => '/tours',
};

export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const target = targets[localeOf(site, url.pathname).path.replaceAll('/', '').toLowerCase()];
  if (!target) throw data('notFound', { status: 404 });
  return redirect(localPathIn(context)(target(site)) + url.search);
}

/** Never rendered, because the loader redirects; with a component a refusal is the error page ([S]§2.3). */
export default function BareAddress() {
  return null;
}
