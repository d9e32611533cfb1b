import type { OfferAnswer } from '#calls/offer-fields.ts';

/** What an offer says of itself beside its price ([W]§3.3). */
export type OfferMarks = {
  isFastConfirm: boolean;
  isEarlyBooking: boolean;
  /** By how many per cent the whole is cheaper than without discounts; absent where that is less than one. */
  saving?: number;
  /** Absent for a stay without flight and where the flight is neither charter nor regular. */
  flight?: 'charter' | 'regular';
};

const hotelOnly = 2;

export function offerMarks(offer: OfferAnswer): OfferMarks {
  const flight = offer.packet_Type === hotelOnly ? undefined : flightTypes.get(offer.freightExternal);
  return {
    isFastConfirm: offer.daynoconfirm === 0,
    isEarlyBooking: offer.earlyBooking !== null || offer.programTypeName.includes('EARLY BOOKING'),
    ...savingOf(offer),
    ...(flight ? { flight } : {}),
  };
}

/** What discounts take off the total: those of a stay are a smaller share of what is paid. */
export function savingOf({ price, priceOld }: Pick<OfferAnswer, 'price' | 'priceOld'>): { saving?: number } {
  const saving = priceOld === null ? 0 : Math.round(((priceOld - price) / priceOld) * 100);
  return saving > 0 ? { saving } : {};
}

const flightTypes = new Map<number | null, 'charter' | 'regular'>([
  [0, 'charter'],
  [2, 'regular'],
]);

/** A small party is rendered, a larger one is a number ([W]§2.11): each kind of people by itself. */
export const peopleDisplay = (adults: number, children: number) => ({
  adults: adults > 2 ? ('number' as const) : ('icons' as const),
  children: children > 1 ? ('number' as const) : ('icons' as const),
});
