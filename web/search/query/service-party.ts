import { boundsOf, type PartyBounds } from '#calls/search-limits.ts';
import { servicePartyLimits } from '#lib/service-party.ts';

/** How many people one search of a kind of services is for: each of them says it ([W]§9). */
export const servicePartyBounds = (serviceType: number): PartyBounds =>
  boundsOf(servicePartyLimits(serviceType));
