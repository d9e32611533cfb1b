import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { hotelCall, offerCall } from '#calls/hotel.ts';
import type { OfferAnswer } from '#calls/offer-fields.ts';
import { hotelPath } from '#lib/hotel-path.ts';
import { type PlainDate, plainDate } from '#lib/plain-date.ts';
import { clientContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import type { ExcursionPath } from '#web/search/cards/hotel-view.ts';
import { said } from '#web/search/query/query-values.ts';
import { withoutFlight, writeTrip } from '#web/search/query/trip.ts';
import type { OpenedOffer } from './hotel-loader.ts';

/**
 * The page of an offer ([W]§2.11): that of its hotel, liner or excursion tour, asked for what was chosen, with the price
 * opened into lines. Where it is gone, what is sold for the same days and people stands there.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const client = context.get(clientContext);
  const claim = url.searchParams.get('claim') ?? '';
  const opened = await client.call(offerCall, { claim });
  const stay = opened.ok ? stayOf(opened.value) : undefined;
  if (!stay) throw data('notFound', { status: 404 });
  const found = await client.call(hotelCall, { hotel: `${stay.hotelInc}` });
  const { info, state } = found.ok ? found.value : {};
  if (!info || !state) throw data('notFound', { status: 404 });
  const { TOWNFROM, ...question } = writeTrip({
    checkInFrom: stay.day,
    checkInTo: stay.day,
    nightsFrom: stay.nights,
    nightsTo: stay.nights,
    adults: stay.adults,
    childAges: stay.childAges,
    townFrom: stay.townFrom ?? withoutFlight,
  });
  const isTold = stay.townFrom !== null || !stay.hasFlight;
  const query = new URLSearchParams(
    said({ ...question, TOWNFROM: isTold ? TOWNFROM : undefined, offer: claim }),
  );
  const country = { slug: state.slug, longName: state.lname, isCruise: state.isCruise };
  const path = stay.tourPath || hotelPath(stay.hasFlight ? 'tour' : 'hotel', country, info.slug);
  return redirect(localPathIn(context)(`${path}?${query}#prices`));
}

/** Never rendered, because the loader redirects or refuses; with a component a refusal is the error page ([S]§2.3). */
export default function OpenedOfferPage() {
  return null;
}

type Stay = {
  hotelInc: number;
  /** That of the flight, where there is one that is known. */
  day: PlainDate;
  nights: number;
  adults: number;
  childAges: number[];
  hasFlight: boolean;
  /** Where it begins; null where that is no longer known. */
  townFrom: number | null;
  /** The page of its excursion tour; empty where it is none, or is gone. */
  tourPath: ExcursionPath | '';
};

/** What was chosen, as far as its answer tells it; undefined where that are flights alone. */
function stayOf(opened: OpenedOffer): Stay | undefined {
  if (opened.status === 'priced') return stayOfOffer(opened);
  if (opened.status === 'priced-flights' || !opened.stay) return undefined;
  const { hotelInc, stay } = opened;
  return { ...stay, hotelInc, day: plainDate(stay.departs), tourPath: tourPathOf(stay) };
}

function stayOfOffer({ offer, townFrom }: Extract<OpenedOffer, { status: 'priced' }>): Stay {
  const { hotelInc, out, checkIn, nights, adult, rooms } = offer;
  return {
    hotelInc,
    tourPath: tourPathOf(offer),
    day: plainDate(out?.departsAt.slice(0, 10) ?? checkIn),
    nights,
    adults: adult,
    childAges: rooms.flatMap(({ ages }) => ages).sort((a, b) => a - b),
    hasFlight: out !== null,
    townFrom,
  };
}

const tourPathOf = ({ excursionTourSlugFull }: Pick<OfferAnswer, 'excursionTourSlugFull'>) =>
  excursionTourSlugFull as Stay['tourPath']; // as the call says of it
