import type { HotelOfferAnswer, LegAnswer, OfferAnswer } from '#calls/offer-fields.ts';
import type { Directory, ExcursionTourEntry, RoomEntry, StateEntry } from '#domain/catalogue/directory.ts';
import { roomAttributes } from '#domain/hotels/room-attributes.ts';
import type { LegView } from '#domain/offers/leg-view.ts';
import type { OfferView } from '#domain/offers/offer-view.ts';
import type { HotelCard } from '#domain/offers/search-hotels.ts';
import { hotelAttribute } from '#lib/attribute-numbers.ts';
import { minorPerUnit } from '#lib/money.ts';
import { addDays } from '#lib/plain-date.ts';
import { kindOfOffer, travelKinds } from '#lib/travel-kind.ts';
import type { Texts } from './core-texts.ts';

/** Whole units of a currency. */
const units = (minor: number) => minor / minorPerUnit;

/** What rows of every kind have: who for, and what they pay. */
export const paidAnswer = (
  { party, priceMinor, currency }: Pick<OfferView, 'party' | 'priceMinor' | 'currency'>,
  now: Date,
) => ({
  adult: party.adults,
  child: party.childAges.length,
  price: units(priceMinor),
  converted_price: units(priceMinor),
  currency,
  fetchedAt: now.toISOString(),
});

/** A claim under both of its names ([W]§3.3). */
export const claimAnswer = (claim: string) => ({ cat_Claim: claim, claim });

/** An offer in the fields of [W]§3.3. */
export function offerAnswer(view: OfferView, text: Texts, now: Date): OfferAnswer {
  const facts = roomFacts(view.rooms[0]!.room, text);
  const accommodationName = joined(view.rooms.map(({ accommodation }) => accommodation));
  return {
    ...paidAnswer(view, now),
    ...claimAnswer(view.claim),
    hotelInc: view.hotel.id,
    hotelName: text(view.hotel.name),
    slug: view.hotel.slug,
    stateInc: view.state.id,
    stateSlug: view.state.slug,
    stateName: text(view.state.name),
    regionInc: view.region.id,
    regionName: text(view.region.name),
    townInc: view.town.id,
    townName: text(view.town.name),
    starInc: view.star.id,
    starName: view.star.name,
    stars: view.star.name,
    subtitle: subtitle(view, text),
    priority: priority(view),
    roomInc: view.rooms[0]!.room.id,
    roomName: joined(view.rooms.map(({ room }) => text(room.name))),
    roomLName: joined(view.rooms.map(({ room }) => room.name.en)),
    accommodationName,
    htPlaceName: accommodationName,
    rooms: view.rooms.map(({ room, accommodation, party, countedAs }) => ({
      roomInc: room.id,
      roomName: text(room.name),
      accommodationName: accommodation,
      adult: party.adults,
      child: party.childAges.length,
      ages: [...party.childAges],
      countedAs,
    })),
    roomDesc: facts.map(({ attribute, value }) => ({
      key: attribute.inc,
      text: text(attribute.name),
      value,
    })),
    icons: facts.map(({ icon }) => icon),
    mealInc: view.meal.id,
    mealCode: view.meal.code,
    mealName: text(view.meal.name),
    mealNote: view.meal.note ? text(view.meal.note) : '',
    checkIn: view.checkIn,
    checkOut: addDays(view.checkIn, view.nights),
    nights: view.nights,
    priceOld: view.beforeDiscountsMinor > view.priceMinor ? units(view.beforeDiscountsMinor) : null,
    daynoconfirm: view.isInstant ? 0 : 1,
    freeUntil: view.freeUntil,
    stopSale: false,
    freightExternal: view.out?.freight ?? null,
    packet_Type: view.packetType,
    ptype: kindOf(view),
    programTypeInc: view.programType.id,
    programTypeName: view.programType.name,
    programTypeUrl: view.programType.url,
    tourInc: view.tour.id,
    tourName: text(view.tour.name),
    tourType: view.tourType ? String(view.tourType.id) : '',
    tourTypeName: view.tourType ? text(view.tourType.name) : '',
    ufilterObj: view.ufilters.map(({ id, name, note, url }) => ({
      id,
      name: text(name),
      note: note ? text(note) : '',
      url: url ?? '',
    })),
    excursionTourSlug: view.excursionTour?.slug ?? '',
    excursionTourSlugFull: excursionTourPath(view.excursionTour, view.state),
    earlyBooking: view.earlyBooking ? view.earlyBooking / 100 : null,
    out: view.out && legAnswer(view.out),
    back: view.back && legAnswer(view.back),
  };
}

