import type { RouterContextProvider } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import { hotelCards } from '#calls/hotel.ts';
import { hotelPath } from '#lib/hotel-path.ts';
import { clientContext, clockContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import type { Asked } from '#web/search/query/asked.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import type { Route } from './+types/kept-hotels.ts';
import { comingWeeks, type KeptPrice, keptPrices } from './kept-prices.ts';
import { pricedTrip, tripPage } from './kept-trip.ts';
import { mostAsked } from './most-asked.ts';

type Card = AnswerOf<typeof hotelCards>[number];

/** A hotel of a list: what can be told of it, and the best offer for its trip where there is one. */
export type KeptHotel = {
  inc: number;
  /** Undefined: not in the catalogue any more. */
  found:
    | (Pick<Card, 'name' | 'star' | 'rating' | 'ratingCount'> & {
        place: string;
        image: string | undefined;
        address: string;
      })
    | undefined;
  price: KeptPrice | undefined;
};

export type KeptHotels = {
  hotels: KeptHotel[];
  /** Ages of the children of the trip. */
  childAges: number[];
  /** Where the trip begins, in the form that stands after "from"; empty without flight. */
  townNameFrom: string;
};

/** The hotels of a list that were kept for one trip, in their order: `?HOTELS=12,7&TOWNFROM=2&CHECKIN_BEG=…`. */
export function loader(args: Route.LoaderArgs): Promise<KeptHotels> {
  const incs = (args.url.searchParams.get('HOTELS') ?? '')
    .split(',')
    .filter((inc) => /^-?\d{1,9}$/.test(inc))
    .slice(0, mostAsked)
    .map(Number);
  return loadKeptHotels(args.context, askedOf(args), incs);
}

/** What is told of hotels for a trip. */
export async function loadKeptHotels(
  context: Readonly<RouterContextProvider>,
  asked: Asked,
  incs: number[],
): Promise<KeptHotels> {
  const client = context.get(clientContext);
  const told = await pricedTrip(context, asked);
  const isKeptForTrip = asked.values.has('CHECKIN_BEG');
  const { today } = context.get(clockContext);
  const trip = isKeptForTrip ? told.trip : comingWeeks(told.trip.townFrom, today);
  const [cards, prices] = await Promise.all([
    incs.length > 0 ? client.call(hotelCards, { hotels: incs }) : { ok: true as const, value: [] },
    keptPrices(client, incs, trip),
  ]);
  if (!cards.ok) throw new Response(null, { status: 503 });
  const toLocal = localPathIn(context);
  const addressOf = (card: Card) =>
    toLocal(isKeptForTrip ? tripPage(card, trip, prices.get(card.hotel)) : pageOf(card));
  const found = new Map(cards.value.map((card) => [card.hotel, described(card, addressOf(card))]));
  return {
    hotels: incs.map((inc) => ({ inc, found: found.get(inc), price: prices.get(inc) })),
    childAges: trip.childAges,
    townNameFrom: told.townNameFrom,
  };
}

const pageOf = ({ slug, state }: Card) =>
  hotelPath('tour', { slug: state.slug, longName: state.lname, isCruise: state.isCruise }, slug);

const described = (
  { name, star, rating, ratingCount, town, region, state, image }: Card,
  address: string,
): NonNullable<KeptHotel['found']> => ({
  name,
  star,
  rating,
  ratingCount,
  address,
  place: [...new Set([town.name, region.name, state.name])].join(', '),
  image: image ?? undefined,
});
