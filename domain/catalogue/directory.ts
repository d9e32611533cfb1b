import type { Localised } from '#lib/localised.ts';

type Named = { id: number; name: Localised };

export type StateEntry = Named & {
  iso2: string;
  slug: string;
  image: string | null;
  visaRequired: boolean;
  isPriority: boolean;
  /** Its hotels are liners, their rooms cabins. */
  isCruise: boolean;
};
export type RegionEntry = Named & { stateId: number; slug: string };
export type TownEntry = Named & { regionId: number; slug: string };
export type AirportEntry = {
  code: string;
  iso2: string;
  name: Localised;
  townName: Localised;
  latitude: number;
  longitude: number;
  timeZone: string;
};
export type DepartureTownEntry = Named & {
  /** As it stands after "from", in the languages that decline it. */
  nameFrom: Localised | null;
  market: string;
  slug: string;
  airportCode: string | null;
  isMain: boolean;
};
export type StarEntry = { id: number; name: string; position: number };
export type MealEntry = Named & { code: string; note: Localised | null; position: number };
export type AttributeEntry = Named & {
  code: string;
  kind: string;
  icon: string | null;
  isFilter: boolean;
  position: number;
};
export type CarrierEntry = { code: string; name: string; number: number | null };
export type HotelEntry = Named & {
  slug: string;
  townId: number;
  starId: number;
  onSale: boolean;
  latitude: number;
  longitude: number;
  ratingTenths: number | null;
  ratingCount: number;
  images: string[];
  attributes: { id: number; value: string }[];
};
export type RoomEntry = Named & {
  hotelId: number;
  areaM2: number | null;
  beds: Localised | null;
  view: string | null;
};
export type TourEntry = Named & {
  programTypeId: number;
  tourTypeId: number | null;
  excursionTourId: number | null;
};
export type ProgramTypeEntry = { id: number; name: string; url: string };
export type UfilterEntry = Named & { note: Localised | null; url: string | null; position: number };
export type ExcursionTourEntry = {
  id: number;
  slug: string;
  stateId: number;
  title: Localised;
  /** 'cruise' or 'excurtour' ([W]§3.6). */
  type: string;
  isActive: boolean;
};
/** The last place of an itinerary, by `excursion` or `liner`, its number and its nights. */
export type ItineraryEnds = Map<`${'excursion' | 'liner'} ${number} ${number}`, Localised>;
export type CurrencyEntry = { code: string; inc: number; name: Localised };
export type DepartureCountryEntry = Named & { iso2: string };
export type ServiceEntry = Named & {
  kind: 'transfer' | 'insurance' | 'fee';
  cancellationTermsId: number | null;
};
/** From so many days before a trip on this is lost: a share of what is paid, or so much for each traveller. */
export type CancellationStep = { daysBefore: number } & (
  | { share: number }
  | { amount: number; currency: string }
);

/** What the things that prices speak of by number are called, and look like on a card. */
export type Directory = {
  states: Map<number, StateEntry>;
  regions: Map<number, RegionEntry>;
  towns: Map<number, TownEntry>;
  airports: Map<string, AirportEntry>;
  departureTowns: Map<number, DepartureTownEntry>;
  /** By iso2, which the airports of departure towns name. */
  departureCountries: Map<string, DepartureCountryEntry>;
  /** By code. */
  currencies: Map<string, CurrencyEntry>;
  stars: Map<number, StarEntry>;
  meals: Map<number, MealEntry>;
  attributes: Map<number, AttributeEntry>;
  hotels: Map<number, HotelEntry>;
  rooms: Map<number, RoomEntry>;
  accommodations: Map<number, string>;
  /** By code. */
  carriers: Map<string, CarrierEntry>;
  tours: Map<number, TourEntry>;
  programTypes: Map<number, ProgramTypeEntry>;
  tourTypes: Map<number, Named>;
  ufilters: Map<number, UfilterEntry>;
  excursionTours: Map<number, ExcursionTourEntry>;
  /** Where the itineraries of excursion tours and liners end. */
  itineraryEnds: ItineraryEnds;
  services: Map<number, ServiceEntry>;
  supplements: Map<number, Localised>;
  /** By number of the terms. */
  cancellationTerms: Map<number, CancellationStep[]>;
};

/** The entry that prices refer to; one that is missing breaks a foreign key, so it throws. */
export function entry<Key, Value>(entries: ReadonlyMap<Key, Value>, key: Key): Value {
  const found = entries.get(key);
  if (found === undefined) throw new Error(`The directory has no entry ${String(key)}`);
  return found;
}
