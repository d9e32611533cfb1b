import type { AnswerOf } from '#calls/call.ts';
import { hotelCall } from '#calls/hotel.ts';
import { townFroms } from '#calls/lookups-places.ts';
import { hotelPath } from '#lib/hotel-path.ts';
import { localisePath } from '#sites/locale.ts';
import { clientContext, clockContext, localeContext, siteContext } from '#web/context.ts';
import { homeTown } from '#web/home-town.ts';
import type { Route } from './+types/kept-hotels.ts';
import { type KeptPrice, keptPrices } from './kept-prices.ts';
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
  const towns = await client.call(townFroms, {});
  const town = towns.ok ? homeTown(towns.value, context) : undefined;
  const [answers, prices] = await Promise.all([
    Promise.all(incs.map((inc) => client.call(hotelCall, { hotel: String(inc) }))),
    keptPrices(client, incs, { townFrom: town?.townFrom, today: context.get(clockContext).today }),
  ]);
  const toLocal = (path: string) => localisePath(context.get(siteContext), context.get(localeContext), path);
  return {
    city: town?.townName ?? '',
    hotels: incs.map((inc, index) => {
      const answer = answers[index];
      if (answer && !answer.ok) throw new Response(null, { status: 503 });
      return {
        inc,
        found: answer?.ok ? described(answer.value, toLocal) : undefined,
        price: prices.get(inc),
      };
    }),
  };
}

function described(
  { info, state, region, town, images }: AnswerOf<typeof hotelCall>,
  toLocal: (path: string) => string,
): KeptHotel['found'] {
  if (!info || !state) return undefined;
  const country = { slug: state.slug, longName: state.lname, isCruise: state.isCruise };
  const places = [town?.name, region?.name, state.name].filter((name) => name !== undefined);
  return {
    name: info.name,
    star: info.star,
    place: [...new Set(places)].join(', '),
    image: images[0]?.img,
    address: toLocal(hotelPath('tours', country, info.slug)),
  };
}
