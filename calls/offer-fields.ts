import { z } from 'zod';

/** Whole units of the currency of the row ([W]§9: offer prices are integers). */
const price = z.int();

const day = z.iso.date();

const seats = z.enum(['many', 'few', 'request']).describe('how sure a place is');

export const leg = z.object({
  flightNumber: z.string(),
  carrier: z.string(),
  from: z.string().describe('IATA code'),
  to: z.string().describe('IATA code'),
  departsAt: z.string().describe('local time, YYYY-MM-DDTHH:MM'),
  arrivesAt: z.string().describe('local time, YYYY-MM-DDTHH:MM'),
  classId: z.int(),
  durationMinutes: z.int(),
  seats,
  seatsLeft: z.int().nullable().describe('how many, where they are few; else null'),
  baggageKg: z
    .int()
    .nullable()
    .describe('for each traveller with a seat; 0: none in the fare, null: not said'),
  cabinKg: z.int().nullable().describe('the same, in the cabin'),
  classesLeft: z
    .array(z.object({ classId: z.int(), seats }))
    .describe('classes of the same flight that still have a place for each of the party'),
});
export type LegAnswer = z.output<typeof leg>;

const claimText = z.string().describe('signed name of the choice and its price: opens at /core/offer');

/** Some clients read the one name of a claim, some the other ([W]§3.3). */
const claim = { cat_Claim: claimText, claim: claimText.describe('other name of cat_Claim') };

/** When a row was priced, ISO 8601. */
const fetchedAt = z.string().describe('when it was priced, ISO 8601');

/** What rows of every kind have: who for, and what they pay. */
const payable = {
  adult: z.int(),
  child: z.int(),
  price: price.describe('whole units for the party'),
  converted_price: price.describe('other name of price'),
  currency: z.string(),
  fetchedAt,
};

/** One priced offer ([W]§3.3): the fields of the specification, and what makes it checkable. */
export const offer = z.object({
  ...payable,
  ...claim,
  hotelInc: z.int(),
  hotelName: z.string(),
  slug: z.string().describe('of the hotel'),
  stateInc: z.int(),
  stateSlug: z.string(),
  stateName: z.string(),
  regionInc: z.int(),
  regionName: z.string(),
  townInc: z.int(),
  townName: z.string(),
  starInc: z.int(),
  starName: z.string().describe('category as written'),
  stars: z.string().describe('other name of starName'),
  subtitle: z.string().describe('what stands below the name: the excursion tour, else the place'),
  priority: z
    .object({ imgLink: z.string(), noteLink: z.string(), noteText: z.string() })
    .nullable()
    .describe('note of the operator on this hotel'),
  roomInc: z.int(),
  roomName: z.string(),
  roomLName: z.string().describe('in English'),
  accommodationName: z.string(),
  htPlaceName: z.string().describe('other name of accommodationName'),
  rooms: z
    .array(
      z.object({
        roomInc: z.int(),
        roomName: z.string(),
        accommodationName: z.string(),
        adult: z.int(),
        child: z.int(),
        ages: z.array(z.int()),
        countedAs: z
          .object({ adults: z.int(), children: z.int(), infants: z.int() })
          .nullable()
          .describe('the equivalent occupancy that the hotel prices, where children are adults to it'),
      }),
    )
    .describe('one, or as many as the party needs; roomInc above is the first'),
  roomDesc: z
    .array(z.object({ key: z.int(), text: z.string(), value: z.string() }))
    .describe('what is known of the room above'),
  icons: z.array(z.string()).describe('of the lines of roomDesc, in their order'),
  mealInc: z.int(),
  mealCode: z.string(),
  mealName: z.string(),
  mealNote: z.string(),
  checkIn: day.describe('YYYY-MM-DD, the first night'),
  checkOut: day.describe('YYYY-MM-DD'),
  nights: z.int(),
  priceOld: price.nullable().describe('before discounts, where there are any'),
  daynoconfirm: z.int().describe('0: confirmed at once'),
  freeUntil: day
    .nullable()
    .describe(
      'the last day on which cancelling costs nothing, in the time zone where the trip begins; null: something is lost already, or not all terms are said',
    ),
  stopSale: z.literal(false).describe('a room whose sale is stopped is never answered'),
  freightExternal: z.int().nullable().describe('0 charter, 2 regular, null without flight'),
  packet_Type: z.int().describe('0 with flight, 1 excursion tour, 2 hotel only'),
  ptype: z.enum(['tour', 'hotel', 'cruise', 'excursion-tours']),
  programTypeInc: z.int(),
  programTypeName: z.string(),
  programTypeUrl: z.string(),
  tourInc: z.int(),
  tourName: z.string(),
  tourType: z.string().describe('empty where the tour has none'),
  tourTypeName: z.string().describe('shown of tour type 13 only'),
  ufilterObj: z
    .array(z.object({ id: z.int(), name: z.string(), note: z.string(), url: z.string() }))
    .describe('words that the tour is chosen by'),
  excursionTourSlug: z.string().describe('empty where it is no excursion tour'),
  excursionTourSlugFull: z.string().describe('path of its page'),
  earlyBooking: z.int().nullable().describe('discount in per cent, where one applies'),
  out: leg.nullable(),
  back: leg.nullable(),
});
export type OfferAnswer = z.output<typeof offer>;

