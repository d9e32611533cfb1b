import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { routeKey } from '#price-search/snapshot.ts';

/** An airline that can be asked for: by its number, for it has one. */
export type NumberedCarrier = { code: string; number: number; name: string };

/** The airlines with a number that fly from a town to the hotels of a state, by name. */
export function listCarriers(
  { snapshot, directory }: CatalogueMoment,
  { townFrom, stateId }: { townFrom: number; stateId: number | undefined },
): NumberedCarrier[] {
  const from = snapshot.towns.get(townFrom)?.airportCode;
  const hotels = (stateId !== undefined && snapshot.hotelsByState.get(stateId)) || [];
  const airports = new Set(hotels.map((each) => each.open().hotel.airportCode));
  const codes = new Set(
    [...airports].flatMap((to) => (from && snapshot.routes.get(routeKey(from, to))?.open().carriers) || []),
  );
  return [...codes]
    .flatMap((code) => {
      const { number = null, name } = directory.carriers.get(code) ?? { name: code };
      return number === null ? [] : [{ code, number, name }];
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The codes of airlines that are asked for by their numbers; a number that none has is of none. */
export const carrierCodes = ({ directory }: CatalogueMoment, numbers: readonly number[]): string[] =>
  [...directory.carriers.values()]
    .filter(({ number }) => number !== null && numbers.includes(number))
    .map(({ code }) => code);
