import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import type { Client } from '#calls/client.ts';
import { hotelCall, offerCall } from '#calls/hotel.ts';
import type { OfferAnswer } from '#calls/offer-fields.ts';
import { partyLimits } from '#calls/search-limits.ts';
import { addYears, type PlainDate, parsePlainDate, plainDate } from '#lib/plain-date.ts';
import { type HotelKind, travelKinds } from '#lib/travel-kind.ts';
import { localisePath } from '#sites/locale.ts';
import type { Site } from '#sites/site.ts';
import { type OfferCard, type OfferPlace, offerCard } from '#web/search/cards/offer-card.ts';
import { offerKey } from '#web/search/cards/offer-key.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { openIn } from '#web/search/query/detail-address.ts';
import { hasCosts, type OfferFilters } from '#web/search/query/filters.ts';
import { partyProblems, partyWithin } from '#web/search/query/party.ts';
import { type TripQuestion, withoutFlight, writeTrip } from '#web/search/query/trip.ts';
import {
  clientContext,
  clockContext,
  currencyContext,
  localeContext,
  siteContext,
} from '#web/visit/context.ts';
import { departures } from '#web/visit/home-town.ts';
import { notTold } from '#web/visit/not-told.ts';
import { pageTexts } from '#web/visit/page-texts.ts';
import { askFilteredPrices, type FilteredPrices } from './filtered-prices.ts';
import { type FoundHotel, hotelView } from './hotel-view.ts';
import { firstShown, groupByRoom, type RoomOffers } from './offer-groups.ts';
import { type OfferRow, offerRow } from './offer-row.ts';
import { keyOf } from './opened-key.ts';

export type OpenedOffer = AnswerOf<typeof offerCall>;

/** A room with its offers; its icons and the operator's note are the same of all of them. */
export type RoomGroup = Pick<OfferCard, 'iconsList' | 'priority'> & {
  roomInc: number;
  roomName: string;
  /** The first of them, or all of a room that the address opens. */
  rows: [OfferRow, ...OfferRow[]];
  total: number;
  /** First and last of the days that its offers begin on ([W]§2.11). */
  checkIns: { first: PlainDate; last: PlainDate };
};

export type Prices =
  | ({ ok: true; groups: RoomGroup[]; currency: string } & Omit<FilteredPrices, 'prices'>)
  | { ok: false };

/** An offer whose receipt the address asks for. */
export type Opened = {
  claim: string;
  answer: OpenedOffer | undefined;
  /** Date and time at the site. */
  pricedAt: SiteTime;
  /** How long ago the price in the claim was computed; undefined where that is just now, or not known. */
  age: ClaimAge | undefined;
};

type SiteTime = { date: string; time: string };
type ClaimAge = { unit: 'minutes' | 'hours'; count: number } | ({ unit: 'date' } & SiteTime);

/** The hotel of the address, its offers for the question in the query, and the receipt that is open. */
export async function loadHotel(args: LoaderFunctionArgs, kind: HotelKind) {
  const { params, context, url } = args;
  const client = context.get(clientContext);
  const site = context.get(siteContext);
  const locale = context.get(localeContext);
  const { details, hasFlight } = travelKinds[kind];
  const path = params.country
    ? `${details}/${params.country}/${params.hotel}`
    : `${travelKinds.cruise.details}/${params.hotel}`;
  const [found, towns] = await Promise.all([client.call(hotelCall, { hotel: path }), departures(context)]);
  if (!found.ok) throw notTold(found.reason);
  const { value: hotel } = found;
  if (hotel.code === 301 && hotel.redirect)
    throw redirect(localisePath(site, locale, hotel.redirect) + url.search, 301);
  const { info } = hotel;
  if (!info) throw data('notFound', { status: 404 });

  const townList = towns.ok ? towns.value : [];
  const asked = askedOf({ context, url });
  const townFrom = asked.trip.townFrom ?? towns.home?.townFrom ?? withoutFlight;
  const limitedAs = hotel.state?.isCruise ? 'cruise' : kind;
  const trip = {
    ...partyWithin(asked.trip, limitedAs),
    townFrom: hasFlight ? townFrom : withoutFlight,
  };
  const { offer: claim, expand } = openIn(url.search);
  const opened = claim ? await openOffer(context, claim) : undefined;
  const town = townList.find((each) => each.townFrom === trip.townFrom);
  const place = { city: town?.townName ?? '', ...(await pageTexts(context)) };
  const filters = { ...asked.offerWishes, ...(hasFlight ? asked.flight : anyFlight) };
  const priceCurrency = filters.currency ?? (hasCosts(filters) ? undefined : currencyOf(opened));
  const prices = await pricesOf(client, info.inc, trip, {
    place,
    filters,
    currency: priceCurrency ?? context.get(currencyContext),
    isOpen: ({ roomInc, offers }) =>
      expand === `${roomInc}` || (opened !== undefined && offers.some(isOpened(opened))),
  });
  const problems = [
    ...asked.problems.trip,
    ...partyProblems(asked.trip, limitedAs),
    ...asked.problems.offerWishes,
  ];
  const isReadable = problems.length === 0;
  const loaded = {
    kind,
    hotel: hotelView({ ...hotel, info }),
    trip,
    partyLimits: partyLimits(limitedAs),
    /** Empty without flight. */
    townNameFrom: hasFlight ? (town?.townNameFrom ?? '') : '',
    /** Towns that the trip may begin in; none for a stay without flight. */
    towns: hasFlight ? townList.map(({ townFrom: inc, townName: name }) => ({ inc, name })) : [],
    stateInc: hotel.state?.inc ?? 0,
    filters,
    isReadable,
    prices,
    webinar: webinarOf(info, site, context.get(clockContext).today),
    opened,
    /** It as it is listed, with its price of now. */
    openedRow:
      opened?.answer?.status === 'priced' ? offerRow(offerCard(opened.answer.offer, place)) : undefined,
    expanded: expand ?? '',
  };
  return data(loaded, { status: isReadable ? 200 : 400 });
}

