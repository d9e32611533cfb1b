import { geo } from '#calls/geo.ts';
import type { AddressPlaces } from '#domain/places/address-places.server.ts';
import { findPlace } from '#domain/places/find-place.ts';
import { localise } from '#lib/localised.ts';
import { type MarketSlug, markets } from '#sites/markets.ts';
import type { Api } from './api-env.ts';
import { momentOf, type SellingDependencies } from './core-context.ts';
import { textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';

export type PlaceDependencies = Pick<SellingDependencies, 'catalogue'> & { addressPlaces: AddressPlaces };

/** `GET /b2c/geo` ([S]§3.4, §7.2). */
export function registerGeo(api: Api, { catalogue, addressPlaces }: PlaceDependencies): void {
  registerCall(api, geo, ({ site, lang, address }) => {
    const found = findPlace(momentOf(catalogue), { site, place: addressPlaces.placeOf(address) });
    if (!found) return { ok: false, reason: 'not-found' };
    const { town, iso2 } = found;
    const { mainLocale } = markets[town.market as MarketSlug]; // a departure town is in a market
    return {
      ok: true,
      value: {
        ip: address,
        country_code2: iso2,
        nearestTown: { townFrom: town.id, townName: textsIn(lang, site)(town.name), market: town.market },
        subdomain: { invariantName: localise(town.name, mainLocale), secondLevel: town.slug },
      },
    };
  });
}
