import type { HotelOfferAnswer, LegAnswer, OfferAnswer, ReceiptLineAnswer } from '#calls/offer-fields.ts';
import type { Directory } from '#domain/catalogue/directory.ts';
import type { LegView, OfferView } from '#domain/offers/offer-view.ts';
import type { LineView } from '#domain/offers/open-claim.ts';
import type { HotelCard } from '#domain/offers/search-hotels.ts';
import { addDays, compactDate } from '#lib/plain-date.ts';
import type { Texts } from './core-texts.ts';

/** Whole units of a currency. */
const units = (minor: number) => minor / 100;

/** An offer in the fields of [W]§3.3. */
export function offerAnswer(view: OfferView, text: Texts, now: Date): OfferAnswer {
  return {
    cat_Claim: view.claim,
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
    starName: view.star.name,
    roomInc: view.rooms[0]!.room.id,
    roomName: joined(view.rooms.map(({ room }) => text(room.name))),
    roomLName: joined(view.rooms.map(({ room }) => room.name.en)),
    accommodationName: joined(view.rooms.map(({ accommodation }) => accommodation)),
    rooms: view.rooms.map(({ room, accommodation, party, countedAs }) => ({
      roomInc: room.id,
      roomName: text(room.name),
      accommodationName: accommodation,
      adult: party.adults,
      child: party.childAges.length,
      ages: [...party.childAges],
      countedAs,
    })),
    mealInc: view.meal.id,
    mealCode: view.meal.code,
    mealName: text(view.meal.name),
    mealNote: view.meal.note ? text(view.meal.note) : '',
    checkIn: compactDate(view.checkIn),
    checkOut: compactDate(addDays(view.checkIn, view.nights)),
    nights: view.nights,
    adult: view.party.adults,
    child: view.party.childAges.length,
    price: units(view.priceMinor),
    converted_price: units(view.priceMinor),
    priceOld: view.beforeDiscountsMinor > view.priceMinor ? units(view.beforeDiscountsMinor) : null,
    currency: view.currency,
    daynoconfirm: view.isInstant ? 0 : 1,
    freightExternal: view.out?.freight ?? null,
    packet_Type: view.packetType,
    ptype: view.packetType === 2 ? 'hotel' : 'tour',
    programTypeInc: view.programType.id,
    programTypeName: view.programType.name,
    programTypeUrl: view.programType.url,
    tourInc: view.tour.id,
    tourName: text(view.tour.name),
    tourType: '',
    tourTypeName: '',
    earlyBooking: view.earlyBooking ? view.earlyBooking / 100 : null,
    out: view.out && legAnswer(view.out),
    back: view.back && legAnswer(view.back),
    fetchedAt: now.toISOString(),
  };
}

const joined = (names: readonly string[]) => names.join(' + ');

const legAnswer = (leg: LegView): LegAnswer => ({
  flightNumber: leg.flightNumber,
  carrier: leg.carrier,
  from: leg.from.code,
  to: leg.to.code,
  departsAt: leg.departsAt,
  arrivesAt: leg.arrivesAt,
  classId: leg.classId,
  durationMinutes: leg.durationMinutes,
  seats: leg.seats,
});

/** Codes of the attributes by which an operator says what the beach is of. */
const beachKinds = new Set(['sandyBeach', 'pebbleBeach']);

const beach = 53;
const airport = 51;

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
    beachMetres: metres(attributeValue(beach)),
    beachKind: sand ? text(sand.name) : null,
    airportMetres: metres(attributeValue(airport)),
    attributes: shown.slice(0, 6).map(({ id, code, name }) => ({ inc: id, code, name: text(name) })),
  };
}

const metres = (value: string | undefined) => (value && /^\d+$/.test(value) ? Number(value) : null);

/** A line of a receipt, its names in the asked language. */
export function lineAnswer(line: LineView, offer: OfferView, text: Texts): ReceiptLineAnswer {
  const { key } = line;
  const amount = units(line.amountMinor);
  switch (line.kind) {
    case 'flight':
      return {
        ...line,
        key,
        amount,
        from: line.from.code,
        to: line.to.code,
        fromTown: text(line.from.townName),
        toTown: text(line.to.townName),
      };
    case 'nights':
      return {
        ...line,
        key,
        amount,
        roomName: text(offer.rooms[line.room]!.room.name),
        mealName: text(offer.meal.name),
      };
    case 'early-booking':
      return { key, amount, kind: line.kind, percent: line.discount / 100, until: line.until };
    case 'supplement':
      return { ...line, amount, name: text(line.name) };
    case 'service':
      return {
        key,
        amount,
        kind: line.kind,
        name: text(line.service.name),
        service: line.service.kind,
        persons: line.persons,
      };
    case 'free-child':
      return { key, amount, kind: line.kind, age: line.age };
    case 'stay-pay':
      return { key, amount, kind: line.kind, stay: line.stay, pay: line.pay };
  }
}
