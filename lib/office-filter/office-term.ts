/** One term of the `$filter` of sales offices ([S]§7.2). Texts are compared in lower case, as the client sends them. */
export type OfficeTerm =
  | { field: 'faddress'; contains: string }
  /** District or metro. */
  | { field: 'place'; contains: string }
  | { field: 'townInc' | 'inc'; equals: number }
  | { field: 'subdomain'; equals: string };

/** Longer filters are refused unread. */
export const longestFilter = 2_000;
