import { z } from 'zod';

/** A part of the world that a hotel lies in. */
export const hotelPlace = z.object({
  inc: z.int(),
  name: z.string(),
  lname: z.string().describe('in English'),
  slug: z.string(),
});

/** A picture, addressed by its own media path. */
export const picture = z.object({ img: z.string(), alt: z.string() });

/** What a hotel is ([W]§3.5), beside its place, rooms, texts and pictures. */
export const hotelInfo = z.object({
  inc: z.int(),
  name: z.string(),
  slug: z.string(),
  star: z.string().describe('category as the operator writes it'),
  starKey: z.string().describe('104: a guest house'),
  address: z.string(),
  paragraph: z.string().describe('the first words of its page'),
  latitude: z.number(),
  longitude: z.number(),
  onSale: z.boolean().default(true),
  remote: z.boolean().describe("sold by a partner's system"),
  cruiseItinerary: z.string().nullable().describe('of a liner: a path that ends in /sea/cruise'),
  panaroma3Ds: z.array(z.string()).describe('addresses of views all round'),
  registryCode: z.string().nullable().describe("in the state's register of places to stay"),
  registryUrl: z.string().nullable(),
  topHotelRating: z.object({ id: z.string() }).nullable().describe('at the external ratings service'),
  videoDate: z.string().nullable().describe('YYYY-MM-DD, of the webinar'),
  videoLink: z.string().nullable(),
  builtYear: z.int().nullable(),
  renovatedYear: z.int().nullable(),
  roomCount: z.int().nullable(),
  rating: z.number().nullable(),
  ratingCount: z.int(),
  airportCode: z.string(),
  airportName: z.string(),
  guestTax: z
    .string()
    .describe('what guests pay at the hotel beside the price; empty: nothing that is known'),
});

/** What a hotel has: a distance in metres, a flag or a text. */
export const hotelAttribute = z.object({
  inc: z.int(),
  code: z.string(),
  name: z.string(),
  value: z.string(),
  kind: z.string(),
  icon: z.string().nullable(),
});

export const hotelText = z.object({
  key: z.string(),
  title: z.string(),
  text: z.string(),
  image: z.string().nullable().describe('own media path: the plan of a deck'),
});

/** A place that guests of a hotel go to, for its map. */
export const nearbyPlace = z.object({
  kind: z.enum(['airport', 'centre', 'beach']),
  name: z.string().describe('empty: of the beach'),
  latitude: z.number(),
  longitude: z.number(),
});

/** A kind of rooms of a hotel, or of cabins of a liner. */
export const hotelRoom = z.object({
  room: z.int(),
  name: z.string(),
  lname: z.string().describe('in English'),
  description: z.string(),
  window: z.string().describe('what its window looks on; empty where that is not known'),
  desc: z.array(
    z.object({
      attribute: z
        .int()
        .describe(
          '10001 area in m², 10002 beds, 10003 view, 10004 most guests, 10013 the room that this is another name of',
        ),
      value: z.string(),
      name: z.string(),
      lname: z.string().describe('in English'),
    }),
  ),
  resreg: z.string().nullable().describe('its hotel in the register of places to stay'),
  areaM2: z.int().nullable(),
  beds: z.string(),
  guests: z.int().describe('most people who may sleep in it'),
  images: z.array(picture),
});
