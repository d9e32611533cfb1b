import { paths } from '#sites/page-types.ts';

/** How searches, settings and addresses call a season ([S]§2.1, §3.10). */
export const ofSeason = {
  summer: { type: 'lato', group: 'search-Lato', path: paths.searchSummer, other: 'winter' },
  winter: { type: 'zima', group: 'search-Zima', path: paths.searchWinter, other: 'summer' },
} as const;
