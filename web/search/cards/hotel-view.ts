import type { HotelOfferAnswer } from '#calls/offer-fields.ts';
import { type HotelPath, hotelPath } from '#lib/hotel-path.ts';
import { pick } from '#lib/pick.ts';
import { type TourKind, travelKinds } from '#lib/travel-kind.ts';
import type { AgentOffer } from '#web/agent-prices/agent-offer.ts';
import { areRoomsListed } from '#web/parts/offer/rooms-text.ts';
import { offerMarks } from './offer-marks.ts';

export type HotelView = ReturnType<typeof hotelView> & {
  /** Of an agent who is logged in. */
  agent?: AgentOffer;
};

/** What the card of a hotel renders of its best offer. */
export const hotelView = (offer: HotelOfferAnswer, kind: TourKind) => ({
  path: pathOf(offer, kind),
  /** The journey that the hotel is a stop of, where journeys are what is looked for. */
  journey: isOwnPage(kind) ? '' : offer.subtitle,
  ...pick(offer, [
    'hotelInc',
    'hotelName',
    'regionName',
    'townName',
    'starName',
    'image',
    'beachMetres',
    'beachKind',
    'airportMetres',
    'offerCount',
    'rating',
    'ratingCount',
    'daynoconfirm',
    'checkIn',
    'nights',
    'mealName',
    'roomName',
    'adult',
    'child',
    'price',
    'priceOld',
    'currency',
  ]),
  rooms: areRoomsListed(offer.rooms) ? offer.rooms : [],
  /** What else it is known for, the first of it. */
  traits: offer.attributes
    .map(({ name }) => name)
    .filter((name) => name !== offer.beachKind)
    .slice(0, 2),
  hasFlight: offer.out !== null,
  ...pick(offerMarks(offer), ['isEarlyBooking', 'saving']),
});

/** Hotels have pages of their own; an excursion tour is one page for all its hotels. */
const isOwnPage = (kind: TourKind) => 'details' in travelKinds[kind];

/** The page of a hotel on land ([W]§2.11). */
export const pagePath = (
  { slug, stateSlug }: Pick<HotelOfferAnswer, 'slug' | 'stateSlug'>,
  kind: TourKind,
  isCruise = false,
): HotelPath =>
  hotelPath(
    travelKinds[kind].hasFlight ? 'tour' : 'hotel',
    { slug: stateSlug, longName: stateSlug, isCruise },
    slug,
  );

/** The page of what an offer is of ([W]§2.11). */
function pathOf(offer: HotelOfferAnswer, kind: TourKind): HotelPath | ExcursionPath {
  if (!isOwnPage(kind)) return offer.excursionTourSlugFull as ExcursionPath; // as the call says of every excursion tour
  return pagePath(offer, kind, offer.ptype === travelKinds.cruise.ptype);
}

/** The page of an excursion tour. */
export type ExcursionPath = `/excursion-tours/${string}/${string}`;
