import type { RowOf } from '#domain/operator-data/tables.ts';
import { readFacts } from '../facts/read-facts.ts';

/** Addresses of the site that the demo operator had before; what leads nowhere it no longer offers. */
const addresses = readFacts<'from' | 'to'>('../content/redirects.csv');

export const redirectRows = (): RowOf<'redirect'>[] =>
  addresses.map(({ from, to }, index) => ({
    id: index + 1,
    from_path: from,
    ...(to ? { to_path: to } : { status: 410 }),
  }));
