import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { PlainDate } from '#lib/plain-date.ts';
import type { SiteLinks } from '#sites/links-of.ts';
import { localiseLink, localisePath } from '#sites/locale.ts';
import type { Locale } from '#sites/locales.ts';
import type { MarketSite } from '#sites/other-markets.ts';
import type { Site } from '#sites/site.ts';
import type { Area } from '#texts/areas.ts';
import type { TextFiles } from '#texts/texts.ts';
import type { Consent } from './consent/consent.ts';
import type { HeaderContent } from './header-content.ts';
import type { PagePath } from './page-path.ts';
import type { Theme } from './theme.ts';
import type { User } from './user/derive-user.ts';
import type { TravellerHere } from './user/traveller-here.ts';

/** What pages may know of their site: nothing that only the server needs. */
export type PublicSite = Pick<
  Site,
  | 'variant'
  | 'agentMode'
  | 'market'
  | 'mainCity'
  | 'mainLocale'
  | 'secondaryLocales'
  | 'currency'
  | 'otherCurrencies'
  | 'dateFormat'
  | 'limitRange'
  | 'phone'
  | 'nameExample'
  | 'flags'
  | 'contacts'
  | 'brand'
  | 'theme'
>;

export type OfferedCurrency = { slug: Site['currency']; symbol: string };

/** What holds for a whole visit, error pages included; navigation in the browser does not change it. */
export type Visit = {
  site: PublicSite;
  locale: Locale;
  /** A language tag that `Intl` understands. */
  intlLocale: string;
  /** The day at the site. */
  today: PlainDate;
  /** When the page was asked for, in milliseconds, by the clock of the server. */
  servedAt: number;
  /** Scheme, host and port of the page. */
  origin: string;
  theme: Theme;
  /** Who is logged in. */
  user?: User;
  /** Who is logged in for themselves, where travellers are. */
  traveller?: TravellerHere;
  /** What the visitor reads prices in. */
  currency: Site['currency'];
  /** What prices can be read in, the site's own first, as it is written there. */
  currencies: OfferedCurrency[];
  /** What the visitor had agreed to when the page was asked for. */
  consent: Consent;
  /** Set where the visitor's group of a test has a tab for excursion tours ([W]§4). */
  showsExcursionTab?: true;
  /** The script of a tag manager, where one is configured. */
  tagManager: string | undefined;
  /** What the cookies of the analytics are called. */
  analyticsCookie: string;
  /** The consumer site of the same market, where this is another one and there is one. */
  consumerOrigin: string | undefined;
  /** Where this site leads beside its own pages. */
  links: SiteLinks;
  header: HeaderContent;
  /** The sites that have the page that was asked for; undefined in the browser, where nobody looks for them. */
  twins: MarketSite[] | undefined;
  /** Where the browser finds the texts of the page's language. */
  textFiles: TextFiles;
  /** The areas that the first page of the visit speaks of; the browser fetches them with its scripts. */
  texts: Area[];
  /** Files of the pages that are likely to follow. */
  preloadedFiles: string[];
};

export const publicSite = (site: Site): PublicSite => ({
  variant: site.variant,
  agentMode: site.agentMode,
  market: site.market,
  mainCity: site.mainCity,
  mainLocale: site.mainLocale,
  secondaryLocales: site.secondaryLocales,
  currency: site.currency,
  otherCurrencies: site.otherCurrencies,
  dateFormat: site.dateFormat,
  limitRange: site.limitRange,
  phone: site.phone,
  nameExample: site.nameExample,
  flags: site.flags,
  contacts: site.contacts,
  brand: site.brand,
  theme: site.theme,
});

const VisitContext = createContext<Visit | undefined>(undefined);

export function VisitProvider({ visit, children }: { visit: Visit; children: ReactNode }) {
  return <VisitContext value={visit}>{children}</VisitContext>;
}

export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('A page is drawn outside VisitProvider');
  return visit;
}

/**
 * Puts the page's locale before a path: `toLocal('/search/tours')` is `/ru/search/tours` on a Russian page. It stays the
 * same function from render to render, so that an effect may depend on it.
 */
export function useLocalPath(): (path: PagePath) => string {
  const { site, locale } = useVisit();
  return useCallback((path) => localisePath(site, locale, path), [site, locale]);
}

/** Where a link that an editor wrote leads: a path of the site in the language of the page, anything else as it is. */
export function useLocalLink(): (link: string) => string {
  const { site, locale } = useVisit();
  return useCallback((link) => localiseLink(site, locale, link), [site, locale]);
}
