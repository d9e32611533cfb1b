import type { AnswerOf } from '#calls/call.ts';
import { getLastMinStates, states, suggestion, townFroms } from '#calls/lookups-places.ts';
import { entry, type StateEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { lastMinuteStates } from '#domain/lookups/last-minute-states.ts';
import { listDepartureTowns } from '#domain/lookups/list-departure-towns.ts';
import { type ListedDestination, listDestinations } from '#domain/lookups/list-destinations.ts';
import { findPlace, type SuggestedPlace, suggestPlaces } from '#domain/lookups/suggest-places.ts';
import { noFlightTown } from '#domain/offers/destinations.ts';
import { hotelPath } from '#lib/hotel-path.ts';
import { minorPerUnit } from '#lib/money.ts';
import type { Locale } from '#sites/locales.ts';
import type { Api } from './api-env.ts';
import { momentOf, type SellingDependencies, saleContextFor } from './core-context.ts';
import { kindsAsked, tourQuestion, townAsked } from './core-lookups-question.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { countryName } from './country-name.ts';
import { registerCall } from './register-call.ts';
import { registerPricing } from './register-pricing.ts';

/** `GET /core/search/TownFroms`: where the market's tours leave from ([W]§3.2, §7). */
export function registerTownFroms(api: Api, { catalogue }: SellingDependencies): void {
  registerCall(
    api,
    townFroms,
    ({ query, site, lang }) => {
      const moment = momentOf(catalogue);
      const text = textsIn(lang, site);
      const kinds = kindsAsked(query);
      const towns = listDepartureTowns(
        moment,
        { market: site.market, locale: lang },
        {
          countryId: query.stateFrom,
          homeCountryId: site.stateFrom,
          tours: kinds || query.state ? { kinds, stateId: query.state } : undefined,
        },
      );
      const answer = towns.map(({ town, iso2 = site.country, country }) => ({
        townFrom: town.id,
        townName: text(town.name),
        townNameFrom: town.nameFrom?.[lang] ?? undeclined(text(town.name), lang),
        secondLevel: town.slug,
        stateFrom: country?.id ?? 0,
        stateFromName: country ? text(country.name) : countryName(moment.directory, iso2, text, lang),
        stateFromLName: country?.name.en ?? countryName(moment.directory, iso2, ({ en }) => en, 'en'),
        isMain: town.isMain,
      }));
      return { ok: true, value: answer };
    },
    () => [catalogue.current()],
  );
}

/** A name of which no form after "from" is stored: Russian puts a noun before it, which takes the form instead. */
const undeclined = (name: string, lang: Locale) => (lang === 'ru' ? `города ${name}` : name);

/** `GET /core/search/States`: what is sold from a town ([W]§7, §9). */
export function registerStates(api: Api, dependencies: SellingDependencies): void {
  registerPricing(api, dependencies, states, async (asked) => {
    const { query, site, lang } = asked;
    const { moment, point } = saleContextFor(dependencies, asked, query.CURRENCY);
    const townFrom = townAsked(query);
    const { topCount } = query;
    const question = { ...tourQuestion(query, site), townFrom, topCount, locale: lang };
    const found = await listDestinations(moment, question, point);
    const text = textsIn(lang, site);
    return { ok: true, value: found.map((one) => stateAnswer(one, { townFrom, text, ...point })) };
  });
}

type Told = { townFrom: number; text: Texts; currency: string };

const stateAnswer = (
  { state, hotelCount, minMinor, isTop }: ListedDestination,
  { townFrom, text, currency }: Told,
): AnswerOf<typeof states>[number] => ({
  state: state.id,
  stateName: text(state.name),
  stateLName: state.name.en,
  townFrom,
  slug: state.slug,
  iso2: state.iso2,
  image: state.image ?? '',
  isTop,
  visaRequired: state.visaRequired,
  hotelCount,
  minPrice: minMinor === null ? null : minMinor / minorPerUnit,
  minPricePerPerson: minMinor === null ? null : Math.ceil(minMinor / (2 * minorPerUnit)),
  currency,
});

/** `GET /core/search/GetLastMinStates`: where the departures of the coming days lead ([W]§7). */
export function registerLastMinStates(api: Api, dependencies: SellingDependencies): void {
  registerPricing(api, dependencies, getLastMinStates, async (asked) => {
    const { query, site, lang } = asked;
    const { moment, point } = saleContextFor(dependencies, asked, query.CURRENCY);
    const text = textsIn(lang, site);
    const [mainTown] = listDepartureTowns(moment, { market: site.market, locale: lang }, noCondition);
    const townFrom = townAsked(query) ?? mainTown?.town.id ?? noFlightTown;
    const question = { ...tourQuestion(query, site), townFrom };
    const found = await lastMinuteStates(moment, question, point);
    const listed = found.map(({ state, minMinor }, rank) => ({
      state: state.id,
      stateName: text(state.name),
      stateLName: state.name.en,
      townFrom,
      slug: state.slug,
      iso2: state.iso2,
      top: rank < query.topCount,
      minPrice: minMinor / minorPerUnit,
      currency: point.currency,
    }));
    const { compare } = new Intl.Collator(lang);
    const others = listed.filter(({ top }) => !top).sort((a, b) => compare(a.stateName, b.stateName));
    return { ok: true, value: [...listed.filter(({ top }) => top), ...others] };
  });
}

const noCondition = { countryId: undefined, homeCountryId: undefined, tours: undefined };

/** `GET /core/search/Suggestion`: where to go, by what was typed so far ([W]§2.9, §5). */
export function registerSuggestion(api: Api, { catalogue }: SellingDependencies): void {
  registerCall(
    api,
    suggestion,
    ({ query, site, lang }) => {
      const moment = momentOf(catalogue);
      const scope = { market: site.market, townFrom: townAsked(query) };
      const { type, inc } = query;
      const found =
        type === undefined || inc === undefined
          ? suggestPlaces(moment, {
              ...scope,
              text: query.query,
              locale: lang,
              onlyLatin: site.flags.onlyLatinSearch,
            })
          : [findPlace(moment, { type, id: inc }, scope)].filter((place) => place !== undefined);
      const text = textsIn(lang, site);
      return { ok: true, value: found.map((place) => suggestionAnswer(place, moment, text)) };
    },
    () => [catalogue.current()],
  );
}

function suggestionAnswer(
  { type, id, slug, name, stateId, regionId, townId }: SuggestedPlace,
  { directory }: CatalogueMoment,
  text: Texts,
): AnswerOf<typeof suggestion>[number] {
  const state = entry(directory.states, stateId);
  const iso2 = state.iso2.toLowerCase();
  return {
    type,
    inc: id,
    name: text(name),
    slug: type === 'hotel' ? hotelSlug(state, slug) : slug,
    country: { name: text(state.name), iso2, flag: `/flags/${iso2}.svg` },
    stateInc: stateId,
    stateName: text(state.name),
    regionInc: regionId,
    regionName: regionId === null ? '' : text(entry(directory.regions, regionId).name),
    townInc: townId,
    townName: townId === null ? '' : text(entry(directory.towns, townId).name),
  };
}

/** A hotel's address below its kind. */
const hotelSlug = ({ slug, name, isCruise }: StateEntry, hotel: string) =>
  hotelPath('hotel', { slug, longName: name.en, isCruise }, hotel).replace('/hotels/', '');
