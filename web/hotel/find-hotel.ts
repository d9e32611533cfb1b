import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { excursionTour } from '#calls/excursion-tour.ts';
import { hotelCall } from '#calls/hotel.ts';
import { type HotelKind, travelKinds } from '#lib/travel-kind.ts';
import { localisePath } from '#sites/locale.ts';
import { clientContext, localeContext, siteContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { excursionPath } from './excursion-tour/excursion-path.ts';
import type { FoundHotel } from './hotel-view.ts';

/** The hotel or liner of the address; one that has moved leads on to its page, one that there is none of is no page. */
export async function findHotel(args: LoaderFunctionArgs, kind: HotelKind): Promise<FoundHotel> {
  const { params, context, url } = args;
  const path = params.country
    ? `${travelKinds[kind].details}/${params.country}/${params.hotel}`
    : `${travelKinds.cruise.details}/${params.hotel}`;
  const found = await context.get(clientContext).call(hotelCall, { hotel: path });
  if (!found.ok) throw toErrorResponse(found.reason);
  const { value: hotel } = found;
  if (hotel.code === 301 && hotel.redirect)
    throw redirect(
      localisePath(context.get(siteContext), context.get(localeContext), hotel.redirect) + url.search,
      301,
    );
  const { info } = hotel;
  if (!info) throw (await leadToExcursion(args)) ?? data('notFound', { status: 404 });
  return { ...hotel, info };
}

/** The slug of a hotel may be that of an excursion tour, which has a page of its own ([W]§2.12). */
async function leadToExcursion({ params, context, url }: LoaderFunctionArgs) {
  const tour = await context.get(clientContext).call(excursionTour, { slug: params.hotel ?? '' });
  return tour.ok ? redirect(localPathIn(context)(excursionPath(tour.value)) + url.search, 301) : undefined;
}
