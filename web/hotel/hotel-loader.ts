import { data, type LoaderFunctionArgs } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import { offerCall } from '#calls/hotel.ts';
import { addYears, type PlainDate, parsePlainDate } from '#lib/plain-date.ts';
import { shareStructure } from '#lib/structural-sharing.ts';
import { type HotelKind, travelKinds } from '#lib/travel-kind.ts';
import type { Site } from '#sites/site.ts';
import type { Translator } from '#texts/translator.ts';
import type { AgentOffer } from '#web/agent-prices/agent-offer.ts';
import { loadAgentOffers } from '#web/agent-prices/load-agent-offers.ts';
import { clientContext, clockContext, currencyContext, siteContext } from '#web/context/context.ts';
import { type DepartureTown, departures } from '#web/context/home-town.ts';
import { pageTexts } from '#web/context/page-texts.ts';
import { offerCard } from '#web/search/cards/offer-card.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { openIn } from '#web/search/query/detail-address.ts';
import { hasCosts } from '#web/search/query/filters.ts';
import { anyFlight } from '#web/search/query/flight.ts';
import { partyProblems, partyWithin } from '#web/search/query/party.ts';
import { withoutFlight } from '#web/search/query/trip.ts';
import { withAgentRows } from './agent-rows.ts';
import { findHotel } from './find-hotel.ts';
import { findRules } from './find-rules.ts';
import { type FlightPair, flightPairs } from './flight-pairs.ts';
import { pricesOf } from './hotel-prices.ts';
import { type FoundHotel, hotelView } from './hotel-view.ts';
import { roomKey } from './offer-groups.ts';
import { type OfferRow, offerRow } from './offer-row.ts';
import { keyOf } from './opened-key.ts';

export type OpenedOffer = AnswerOf<typeof offerCall>;

/** An offer whose receipt the address asks for. */
export type Opened = {
  claim: string;
  answer: OpenedOffer | undefined;
  /** It as it is listed, with its price of now, and the flights that it can be taken with. */
  row: OfferRow | undefined;
  flights: FlightPair[];
  /** Of an agent who is logged in. */
  agent: AgentOffer | undefined;
  /** Date and time at the site. */
  pricedAt: SiteTime;
  /** How long ago the price in the claim was computed; undefined where that is just now, or not known. */
  age: ClaimAge | undefined;
};

type SiteTime = { date: string; time: string };
type ClaimAge = { unit: 'minutes' | 'hours'; count: number } | ({ unit: 'date' } & SiteTime);

/** The hotel of the address, its offers for the question in the query, and the receipt that is open. */
export async function loadHotel(args: LoaderFunctionArgs, kind: HotelKind) {
  const { context, url } = args;
  const client = context.get(clientContext);
  const site = context.get(siteContext);
  const { hasFlight } = travelKinds[kind];
  const [hotel, towns] = await Promise.all([findHotel(args, kind), departures(context)]);
  const { info } = hotel;

  const townList = towns.ok ? towns.value : [];
  const asked = askedOf({ context, url });
  const townFrom = asked.trip.townFrom ?? towns.home?.townFrom ?? withoutFlight;
  const limitedAs = hotel.state?.isCruise ? ('cruise' as const) : kind;
  const trip = {
    ...partyWithin(asked.trip, limitedAs),
    townFrom: hasFlight ? townFrom : withoutFlight,
  };
  const { offer: claim, expand } = openIn(url.search);
  const opened = claim ? await openOffer(context, claim) : undefined;
  const town = townList.find((each) => each.townFrom === trip.townFrom);
  const place = await pageTexts(context);
  const filters = { ...asked.offerWishes, ...(hasFlight ? asked.flight : anyFlight) };
  const priceCurrency = filters.currency ?? (hasCosts(filters) ? undefined : currencyOf(opened));
  const currency = priceCurrency ?? context.get(currencyContext);
  const searchType = travelKinds[limitedAs].searchTypes[0];
  const found = await pricesOf(
    client,
    { searchType, hotelInc: info.inc, trip, filters, currency },
    { place, expanded: expand, claimed: opened && claimedRoom(opened) },
  );
  const prices = await withAgentRows(context, found, travelKinds[limitedAs].ptype);
  const problems = [
    ...asked.problems.trip,
    ...partyProblems(asked.trip, limitedAs),
    ...asked.problems.offerWishes,
  ];
  const isReadable = problems.length === 0;
  const loaded = {
    kind,
    searchType,
    hotel: hotelView(hotel, openIn(url.search).modal === 'gallery'),
    rules: await findRules(context, hotel.state?.slug),
    trip,
    mode: limitedAs,
    /** Empty without flight. */
    townNameFrom: hasFlight ? (town?.townNameFrom ?? '') : '',
    /** Towns that the trip may begin in; none for a stay without flight. */
    towns: hasFlight
      ? [...(limitedAs === 'cruise' ? [toThePort(place.t)] : []), ...townList.map(townToChoose)]
      : [],
    stateInc: hotel.state?.inc ?? 0,
    filters,
    isReadable,
    prices,
    webinar: webinarOf(info, site, context.get(clockContext).today),
    opened,
    expanded: expand ?? '',
  };
  return data(shareStructure(loaded), { status: isReadable ? 200 : 400 });
}

export type DetailData = Awaited<ReturnType<typeof loadHotel>>['data'];

const townToChoose = ({ townFrom: inc, townName: name }: DepartureTown) => ({ inc, name });

/** A voyage may begin in its port: its travellers come there by themselves. */
const toThePort = (t: Translator['t']) => ({ inc: withoutFlight, name: t('detail.flight.without') });

/** A talk that is less than a year old ([W]§2.11). */
function webinarOf({ videoDate, videoLink }: FoundHotel['info'], { flags }: Site, today: PlainDate) {
  const date = parsePlainDate(videoDate ?? '');
  if (!flags.webinars || !date || !videoLink || date <= addYears(today, -1)) return undefined;
  return { date, link: videoLink };
}

/** A claim speaks its own currency, whatever the visitor reads prices in; the offers beside it speak it too. */
const currencyOf = (opened: Opened | undefined) =>
  opened?.answer?.status === 'priced' ? opened.answer.receipt.currency : undefined;

/** The room of an offer that can be sold, and what the offer is known by. */
const claimedRoom = (opened: Opened) =>
  opened.answer?.status === 'priced'
    ? { key: roomKey(opened.answer.offer), claim: keyOf(opened) }
    : undefined;

/** Prices the choice of a claim again; a claim that cannot be read has no answer. */
export async function openOffer(context: LoaderFunctionArgs['context'], claim: string): Promise<Opened> {
  const client = context.get(clientContext);
  const [answer, flights, texts] = await Promise.all([
    client.call(offerCall, { claim }),
    flightPairs(client, claim),
    pageTexts(context),
  ]);
  const { now } = context.get(clockContext);
  const at = (instant: Date) => siteTime(instant, context.get(siteContext).timeZone);
  const opened = answer.ok ? answer.value : undefined;
  const claimedAt =
    opened && 'claimedAt' in opened && opened.claimedAt ? new Date(opened.claimedAt) : undefined;
  const offer = opened?.status === 'priced' ? opened.offer : undefined;
  const ofAgent = offer && (await loadAgentOffers(context, [{ ...offer, claim: offer.cat_Claim }]));
  const agent = ofAgent?.[0];
  return {
    claim,
    answer: opened,
    row: offer && { ...offerRow(offerCard(offer, texts)), ...(agent && { agent }) },
    flights,
    agent,
    pricedAt: at(now),
    age: claimedAt && ageOf(claimedAt, now, at),
  };
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
