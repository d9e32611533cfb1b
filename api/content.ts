import type { LiveContent } from '#domain/content/live-content.ts';
import type { Api } from './api-env.ts';
import { registerAdvertisements } from './content-advertisements.ts';
import { registerCities } from './content-cities.ts';
import { registerCookieSettings } from './content-cookies.ts';
import { registerCountries } from './content-countries.ts';
import { registerCountry } from './content-country.ts';
import { registerMenus } from './content-menus.ts';
import { registerPages } from './content-pages.ts';
import type { SellingDependencies } from './core-context.ts';
import { registerMoved } from './moved.ts';
import { registerNews } from './news.ts';
import { registerPageMarkets } from './page-markets.ts';
import { registerSiteMap } from './site-map.ts';

export type ContentDependencies = { content: LiveContent } & Pick<SellingDependencies, 'catalogue'>;

/** Public content under `/b2c` ([S]§7.2): all of it is answered from one live copy. */
export function registerContent(api: Api, { content, catalogue }: ContentDependencies): void {
  registerMenus(api, { content });
  registerAdvertisements(api, { content });
  registerCookieSettings(api, { content });
  registerCities(api, { content, catalogue });
  registerCountries(api, { content, catalogue });
  registerCountry(api, { content, catalogue });
  registerPages(api, { content, catalogue });
  registerMoved(api, { content });
  registerPageMarkets(api, { content, catalogue });
  registerNews(api, { content });
  registerSiteMap(api, { content, catalogue });
}
