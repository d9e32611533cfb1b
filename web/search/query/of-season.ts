/** How searches, settings and addresses call a season ([S]§2.1, §3.10). */
export const ofSeason = {
  summer: { type: 'lato', group: 'search-Lato', path: '/search/lato', other: 'winter' },
  winter: { type: 'zima', group: 'search-Zima', path: '/search/zima', other: 'summer' },
} as const;
