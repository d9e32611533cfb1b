import type { ServiceOfferAnswer } from '#calls/offer-fields.ts';
import { pick } from '#lib/pick.ts';

/** What is rendered of a service. */
export type ServiceView = ReturnType<typeof serviceView>;

export const serviceView = (offer: ServiceOfferAnswer) =>
  pick(offer, [
    ...(['serviceInc', 'serviceName', 'serviceNote', 'stateName', 'townInc', 'townName'] as const),
    ...(['checkIn', 'checkOut', 'adult', 'child', 'adultPrice', 'childPrice', 'price', 'currency'] as const),
  ]);
