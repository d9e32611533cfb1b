import type { OfferAnswer } from '#calls/offer-fields.ts';
import type { OfferRow } from './offer-row.ts';

/** Under which page an offer is opened ([W]§2.11). */
const pages = {
  tour: 'tour',
  'excursion-tours': 'tour',
  hotel: 'hotel',
  cruise: 'cruise',
} as const satisfies Record<OfferAnswer['ptype'], string>;

/** The page of an offer, which prices its choice again whenever it is opened. */
export const offerPath = ({ claim, ptype }: Pick<OfferRow, 'claim' | 'ptype'>) =>
  `/booking/${pages[ptype]}?${new URLSearchParams({ claim })}` as const;
