/** Attributes of a hotel that the product knows by the operator's number ([W]§9); distances are in metres. */
export const hotelAttribute = {
  airport: 51,
  centre: 52,
  beach: 53,
  /** A page of the hotel's own offers: the value is its address. */
  action: 1_000_032,
  /** A hotel that the operator puts first. */
  priority: 1_000_230,
  badge: 1_000_231,
  rooms: 1_000_235,
  pools: 1_000_236,
  airportName: 1_000_246,
} as const;

/** What a family asks about a hotel first; these numbers are ours. */
export const familyAttribute = {
  waterSlides: 107,
  childrenClub: 109,
  /** Minutes from the airport to the hotel, where the operator knows them. */
  transferMinutes: 10_010,
} as const;

/** What is told of a room beside its name; these numbers are ours. */
export const roomAttribute = {
  area: 10_001,
  beds: 10_002,
  view: 10_003,
  guests: 10_004,
  /** The room that this one is another name of; the number is the operator's ([W]§9). */
  duplicate: 10_013,
} as const;
