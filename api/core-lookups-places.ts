import { states, townFroms } from '#calls/lookups-places.ts';
import { departureTownsOf, destinationsFrom } from '#domain/offers/destinations.ts';
import type { Api } from './api-env.ts';
import { momentOf, type SellingDependencies, showingFor } from './core-context.ts';
import { textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';

/** `GET /core/search/TownFroms`: where the market's tours leave from ([W]§3.2, §7). */
export function registerTownFroms(api: Api, { catalogue }: SellingDependencies): void {
  registerCall(api, townFroms, ({ site, lang }) => {
    const moment = momentOf(catalogue);
    const text = textsIn(lang, site);
    const home = [...moment.directory.states.values()].find((state) => state.iso2 === site.country);
    const regionName = (locale: string) =>
      new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(site.country);
    const towns = departureTownsOf(moment, site.market, lang).map((town) => ({
      townFrom: town.id,
      townName: text(town.name),
      secondLevel: town.slug,
      stateFrom: home?.id ?? 0,
      stateFromName: regionName(lang) ?? site.country,
      stateFromLName: regionName('en') ?? site.country,
      isMain: town.isMain,
    }));
    return { ok: true, value: towns };
  });
}

/** `GET /core/search/States`: what is sold from a town ([W]§7, §9). */
export function registerStates(api: Api, dependencies: SellingDependencies): void {
  registerCall(api, states, async (asked) => {
    const { query, site, lang } = asked;
    const { moment, point } = showingFor(dependencies, asked);
    const text = textsIn(lang, site);
    const destinations = await destinationsFrom(moment, query.townFrom, point);
    const sold = destinations.map(({ state, hotelCount, minPerPersonMinor }) => ({
      state: state.id,
      stateName: text(state.name),
      stateLName: state.name.en,
      townFrom: query.townFrom,
      slug: state.slug,
      iso2: state.iso2,
      image: state.image ?? '',
      isTop: false,
      visaRequired: state.visaRequired,
      hotelCount,
      minPrice: minPerPersonMinor === null ? null : minPerPersonMinor / 100,
      currency: point.currency,
      isPriority: state.isPriority,
    }));
    // Top countries: those the operator puts first, the largest choice of hotels among them.
    const ranked = [...sold].sort(
      (a, b) => Number(b.isPriority) - Number(a.isPriority) || b.hotelCount - a.hotelCount,
    );
    const top = ranked
      .slice(0, query.topCount)
      .map(({ isPriority: _, ...state }) => ({ ...state, isTop: true }));
    const rest = ranked
      .slice(query.topCount)
      .map(({ isPriority: _, ...state }) => state)
      .sort((a, b) => a.stateName.localeCompare(b.stateName, lang));
    return { ok: true, value: [...top, ...rest] };
  });
}
