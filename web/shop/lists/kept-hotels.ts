import type { AnswerOf } from '#calls/call.ts';
import { hotelCards } from '#calls/hotel.ts';
import { hotelPath } from '#lib/hotel-path.ts';
import { withoutFlight } from '#web/search/query/trip.ts';
import { clientContext, clockContext } from '#web/visit/context.ts';
import { departures } from '#web/visit/home-town.ts';
import { localPathIn } from '#web/visit/local-path.ts';
import type { PagePath } from '#web/visit/page-path.ts';
import type { Route } from './+types/kept-hotels.ts';
import { comingWeeks, type KeptPrice, keptPrices } from './kept-prices.ts';
import { mostAsked } from './most-asked.ts';

/** A hotel of a list: what can be told of it, and the best offer of the coming weeks where there is one. */
export type KeptHotel = {
  inc: number;
  /** Undefined: not in the catalogue any more. */
  found:
    | { name: string; star: string; place: string; image: string | undefined; address: string }
    | undefined;
  price: KeptPrice | undefined;
};

export type KeptHotels = {
  hotels: KeptHotel[];
  /** Where the prices are from. */
  city: string;
};

/** The hotels of a list, in its order: `?HOTELS=12,7`. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<KeptHotels> {
  const client = context.get(clientContext);
  const incs = (url.searchParams.get('HOTELS') ?? '')
    .split(',')
    .filter((inc) => /^-?\d{1,9}$/.test(inc))
    .slice(0, mostAsked)
    .map(Number);
  const { home: town } = await departures(context);
  const [cards, prices] = await Promise.all([
    incs.length > 0 ? client.call(hotelCards, { hotels: incs }) : { ok: true as const, value: [] },
    keptPrices(client, incs, comingWeeks(town?.townFrom ?? withoutFlight, context.get(clockContext).today)),
  ]);
  if (!cards.ok) throw new Response(null, { status: 503 });
  const toLocal = localPathIn(context);
  const found = new Map(cards.value.map((card) => [card.hotel, described(card, toLocal)]));
  return {
    city: town?.townName ?? '',
    hotels: incs.map((inc) => ({ inc, found: found.get(inc), price: prices.get(inc) })),
  };
}

function described(
  { name, slug, star, town, region, state, image }: AnswerOf<typeof hotelCards>[number],
  toLocal: (path: PagePath) => string,
): NonNullable<KeptHotel['found']> {
  const country = { slug: state.slug, longName: state.lname, isCruise: state.isCruise };
  return {
    name,
    star,
    place: [...new Set([town.name, region.name, state.name])].join(', '),
    image: image ?? undefined,
    address: toLocal(hotelPath('tour', country, slug)),
  };
}
