import { type CityAnswer, cities } from '#calls/content-cities.ts';
import { type City, listCities } from '#domain/content/list-cities.ts';
import type { LiveContent } from '#domain/content/live-content.ts';
import { localise } from '#lib/localised.ts';
import { markets } from '#sites/markets.ts';
import type { Api } from './api-env.ts';
import { momentOf, type SellingDependencies } from './core-context.ts';
import { textsIn } from './core-texts.ts';
import { countryName } from './country-name.ts';
import { ofContent } from './of-content.ts';
import { registerCall } from './register-call.ts';

type Dependencies = { content: LiveContent } & Pick<SellingDependencies, 'catalogue'>;

/** `GET /b2c/cities` ([S]§3.3). */
export function registerCities(api: Api, { content, catalogue }: Dependencies): void {
  registerCall(
    api,
    cities,
    async ({ query, site, lang, log }) => {
      const moment = momentOf(catalogue);
      const text = textsIn(lang, site);
      const { compare } = new Intl.Collator(lang);
      const answer = listCities(await content.current(log), moment)
        .map((city): CityAnswer => {
          const iso2 = city.iso2 ?? marketOf(city)?.country ?? '';
          const country = iso2 ? countryName(moment.directory, iso2, text, lang) : '';
          return {
            ...cityAnswer(city),
            title: text(city.town.name),
            country,
            countryCode: iso2.toLowerCase(),
          };
        })
        .filter((city) => (query.properties ?? []).every(({ name, value }) => valueAt(city, name) === value))
        .sort((a, b) => Number(b.mainCity) - Number(a.mainCity) || compare(a.title, b.title));
      return { ok: true, value: answer };
    },
    ofContent(content, catalogue),
  );
}

const marketOf = ({ town }: City) =>
  (markets as Partial<Record<string, (typeof markets)['com']>>)[town.market];

const cityAnswer = (city: City): Omit<CityAnswer, 'title' | 'country' | 'countryCode'> => ({
  slug: city.town.slug,
  isActive: city.isActive,
  regionOffice: city.hasRegionalOffice,
  samoId: city.town.id,
  secondLevel: city.town.slug,
  mainCity: city.town.isMain,
  isUseAsLink: city.isLink,
  showName: city.showsName,
  properties: {
    main: { market: city.town.market },
    seo: { invariantName: localise(city.invariantName, marketOf(city)?.mainLocale ?? 'en') },
  },
});

/** `main/market` of its properties, or a field of the city itself: `main/mainCity`, `mainCity`. */
function valueAt(city: CityAnswer, path: string): string | undefined {
  const { main, seo } = city.properties;
  const values: Record<string, unknown> = { ...city, ...main, ...seo };
  const value = values[path.replace(/^.*\//, '')];
  return typeof value === 'object' ? undefined : String(value);
}