/** The best offer of a hotel, with what its card shows. */
export const hotelOffer = offer.extend({
  offerCount: z.int().describe('offers of this hotel for the same question'),
  image: z.string(),
  images: z.array(z.string()).describe('own media paths, at most five'),
  rating: z.number().nullable(),
  ratingCount: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  beachMetres: z.int().nullable(),
  beachKind: z.string().nullable(),
  airportMetres: z.int().nullable(),
  attributes: z.array(z.object({ inc: z.int(), code: z.string(), name: z.string() })).describe('at most six'),
});
export type HotelOfferAnswer = z.output<typeof hotelOffer>;

/** Flights alone, there and back or one way. */
export const flightOffer = z.object({
  ...payable,
  ...claim,
  ptype: z.literal('avia'),
  hotelInc: z.literal(0).describe('no hotel'),
  checkIn: day.describe('YYYY-MM-DD, the day of the flight out'),
  checkOut: day.describe('YYYY-MM-DD, the day of the flight back; of one way the same day'),
  nights: z.int(),
  daynoconfirm: z.int().describe('0: confirmed at once'),
  freightExternal: z.int().describe('0 charter, 2 regular'),
  classId: z.int(),
  out: leg,
  back: leg.nullable(),
});
export type FlightOfferAnswer = z.output<typeof flightOffer>;

/** A service sold by itself. */
export const serviceOffer = z.object({
  ...payable,
  ptype: z.literal('service'),
  hotelInc: z.literal(0).describe('no hotel'),
  serviceInc: z.int(),
  serviceName: z.string(),
  serviceNote: z.string(),
  stateInc: z.int(),
  stateName: z.string(),
  stateSlug: z.string(),
  townInc: z.int().nullable().describe('null: all towns'),
  townName: z.string(),
  checkIn: day.describe('YYYY-MM-DD, the first of the asked days that it may begin on'),
  checkOut: day.describe('YYYY-MM-DD, the last of them'),
  adultPrice: price.describe('of all adults'),
  childPrice: price.describe('of all children'),
});
export type ServiceOfferAnswer = z.output<typeof serviceOffer>;

const amount = { amount: z.int().describe('whole units; the lines sum to the total') };

/** A named line of a receipt. Texts are composed by the page from the kind; names are in the asked language. */
export const receiptLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('flight'),
    key: z.string(),
    direction: z.enum(['out', 'back']),
    from: z.string(),
    to: z.string(),
    fromTown: z.string(),
    toTown: z.string(),
    date: z.string(),
    adults: z.int(),
    children: z.int(),
    infants: z.int().describe('on laps: one an adult'),
    seatedInfants: z.int().describe('of the children: infants beyond one an adult, who have seats'),
    ...amount,
  }),
  z.object({
    kind: z.literal('nights'),
    key: z.string(),
    room: z.int().describe('place in rooms'),
    from: z.string().describe('first night'),
    to: z.string().describe('last night'),
    nights: z.int(),
    roomName: z.string(),
    mealName: z.string(),
    ...amount,
  }),
  z.object({ kind: z.literal('free-child'), key: z.string(), age: z.int(), ...amount }),
  z.object({
    kind: z.literal('early-booking'),
    key: z.string(),
    percent: z.number(),
    until: z.string(),
    ...amount,
  }),
  z.object({ kind: z.literal('stay-pay'), key: z.string(), stay: z.int(), pay: z.int(), ...amount }),
  z.object({ kind: z.literal('supplement'), key: z.string(), name: z.string(), date: z.string(), ...amount }),
  z.object({
    kind: z.literal('service'),
    key: z.string(),
    name: z.string(),
    service: z.enum(['transfer', 'insurance', 'fee']),
    persons: z.int(),
    ...amount,
  }),
]);
export type ReceiptLineAnswer = z.output<typeof receiptLine>;

/** A line of a receipt that is not what it was when the price was shown. */
export const lineChange = z.object({
  key: z.string(),
  kind: z.enum(['flight', 'nights', 'free-child', 'early-booking', 'stay-pay', 'supplement', 'service']),
  name: z.string().describe('of a service or supplement; empty where it has none, or is no more'),
  date: z.iso.date().nullable().describe('the first of the nights of the line'),
  before: z.int().describe('whole units; 0: there was no such line'),
  after: z.int().describe('whole units; 0: there is none any more'),
});
export type LineChangeAnswer = z.output<typeof lineChange>;

/** The lines of one price, its total and the rate it was made with. */
export const receipt = z.object({
  lines: z.array(receiptLine),
  total: z.int().describe('whole units'),
  currency: z.string(),
  rateDate: z
    .string()
    .nullable()
    .describe('date of the internal rate, where the contract has another currency'),
  pricedAt: z.string(),
});
