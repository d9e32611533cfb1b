import { pick } from '#lib/pick.ts';
import type { AgentOffer } from '#web/agent-prices/agent-offer.ts';
import { areRoomsListed } from '#web/parts/offer/rooms-text.ts';
import type { OfferCard } from '#web/search/cards/offer-card.ts';

/** What a row of the list renders of an offer's card: two hundred of them travel with the page, so nothing else does. */
export type OfferRow = ReturnType<typeof offerRow> & {
  /** Of an agent who is logged in. */
  agent?: AgentOffer;
};

export const offerRow = (card: OfferCard) => ({
  claim: card.claim,
  title: card.title,
  stars: card.stars,
  roomName: card.roomName,
  /** Only where there is more to say of them than the name of the one. */
  rooms: areRoomsListed(card.rooms) ? card.rooms : [],
  mealName: card.mealName,
  mealNote: card.mealNote,
  dateIn: card.dateIn,
  dateOut: card.dateOut,
  duration: card.duration,
  people: card.people,
  price: card.price,
  priceOld: card.priceOld,
  currency: card.currency,
  isEarlyBooking: card.isEarlyBooking,
  saving: card.saving,
  isFastConfirm: card.isFastConfirm,
  freeUntil: card.freeUntil,
  flight: card.flight,
  times: card.times,
  tourType: card.tourType,
  tourIcons: card.tourIcons.map((icon) =>
    pick(icon, ['image', 'name', 'textTooltip', 'link', 'linkTooltip']),
  ),
});
