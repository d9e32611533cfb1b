import type { DepartureTownEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { departureTownsOf } from '#domain/offers/destinations.ts';
import type { MarketSlug } from '#sites/markets.ts';
import { markets } from '#sites/markets.ts';
import type { Site } from '#sites/site.ts';
import type { AddressPlace, Position } from './address-places.server.ts';

/** The departure town that a visitor is most likely to leave from. */
export type FoundPlace = {
  town: DepartureTownEntry;
  /** The country that the visitor is in, ISO 3166 in lower case; where it is not known, that of the site. */
  iso2: string;
};

type FindPlace = { site: Pick<Site, 'market' | 'country'>; place: AddressPlace | undefined };
type Moment = Pick<CatalogueMoment, 'directory'>;

/**
 * The nearest departure town of the visitor's market where the position is known, its main city where only the
 * country is, the main city of the site for everyone else. Undefined while nothing is sold there.
 */
export function findPlace(moment: Moment, { site, place }: FindPlace): FoundPlace | undefined {
  const market = marketOfCountry(place?.iso2) ?? site.market;
  const abroad = departureTownsOf(moment, market, 'en');
  const towns = abroad.length > 0 ? abroad : departureTownsOf(moment, site.market, 'en');
  const nearest = place?.position && nearestTown(moment, towns, place.position);
  const town = nearest ?? towns.find(({ isMain }) => isMain) ?? towns[0];
  return town && { town, iso2: place?.iso2 ?? site.country.toLowerCase() };
}

/** The market whose tours depart from a country. */
function marketOfCountry(iso2: string | undefined): MarketSlug | undefined {
  const entries = Object.entries(markets) as [MarketSlug, (typeof markets)[MarketSlug]][];
  return entries.find(([, { country }]) => country.toLowerCase() === iso2)?.[0];
}

function nearestTown(
  { directory }: Moment,
  towns: readonly DepartureTownEntry[],
  position: Position,
): DepartureTownEntry | undefined {
  const distances = towns.flatMap((town) => {
    const airport = directory.airports.get(town.airportCode ?? '');
    return airport ? [{ town, distance: angleBetween(airport, position) }] : [];
  });
  return distances.sort((a, b) => a.distance - b.distance)[0]?.town;
}

const radians = Math.PI / 180;

/** The angle between two places as seen from the centre of the Earth (haversine): enough to say which is nearer. */
function angleBetween(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * half(a.longitude, b.longitude);
  return 2 * Math.asin(Math.min(1, Math.sqrt(chord)));
}
