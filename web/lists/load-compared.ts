import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import { hotelFacts } from '#calls/hotel.ts';
import { hotelAttribute } from '#lib/attribute-numbers.ts';
import { ownPath } from '#lib/own-path.ts';
import { pick } from '#lib/pick.ts';
import { clientContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { writeQuery } from '#web/search/query/query-values.ts';
import { extraParameters } from '#web/search/query/search-question.ts';
import { comparedQuery } from './compare-address.ts';
import { type KeptPrice, keptPrices } from './kept-prices.ts';
import { type PricedTrip, pricedTrip, tripPage } from './kept-trip.ts';
import { mostAsked } from './most-asked.ts';

type Facts = AnswerOf<typeof hotelFacts>[number];

/** A hotel of a comparison: what is known of it, and its best offer for the trip. */
export type ComparedHotel = Pick<
  Facts,
  'hotel' | 'name' | 'star' | 'image' | 'rating' | 'ratingCount' | 'builtYear' | 'renovatedYear' | 'roomCount'
> & {
  place: string;
  airportName: string;
  address: string;
  attributes: Pick<Facts['attr'][number], 'inc' | 'name' | 'value' | 'kind'>[];
  price: KeptPrice | undefined;
};

export type Comparison = Omit<PricedTrip, 'asTold'> & {
  /** The cheapest first. */
  hotels: ComparedHotel[];
  /** Incs that the catalogue has no more. */
  gone: number[];
  /** How many of the address are too many. */
  left: number;
};

/** The comparison that an address asks for, led to its canonical form; undefined where it names no hotel. */
export async function loadCompared(args: LoaderFunctionArgs): Promise<Comparison | undefined> {
  const { context, url } = args;
  const asked = askedOf(args);
  const { hotels: wanted } = asked.place;
  if (wanted.length === 0) return undefined;
  const { asTold, trip, ...told } = await pricedTrip(context, asked);
  leadToCanonical(url, {
    ...comparedQuery({ hotels: wanted, trip: asTold }),
    ...extraParameters(url.searchParams),
  });

  const incs = wanted.slice(0, mostAsked);
  const client = context.get(clientContext);
  const [facts, prices] = await Promise.all([
    client.call(hotelFacts, { hotels: incs }),
    keptPrices(client, incs, trip),
  ]);
  if (!facts.ok) throw new Response(null, { status: 503 });
  const toLocal = localPathIn(context);
  const hotels = facts.value.map((each) => {
    const price = prices.get(each.hotel);
    return { ...comparedHotel(each), price, address: toLocal(tripPage(each, trip, price)) };
  });
  return {
    hotels: hotels.sort((one, other) => costOf(one) - costOf(other)),
    gone: incs.filter((inc) => !hotels.some(({ hotel }) => hotel === inc)),
    left: wanted.length - incs.length,
    trip,
    ...told,
  };
}

function leadToCanonical({ pathname, searchParams }: URL, parameters: Record<string, string>): void {
  const canonical = writeQuery(parameters);
  if (canonical !== writeQuery(Object.fromEntries(searchParams)))
    throw redirect(ownPath(`${pathname}?${canonical}`));
}

/** What is no fact of a hotel: links, the operator's own marks, and the airport's name, which stands elsewhere. */
const unshown: readonly number[] = [
  hotelAttribute.action,
  hotelAttribute.priority,
  hotelAttribute.badge,
  hotelAttribute.airportName,
];

function comparedHotel(facts: Facts): Omit<ComparedHotel, 'price' | 'address'> {
  const { town, region, state, attr } = facts;
  const airport = attr.find(({ inc }) => inc === hotelAttribute.airportName)?.value;
  return {
    ...pick(facts, ['hotel', 'name', 'star', 'image', 'rating', 'ratingCount']),
    ...pick(facts, ['builtYear', 'renovatedYear', 'roomCount']),
    place: [...new Set([town.name, region.name, state.name])].join(', '),
    airportName: airport || facts.airportName,
    attributes: attr
      .filter(({ inc }) => !unshown.includes(inc))
      .map((attribute) => pick(attribute, ['inc', 'name', 'value', 'kind'])),
  };
}

const costOf = ({ price }: ComparedHotel) => price?.price ?? Number.POSITIVE_INFINITY;
