import type { AnswerOf } from '#calls/call.ts';
import type { Client } from '#calls/client.ts';
import type { roomPrices } from '#calls/hotel.ts';
import { type PlainDate, plainDate } from '#lib/plain-date.ts';
import { type OfferCard, type OfferPlace, offerCard } from '#web/search/cards/offer-card.ts';
import { offerKey } from '#web/search/cards/offer-key.ts';
import { writeTrip } from '#web/search/query/trip.ts';
import { askFilteredPrices, type FilteredPrices } from './filtered-prices.ts';
import { firstShown, groupByRoom, type RoomOffers } from './offer-groups.ts';
import { type OfferRow, offerRow } from './offer-row.ts';
import type { PricesAsked } from './prices-asked.ts';
import { type Nearest, nearestAtPort, type PartyRefusal, type WayOut, waysOut } from './ways-out.ts';

type Answer = AnswerOf<typeof roomPrices>;

/** A room with its offers; its icons and the operator's note are the same of all of them. */
export type RoomGroup = Pick<OfferCard, 'iconsList' | 'priority' | 'people' | 'title' | 'stars'> & {
  /** What it is called in addresses. */
  key: string;
  roomInc: number;
  roomName: string;
  /** The first of them, or all of a room that the address opens. */
  rows: [OfferRow, ...OfferRow[]];
  total: number;
  /** First and last of the days that its offers begin on ([W]§2.11). */
  checkIns: { first: PlainDate; last: PlainDate };
};

export type FoundPrices = Pick<FilteredPrices, 'unfiltered' | 'mealNames' | 'carrierNames'> & {
  ok: true;
  nearest: Nearest | null;
  /** The first rooms, or all of them where the address opens the list. */
  groups: RoomGroup[];
  /** How many rooms have an offer, and how many offers there are. */
  roomCount: number;
  offerCount: number;
  currency: string;
  /** Where there is none: changes of the question that lead to some. */
  ways: WayOut[];
  /** Where there is none: why others than this party could go. */
  partyRefusal: PartyRefusal;
};

export type Prices = FoundPrices | { ok: false };

/** Rows of one answer about a room that is opened ([W]§9). */
export const openedRows = 200;

type Shown = {
  place: OfferPlace;
  /** `all` rooms, or one of them with all its offers. */
  expanded: string | undefined;
  /** Which of the answers about that room, from 1. */
  page?: number;
  /** The claim of an offer, whose room is opened where it is among those of the question. */
  claimed?: { key: string; claim: string } | undefined;
};

/** What a hotel costs: the first offers of the first rooms, and all of a room that is opened. */
export async function pricesOf(
  client: Client,
  question: PricesAsked,
  { place, expanded, page = 1, claimed }: Shown,
): Promise<Prices> {
  const { searchType, hotelInc, trip, filters, currency } = question;
  const asked = { SEARCH_TYPE: searchType, ...writeTrip(trip), HOTEL_INC: hotelInc, CURRENCY: currency };
  const answer = await askFilteredPrices(client, { ...asked, PARTITION_ROOM: firstShown }, filters);
  if (!answer) return { ok: false };
  const { prices, rooms, countTotal, nearest, unfiltered, mealNames, carrierNames } = answer;
  const found = groupByRoom(prices);
  const allOf = async (keys: readonly string[]) => {
    const ofRooms = { ROOMS: keys.join(','), PARTITION_PRICE: openedRows, PRICE_PAGE: page };
    return (await askFilteredPrices(client, { ...asked, ...ofRooms }, filters))?.prices ?? [];
  };
  const opened = await openedRoom(found, { expanded, claimed, allOf });
  const groups = found
    .filter((room, index) => expanded === 'all' || index < firstShown || room === opened?.room)
    .map((room) => {
      const offers = room === opened?.room ? opened.offers : room.offers.slice(0, firstShown);
      return roomGroup({ ...room, offers }, rooms, place);
    });
  return {
    ok: true,
    groups,
    roomCount: found.length,
    offerCount: countTotal,
    ...(countTotal > 0 ? { ways: [], partyRefusal: null } : await waysOut(client, question)),
    nearest: countTotal > 0 ? null : (nearest ?? (await nearestAtPort(client, asked, question))),
    currency,
    unfiltered,
    mealNames,
    carrierNames,
  };
}

type Opening = Pick<Shown, 'expanded' | 'claimed'> & {
  allOf: (keys: readonly string[]) => Promise<Answer['prices']>;
};

/** The room that the address opens, with its offers: by its key, or because the claim is of one of them. */
async function openedRoom(found: readonly RoomOffers[], { expanded, claimed, allOf }: Opening) {
  const isAsked = ({ keys }: RoomOffers) => keys.includes(expanded ?? '');
  const room = found.find(isAsked) ?? found.find(({ keys }) => keys.includes(claimed?.key ?? ''));
  const offers = room && (await allOf(room.keys));
  if (!room || !offers?.length) return undefined;
  const hasClaimed = offers.some(({ cat_Claim }) => offerKey(cat_Claim) === claimed?.claim);
  return isAsked(room) || hasClaimed ? { room, offers } : undefined;
}

function roomGroup(
  { keys, roomInc, roomName, offers }: Omit<RoomOffers, 'offers'> & { offers: Answer['prices'] },
  rooms: Answer['rooms'],
  place: OfferPlace,
): RoomGroup {
  const [first, ...others] = offers.map((offer) => offerCard(offer, place));
  if (!first) throw new Error(`The room ${roomName} has no offer`);
  const { iconsList, priority, people, title, stars } = first;
  const told = rooms.filter(({ key }) => keys.includes(key));
  const days = told.flatMap(({ checkInFirst, checkInLast }) => [checkInFirst, checkInLast]).sort();
  return {
    key: keys[0] ?? '',
    roomInc,
    roomName,
    iconsList,
    priority,
    people,
    title,
    stars,
    rows: [offerRow(first), ...others.map(offerRow)],
    total: told.reduce((sum, { count }) => sum + count, 0),
    checkIns: { first: plainDate(days[0]!), last: plainDate(days.at(-1)!) }, // a room has an offer
  };
}
