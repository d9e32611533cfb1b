import type { Kysely } from 'kysely';
import { limitKey, siteKey } from '#lib/limit-key.ts';
import { type Limit, openLimit } from './limit.ts';
import type { DB } from './schema.ts';

/** Whole /48 networks belong to companies and to cheap servers alike: one may do what this many addresses may. */
const addressesOfSite = 16;

/**
 * A limit whose keys are IP addresses. IPv4 counts by address, IPv6 by its /64, and all of a /48 together may do sixteen
 * times as much: otherwise one server with a /48 has 65,536 addresses to begin with.
 */
export function openAddressLimit(db: Kysely<DB>, options: Parameters<typeof openLimit>[1]): Limit {
  const { name, points, free = 0, seconds } = options;
  const each = openLimit(db, options);
  const ofSite = openLimit(db, {
    name: `${name}-48`,
    points: points * addressesOfSite,
    seconds,
    free: free * addressesOfSite,
  });
  return {
    take: async (address, cost) => {
      const wait = await each.take(limitKey(address), cost);
      const site = siteKey(address);
      return wait > 0 || site === undefined ? wait : ofSite.take(site, cost);
    },
    giveBack: async (address) => {
      const site = siteKey(address);
      await Promise.all([each.giveBack(limitKey(address)), site !== undefined && ofSite.giveBack(site)]);
    },
  };
}
