import type { Links } from './links.ts';
import type { MarketSlug } from './markets.ts';
import type { VariantId } from './variants.ts';

/** Markets whose old search still runs beside the old site. */
const withOldSearch: MarketSlug[] = ['ru', 'by', 'kz', 'kg', 'uz'];

/** Markets whose agents have not all moved to the new portal. */
const withOldPortal: MarketSlug[] = ['ru', 'by'];

/** Links of the demo operator: its own sites, and an old one in a domain that nobody can have. */
export const demoLinks = (variant: VariantId, market: MarketSlug): Links => ({
  b2c: { variant: 'b2c', path: '/' },
  public: { variant, path: '/' },
  agents: { variant: 'agent', path: '/' },
  ...(variant === 'agent' && { photos: { variant: 'photobase', path: '/auth/portal?from=%2Falbums' } }),
  business: { variant: 'b2b', path: '/' },
  oldSite: `https://old-${market}.solstice.example/`,
  personalAccount: { variant: 'b2c', path: '/auth' },
  winnersInfo: { variant: 'survey', path: '/about' },
  // The boards AI and UAI.
  allInclusive: { variant: 'b2c', path: '/search/tours?MEALLIST=5,6' },
  reports: { variant: 'agent', path: '/orders/reports' },
  ratings: 'https://ratings.solstice.example/hotels/',
  ...(withOldSearch.includes(market) && { oldSearch: `https://search-${market}.solstice.example/` }),
  ...(withOldPortal.includes(market) && { agentsOld: `https://agents-${market}.solstice.example/` }),
});