export type DetailData = Awaited<ReturnType<typeof loadHotel>>['data'];

/** A talk that is less than a year old ([W]§2.11). */
function webinarOf({ videoDate, videoLink }: FoundHotel['info'], { flags }: Site, today: PlainDate) {
  const date = parsePlainDate(videoDate ?? '');
  if (!flags.webinars || !date || !videoLink || date <= addYears(today, -1)) return undefined;
  return { date, link: videoLink };
}

/** A stay without flight has none to wish. */
const anyFlight = { flight: 'any' as const };

/** A claim speaks its own currency, whatever the visitor reads prices in; the offers beside it speak it too. */
const currencyOf = (opened: Opened | undefined) =>
  opened?.answer?.status === 'priced' ? opened.answer.receipt.currency : undefined;

type Shown = {
  place: OfferPlace;
  filters: OfferFilters;
  currency: string;
  /** Whether all offers of a room are shown, and not the first alone. */
  isOpen: (room: RoomOffers) => boolean;
};

const isOpened = (opened: Opened) => (offer: OfferAnswer) => offerKey(offer.cat_Claim) === keyOf(opened);

async function pricesOf(
  client: Client,
  hotelInc: number,
  trip: TripQuestion,
  { place, filters, currency, isOpen }: Shown,
): Promise<Prices> {
  const asked = { ...writeTrip(trip), HOTEL_INC: hotelInc, CURRENCY: currency };
  const answer = await askFilteredPrices(client, asked, filters);
  if (!answer) return { ok: false };
  const { prices, ...rest } = answer;
  const groups = groupByRoom(prices).map((room): RoomGroup => {
    const { roomInc, roomName, offers } = room;
    const [cheapest, ...others] = offers;
    const card = offerCard(cheapest, place);
    const { iconsList, priority } = card;
    const shown = isOpen(room) ? others : others.slice(0, firstShown - 1);
    const rows: RoomGroup['rows'] = [
      offerRow(card),
      ...shown.map((offer) => offerRow(offerCard(offer, place))),
    ];
    return {
      roomInc,
      roomName,
      iconsList,
      priority,
      rows,
      total: offers.length,
      checkIns: checkInsOf(offers),
    };
  });
  return { ok: true, groups, currency, ...rest };
}

function checkInsOf(offers: RoomOffers['offers']): RoomGroup['checkIns'] {
  const days = offers.map(({ checkIn }) => plainDate(checkIn)).sort();
  return { first: days[0]!, last: days.at(-1)! }; // a room has an offer
}

/** Prices the choice of a claim again; a claim that cannot be read has no answer. */
export async function openOffer(context: LoaderFunctionArgs['context'], claim: string): Promise<Opened> {
  const answer = await context.get(clientContext).call(offerCall, { claim });
  const { now } = context.get(clockContext);
  const at = (instant: Date) => siteTime(instant, context.get(siteContext).timeZone);
  const opened = answer.ok ? answer.value : undefined;
  const claimedAt =
    opened && 'claimedAt' in opened && opened.claimedAt ? new Date(opened.claimedAt) : undefined;
  return { claim, answer: opened, pricedAt: at(now), age: claimedAt && ageOf(claimedAt, now, at) };
}

function ageOf(claimedAt: Date, now: Date, at: (instant: Date) => SiteTime): ClaimAge | undefined {
  const minutes = Math.floor((now.getTime() - claimedAt.getTime()) / 60_000);
  if (minutes < 1) return undefined;
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  if (minutes < 24 * 60) return { unit: 'hours', count: Math.floor(minutes / 60) };
  return { unit: 'date', ...at(claimedAt) };
}

function siteTime(instant: Date, timeZone: string): SiteTime {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [date = '', time = ''] = clock.format(instant).split(' ');
  return { date, time };
}
