import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { noFlightTown } from '#domain/offers/destinations.ts';
import type { ContentMoment } from './live-content.ts';

/** The departure towns of every market as cities of the sites. One whose airport is unknown lies in no country. */
export function listCities(
  { cities }: Pick<ContentMoment, 'cities'>,
  { directory }: Pick<CatalogueMoment, 'directory'>,
) {
  const rows = new Map(cities.map((row) => [row.departure_town_id, row]));
  return [...directory.departureTowns.values()]
    .filter(({ id }) => id !== noFlightTown)
    .map((town) => {
      const row = rows.get(town.id);
      return {
        town,
        iso2: town.airportCode === null ? undefined : directory.airports.get(town.airportCode)?.iso2,
        invariantName: row?.invariant_name ?? town.name,
        isActive: row?.is_active ?? true,
        hasRegionalOffice: row?.has_regional_office ?? false,
        isLink: row?.is_link ?? false,
        showsName: row?.shows_name ?? false,
      };
    });
}

export type City = ReturnType<typeof listCities>[number];