/** Where an excursion tour has its page; empty of none. */
export const excursionTourPath = (
  tour: ExcursionTourEntry | null,
  state: Pick<StateEntry, 'slug'>,
): string => (tour ? `/excursion-tours/${state.slug}/${tour.slug}` : '');

const kindOf = ({ state: { isCruise }, packetType }: OfferView): OfferAnswer['ptype'] =>
  travelKinds[kindOfOffer({ packetType, isCruise })].ptype;

/** The name of the excursion tour, else where the hotel is. */
function subtitle({ excursionTour, town, region }: OfferView, text: Texts): string {
  if (excursionTour) return text(excursionTour.title);
  return [...new Set([text(town.name), text(region.name)])].join(', ');
}

function priority({ hotel }: OfferView): OfferAnswer['priority'] {
  const noteText = hotel.attributes.find(({ id }) => id === hotelAttribute.badge)?.value;
  return noteText ? { imgLink: '', noteLink: '', noteText } : null;
}

/** What is known of a room, each with the icon that stands before it. */
function roomFacts({ areaM2, beds, view }: RoomEntry, text: Texts) {
  const facts = [
    { icon: 'area', attribute: roomAttributes.area, value: areaM2 === null ? '' : String(areaM2) },
    { icon: 'bed', attribute: roomAttributes.beds, value: beds ? text(beds) : '' },
    { icon: 'sun', attribute: roomAttributes.view, value: view ?? '' },
  ];
  return facts.filter(({ value }) => value !== '');
}

const joined = (names: readonly string[]) => names.join(' + ');

/** A flight as it is told to travellers. */
export const legAnswer = (leg: LegView): LegAnswer => ({
  flightNumber: leg.flightNumber,
  carrier: leg.carrier,
  from: leg.from.code,
  to: leg.to.code,
  departsAt: leg.departsAt,
  arrivesAt: leg.arrivesAt,
  classId: leg.classId,
  durationMinutes: leg.durationMinutes,
  seats: leg.seats,
  seatsLeft: leg.seatsLeft,
  baggageKg: leg.baggageKg,
  cabinKg: leg.cabinKg,
  classesLeft: leg.classesLeft,
});

/** Codes of the attributes by which an operator says what the beach is of. */
const beachKinds = new Set(['sandyBeach', 'pebbleBeach']);

/** The best offer of a hotel, with what its card shows. */
export function hotelOfferAnswer(
  card: HotelCard,
  directory: Directory,
  text: Texts,
  now: Date,
): HotelOfferAnswer {
  const { hotel } = card.view;
  const attributeValue = (id: number) => hotel.attributes.find((attribute) => attribute.id === id)?.value;
  const shown = hotel.attributes
    .flatMap(({ id }) => directory.attributes.get(id) ?? [])
    .filter((attribute) => attribute.kind === 'flag')
    .sort((a, b) => a.position - b.position);
  const sand = shown.find((attribute) => beachKinds.has(attribute.code));
  return {
    ...offerAnswer(card.view, text, now),
    offerCount: card.offerCount,
    image: hotel.images[0] ?? '',
    images: hotel.images.slice(0, 5),
    rating: hotel.ratingTenths === null ? null : hotel.ratingTenths / 10,
    ratingCount: hotel.ratingCount,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    beachMetres: metres(attributeValue(hotelAttribute.beach)),
    beachKind: sand ? text(sand.name) : null,
    airportMetres: metres(attributeValue(hotelAttribute.airport)),
    attributes: shown.slice(0, 6).map(({ id, code, name }) => ({ inc: id, code, name: text(name) })),
  };
}

const metres = (value: string | undefined) => (value && /^\d+$/.test(value) ? Number(value) : null);
