import { data, redirect } from 'react-router';
import { hotelCall, offerCall } from '#calls/hotel.ts';
import type { OfferAnswer } from '#calls/offer-fields.ts';
import { plainDate } from '#lib/plain-date.ts';
import { travelKinds } from '#lib/travel-kind.ts';
import { said } from '#web/search/query/query-values.ts';
import { withoutFlight, writeTrip } from '#web/search/query/trip.ts';
import { clientContext } from '#web/visit/context.ts';
import { localPathIn } from '#web/visit/local-path.ts';
import type { Route } from './+types/open-cabin';

/** The offer of a cabin ([W]§2.11): on the page of its liner, with its price opened into lines. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const claim = url.searchParams.get('claim') ?? '';
  const opened = await client.call(offerCall, { claim });
  if (!opened.ok || opened.value.status === 'priced-flights') throw data('notFound', { status: 404 });
  const { value } = opened;
  const hotelInc = value.status === 'gone' ? value.hotelInc : value.offer.hotelInc;
  const liner = await client.call(hotelCall, { hotel: `${hotelInc}` });
  if (!liner.ok || !liner.value.info) throw data('notFound', { status: 404 });
  const question = value.status === 'gone' ? {} : questionOf(value.offer);
  const query = new URLSearchParams(said({ ...question, offer: claim }));
  const path = `${travelKinds.cruise.details}/${liner.value.info.slug}` as const;
  return redirect(localPathIn(context)(`${path}?${query}#prices`));
}

/** The question that the offer is an answer to, as far as an offer tells it. */
function questionOf({ out, checkIn, nights, adult, rooms }: OfferAnswer) {
  const day = plainDate(out?.departsAt.slice(0, 10) ?? checkIn);
  const childAges = rooms.flatMap(({ ages }) => ages).sort((a, b) => a - b);
  const { TOWNFROM, ...trip } = writeTrip({
    ...{ checkInFrom: day, checkInTo: day, nightsFrom: nights, nightsTo: nights },
    ...{ adults: adult, childAges, townFrom: withoutFlight },
  });
  return { ...trip, TOWNFROM: out ? undefined : TOWNFROM };
}
