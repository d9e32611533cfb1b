import type { Directory, HotelEntry } from '#domain/catalogue/directory.ts';
import { emptyParts } from '#domain/catalogue/empty-parts.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import type { Localised } from '#lib/localised.ts';
import type { Tour } from '#price-search/catalogue.ts';
import { openSnapshot } from '#price-search/snapshot.ts';
import { locales } from '#sites/locales.ts';

/** A region with one town of its name, and the hotels there with how many guests rated each. */
type RegionMaker = { name: Localised; hotels?: Record<string, number> };

/** Countries by their code, each called as every language of the interface calls it, and where one can go there. */
export function placesMoment(countries: Record<string, RegionMaker[]>): CatalogueMoment {
  const directory = emptyDirectory();
  const { states, regions, towns, hotels } = directory;
  const tours: Tour[] = [];
  for (const [iso2, places] of Object.entries(countries)) {
    const stateId = states.size + 1;
    const state = { iso2, slug: iso2, image: null, visaRequired: false, isPriority: false, isCruise: false };
    states.set(stateId, { id: stateId, name: countryName(iso2), ...state });
    tours.push(tourTo(stateId));
    for (const { name, hotels: rated = {} } of places) {
      const [id, slug] = [regions.size + 1, name.en];
      regions.set(id, { id, name, slug, stateId });
      towns.set(id, { id, name, slug, regionId: id });
      for (const [called, guests] of Object.entries({ [`${iso2} ${id}`]: 1, ...rated }))
        hotels.set(hotels.size + 1, hotelIn(id, hotels.size + 1, called, guests));
    }
  }
  const snapshot = openSnapshot({ ...emptyParts, trade: { ...emptyParts.trade, tours } });
  const ask = () => Promise.reject(new Error('names are found without prices'));
  return { version: 1, snapshot, directory, ask };
}

function countryName(iso2: string): Localised {
  const nameIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(iso2) ?? iso2;
  const names = Object.fromEntries(locales.map((locale) => [locale, nameIn(locale)]));
  return { ...names, en: nameIn('en'), ru: nameIn('ru') };
}

const hotelIn = (townId: number, id: number, name: string, ratingCount: number): HotelEntry => ({
  id,
  name: { en: name, ru: name },
  slug: `hotel-${id}`,
  townId,
  starId: 5,
  onSale: true,
  latitude: 0,
  longitude: 0,
  ratingTenths: null,
  ratingCount,
  images: [],
  attributes: [],
});

const tourTo = (stateId: number): Tour => ({
  id: stateId,
  townId: 1,
  stateId,
  programTypeId: 1,
  tourTypeId: null,
  ufilterIds: [],
  packetType: 2,
  nightsFrom: 1,
  nightsTo: 30,
  validFrom: 0,
  validTo: 99_999,
  departureDays: 0b1111111,
  hotelIds: null,
  returnTownId: null,
  excursionTourId: null,
});

const emptyDirectory = (): Directory => ({
  states: new Map(),
  regions: new Map(),
  towns: new Map(),
  airports: new Map(),
  departureTowns: new Map(),
  departureCountries: new Map(),
  currencies: new Map(),
  stars: new Map(),
  meals: new Map(),
  attributes: new Map(),
  hotels: new Map(),
  rooms: new Map(),
  accommodations: new Map(),
  carriers: new Map(),
  tours: new Map(),
  programTypes: new Map(),
  tourTypes: new Map(),
  ufilters: new Map(),
  excursionTours: new Map(),
  itineraryEnds: new Map(),
  services: new Map(),
  supplements: new Map(),
  cancellationTerms: new Map(),
});
