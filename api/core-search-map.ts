import { mostOnMap, searchMap } from '#calls/search-map.ts';
import { nameSent } from '#calls/search-query.ts';
import type { SaleContext } from '#domain/offers/offer-view.ts';
import { priceHotelsFound } from '#domain/offers/search-hotels.ts';
import { minorPerUnit } from '#lib/money.ts';
import type { Api } from './api-env.ts';
import { type SellingDependencies, saleContextFor, windowRefusal } from './core-context.ts';
import { findsAsked, hotelSearch, parseSearch } from './core-search-question.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { registerPricing } from './register-pricing.ts';

/** `GET /core/search/Map`: where the hotels of a search are, and what each costs. */
export function registerSearchMap(api: Api, dependencies: SellingDependencies): void {
  registerPricing(api, dependencies, searchMap, async (call) => {
    const sale = saleContextFor(dependencies, call, call.query.CURRENCY);
    const asked = parseSearch(sale, call.query);
    if (!asked.ok) return asked;
    const { currency } = sale.point;
    const search = findsAsked(asked.value) === 'hotels' ? hotelSearch(sale, asked.value) : undefined;
    if (!search) return { ok: true, value: { currency, total: 0, hotels: [] } };
    const refused = windowRefusal(dependencies, search.question, nameSent(call.query, 'CHECKIN_END'));
    if (refused) return refused;
    const { hotels, total } = await priceHotelsFound(sale, search, mostOnMap);
    const text = textsIn(call.lang, call.site);
    return {
      ok: true,
      value: { currency, total, hotels: hotels.flatMap((hotel) => placed(hotel, sale, text)) },
    };
  });
}

function placed(
  { id, totalMinor }: { id: number; totalMinor: number },
  { moment: { directory, snapshot } }: SaleContext,
  text: Texts,
) {
  const hotel = directory.hotels.get(id);
  const state = directory.states.get(snapshot.hotels.get(id)?.stateId ?? -1);
  if (!hotel || !state) return [];
  const { latitude, longitude, slug, starId } = hotel;
  return {
    inc: id,
    name: text(hotel.name),
    star: directory.stars.get(starId)?.name ?? '',
    slug,
    stateSlug: state.slug,
    at: [latitude, longitude] as [number, number],
    price: totalMinor / minorPerUnit,
  };
}
