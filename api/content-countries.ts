import {
  type CountryAnswer,
  countries,
  countriesAttributes,
  countriesSimple,
  footerCountries,
  type SimpleCountryAnswer,
} from '#calls/content-countries.ts';
import { type Country, listCountries } from '#domain/content/list-countries.ts';
import type { LiveContent } from '#domain/content/live-content.ts';
import { stateSummaries } from '#domain/content/state-summaries.ts';
import { departureTownsOf, noFlightTown } from '#domain/offers/destinations.ts';
import { marketSlugs } from '#sites/markets.ts';
import type { Api } from './api-env.ts';
import { type TextOrNone, textOrNone } from './content-language.ts';
import { currencyCode, momentOf, type SellingDependencies } from './core-context.ts';
import { textsIn } from './core-texts.ts';
import { ofContent } from './of-content.ts';
import type { Refusal } from './problem.ts';
import { registerCall } from './register-call.ts';

type Dependencies = { content: LiveContent } & Pick<SellingDependencies, 'catalogue'>;

/** The lists of destinations ([S]§3.5): in full, for the directions, their tour types, and for the foot of a page. */
export function registerCountries(api: Api, dependencies: Dependencies): void {
  registerFullCountries(api, dependencies);
  registerSimpleCountries(api, dependencies);
  registerTourTypes(api, dependencies);
  registerFooterCountries(api, dependencies);
}

function registerFullCountries(api: Api, { content, catalogue }: Dependencies) {
  registerCall(
    api,
    countries,
    async ({ query, site, lang, log }) => {
      const [moment, live] = [momentOf(catalogue), await content.current(log)];
      const currency = query.currency && currencyCode(moment, query.currency);
      if (query.currency && !currency) return { ok: false, reason: 'invalid-request', fields: [noCurrency] };
      const text = textOrNone(textsIn(lang, site));
      const summaries = await stateSummaries(content.db, live, moment.version);
      const townFrom = query.townFrom ?? departureTownsOf(moment, site.market, lang)[0]?.id ?? noFlightTown;
      const listed = listCountries(live, moment, { market: site.market, townFrom: query.townFrom });
      const answer = listed.map((country): CountryAnswer => {
        const { state, content: row, icons } = country;
        const mainImage = row?.main_image ?? state.image;
        return {
          ...countryFields(country, text),
          summary: text(summaries.get(state.id) ?? null),
          miniDescription: text(row?.mini_description ?? null),
          bannerImage: row?.banner_image ?? null,
          coverImage: row?.cover_image ?? mainImage,
          mainImage,
          imageAltText: text(row?.image_alt ?? state.name),
          bestPriceUrl: row?.best_price_link ?? offersOf(country, townFrom, currency),
          isPriority: state.isPriority,
          mainAirportTownSamoId: row?.main_town_id ?? null,
          icons: {
            attributes: icons.map(({ icon, value }) => ({ link: icon, value: text(value) })),
            main: { flag: { link: flagOf(country) } },
          },
          properties: { main: { mainCountry: state.isPriority } },
        };
      });
      const byTitle = byTitleIn(lang);
      return {
        ok: true,
        value: answer.sort((a, b) => Number(b.isPriority) - Number(a.isPriority) || byTitle(a, b)),
      };
    },
    ofContent(content, catalogue),
  );
}

const noCurrency = { field: 'currency', reason: 'is not a currency that is known here' };

function registerSimpleCountries(api: Api, { content, catalogue }: Dependencies) {
  registerCall(
    api,
    countriesSimple,
    async ({ query, site, lang, log }) => {
      const { market = site.market, attributes = [], fromSubDomain } = query;
      if (!isMarket(market)) return notAMarket;
      const [moment, live] = [momentOf(catalogue), await content.current(log)];
      const text = textsIn(lang, site);
      const towns = departureTownsOf(moment, market, lang);
      const city = towns.find(({ slug }) => slug === fromSubDomain);
      // Nothing is sold from a city that is not there.
      if (fromSubDomain && !city) return { ok: true, value: [] };
      const answer = listCountries(live, moment, { market, townFrom: city?.id })
        .map(
          (country): SimpleCountryAnswer => ({
            ...countryFields(country, textOrNone(text)),
            flag: flagOf(country),
            tourTypes: country.holidayTypes.map(({ key }) => key),
            townFrom: [...country.townIds],
            townFromObjects: towns
              .filter(({ id }) => country.townIds.includes(id))
              .map(({ id, name, slug }) => ({ townFrom: id, townName: text(name), secondLevel: slug })),
          }),
        )
        .filter(
          ({ tourTypes }) => attributes.length === 0 || tourTypes.some((key) => attributes.includes(key)),
        );
      return { ok: true, value: answer.sort(byTitleIn(lang)) };
    },
    ofContent(content, catalogue),
  );
}

function registerTourTypes(api: Api, { content, catalogue }: Dependencies) {
  registerCall(
    api,
    countriesAttributes,
    async ({ query, site, lang, log }) => {
      const { market = site.market } = query;
      if (!isMarket(market)) return notAMarket;
      const live = await content.current(log);
      const text = textsIn(lang, site);
      const keys = listCountries(live, momentOf(catalogue), { market }).flatMap(({ holidayTypes }) =>
        holidayTypes.map(({ key }) => key),
      );
      const answer = live.holidayTypes.map(({ key, name, icon, position }) => ({
        key,
        title: text(name),
        icon: icon ?? '',
        orderNo: position,
        countryCount: keys.filter((one) => one === key).length,
      }));
      return { ok: true, value: answer.filter(({ countryCount }) => countryCount > 0) };
    },
    ofContent(content, catalogue),
  );
}

function registerFooterCountries(api: Api, { content, catalogue }: Dependencies) {
  registerCall(
    api,
    footerCountries,
    async ({ query, site, lang, log }) => {
      const live = await content.current(log);
      const text = textsIn(lang, site);
      const answer = listCountries(live, momentOf(catalogue), {
        market: site.market,
        townFrom: query.townFrom,
      })
        .filter(({ state }) => !state.isCruise)
        .map(({ state }) => ({ slug: state.slug, title: text(state.name) }));
      return { ok: true, value: answer.sort(byTitleIn(lang)) };
    },
    ofContent(content, catalogue),
  );
}

const isMarket = (name: string) => (marketSlugs as readonly string[]).includes(name);

const notAMarket: { ok: false } & Refusal = {
  ok: false,
  reason: 'invalid-request',
  fields: [{ field: 'market', reason: 'is not a market' }],
};

function byTitleIn(lang: string) {
  const { compare } = new Intl.Collator(lang);
  return (a: { title: string }, b: { title: string }) => compare(a.title, b.title);
}

const flagOf = ({ state }: Country) => `/flags/${state.iso2.toLowerCase()}.svg`;

const countryFields = ({ state, content }: Country, text: TextOrNone) => ({
  samoId: state.id,
  slug: state.slug,
  slugFull: state.slug,
  title: text(state.name),
  isActive: true,
  pageType: state.isCruise ? ('cruise' as const) : ('country' as const),
  visaRequirements: Number(state.visaRequired),
  pcrRequirements: Number(content?.needs_pcr ?? false),
});

/** Where offers of a country are, cheapest first. */
function offersOf({ state }: Country, townFrom: number, currency: string | undefined): string {
  const query = new URLSearchParams({
    STATEINC: String(state.id),
    TOWNFROM: String(townFrom),
    ...(currency && { CURRENCY: currency }),
  });
  return `/search/${state.isCruise ? 'cruises' : 'tours'}?${query}`;
}
