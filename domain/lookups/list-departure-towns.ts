import type { DepartureCountryEntry, DepartureTownEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { departureTownsOf } from '#domain/offers/destinations.ts';
import { type TourQuestion, toursAsked } from './tours-asked.ts';

/** A departure town and the country of its airport. */
export type TownFrom = {
  town: DepartureTownEntry;
  /** ISO 3166, where the town has an airport. */
  iso2: string | undefined;
  /** Undefined where the operator has no number for the country. */
  country: DepartureCountryEntry | undefined;
};

type Condition = {
  /** Only towns of this country. */
  countryId: number | undefined;
  /** The market's own country: only its towns, and those whose country has no number. */
  homeCountryId: number | undefined;
  /** Only towns that such tours leave from. */
  tours: Omit<TourQuestion, 'market'> | undefined;
};

/** Towns of a market, its main one first, then by name in the asked language; "without flight" is none. */
export function listDepartureTowns(
  moment: CatalogueMoment,
  { market, locale }: { market: string; locale: string },
  { countryId, homeCountryId, tours }: Condition,
): TownFrom[] {
  const { airports, departureCountries } = moment.directory;
  const left = tours && new Set(toursAsked(moment, { ...tours, market }).map(({ townId }) => townId));
  return departureTownsOf(moment, market, locale)
    .filter(({ id }) => left?.has(id) ?? true)
    .map((town) => {
      const iso2 = airports.get(town.airportCode ?? '')?.iso2;
      return { town, iso2, country: departureCountries.get(iso2 ?? '') };
    })
    .filter(({ country }) =>
      countryId === undefined
        ? homeCountryId === undefined || !country || country.id === homeCountryId
        : country?.id === countryId,
    );
}
