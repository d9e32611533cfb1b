import type { ContentMoment } from './live-content.ts';
import { type ContentSite, isShownOn } from './shown-on.ts';

type Content = Pick<ContentMoment, 'cookieTabs' | 'cookieCategories' | 'cookieProviders' | 'cookies'>;

/** The tabs of the cookie settings of a site: categories, who sets their cookies, and the cookies. */
export function findCookieSettings(content: Content, site: ContentSite) {
  const cookies = Map.groupBy(content.cookies, (one) => one.cookie_provider_id);
  const providers = Map.groupBy(
    content.cookieProviders.map((one) => ({ ...one, cookies: cookies.get(one.id) ?? [] })),
    (one) => one.cookie_category_id,
  );
  const categories = Map.groupBy(
    content.cookieCategories.map((one) => ({ ...one, providers: providers.get(one.id) ?? [] })),
    (one) => one.cookie_tab_id,
  );
  return content.cookieTabs
    .filter((tab) => isShownOn(tab, site))
    .map((tab) => ({ ...tab, categories: categories.get(tab.id) ?? [] }));
}
