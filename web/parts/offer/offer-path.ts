import type { OfferAnswer } from '#calls/offer-fields.ts';

/** Under which page an offer is opened ([W]§2.11). */
const pages = {
  tour: '/booking/tour',
  'excursion-tours': '/booking/tour',
  hotel: '/booking/hotel',
  cruise: '/booking/cruise',
} as const satisfies Record<OfferAnswer['ptype'], string>;

/** The page of an offer, which prices its choice again whenever it is opened. */
export const offerPath = (ptype: OfferAnswer['ptype'], claim: string) =>
  `${pages[ptype]}?${new URLSearchParams({ claim })}` as const;
