import { type CountryInformation, country, countryPageTypes } from '#calls/country.ts';
import { entry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { findCountryPage } from '#domain/content/find-country-page.ts';
import type { PageSource } from '#domain/content/find-page.ts';
import { type Country, listCountries } from '#domain/content/list-countries.ts';
import { findHeading, listPages } from '#domain/content/list-pages.ts';
import type { LiveContent } from '#domain/content/live-content.ts';
import { boxOfState } from '#domain/places/box-of-state.ts';
import { soldExcursionTours } from '#domain/site-map/list-places.ts';
import type { Site } from '#sites/site.ts';
import type { Api } from './api-env.ts';
import { textOrNone } from './content-language.ts';
import { momentOf, type SellingDependencies } from './core-context.ts';
import { textsIn } from './core-texts.ts';
import { countryAnswer, namesOf, placesOf, propertiesOf } from './country-answer.ts';
import { ofContent } from './of-content.ts';
import { registerCall } from './register-call.ts';

type Dependencies = { content: LiveContent } & Pick<SellingDependencies, 'catalogue'>;

/** `GET /b2c/country` ([W]§3.7). */
export function registerCountry(api: Api, { content, catalogue }: Dependencies): void {
  registerCall(
    api,
    country,
    async ({ query, site, lang, log }) => {
      const [moment, live] = [momentOf(catalogue), await content.current(log)];
      const source = { db: content.db, moment: live };
      const state = await stateOf(query, { moment, source, site });
      const sold = listCountries(live, moment, { market: site.market });
      const found = state && sold.find((one) => one.state.id === state.id);
      const page = found && (await findCountryPage(source, found.state.slug, site));
      if (!page) return { ok: true, value: [] };
      const city = [...moment.directory.departureTowns.values()].find(
        ({ market, slug }) => market === site.market && slug === query.fromSubDomain,
      );
      const text = textOrNone(textsIn(lang, site));
      const excursions = await countExcursions(source, site, found.state.slug);
      const told: CountryInformation = {
        ...countryAnswer(found, page, moment, text),
        ...namesOf(page, lang),
        ...propertiesOf(found.state, page, lang),
        ...placesOf(boxOfState(moment, found.state.id)),
        subdomainInvariantName: text(city?.name ?? null),
        tabs: tabsOf(found, { moment, site, excursions }),
      };
      return { ok: true, value: [told] };
    },
    ofContent(content, catalogue),
  );
}

type Asked = { stateInc?: number | undefined; page?: string | undefined };
type Sources = { moment: CatalogueMoment; source: PageSource; site: Site };

/** A country by its number or slug, or by the slug of a region or an excursion in it ([W]§7). */
async function stateOf({ stateInc, page }: Asked, { moment, source, site }: Sources) {
  const { states, regions } = moment.directory;
  if (stateInc !== undefined) return states.get(stateInc);
  const bySlug = (slug: string | undefined) => [...states.values()].find((state) => state.slug === slug);
  const known = bySlug(page);
  if (known || page === undefined) return known;
  const region = [...regions.values()].find(({ slug }) => slug === page);
  if (region) return entry(states, region.stateId);
  return bySlug((await findHeading(source, page, site))?.parent_slug);
}

async function countExcursions(source: PageSource, site: Site, parent: string): Promise<number> {
  const conditions = [{ field: 'parentSlug' as const, value: parent }];
  const question = { pageType: 'excursion', conditions, properties: [], propertyValues: [] };
  return (await listPages(source, site, question, { skip: 0, take: 1, withBlocks: false })).total;
}

type TabSources = { moment: CatalogueMoment; site: Site; excursions: number };

function tabsOf({ state, townIds }: Country, { moment, site, excursions }: TabSources) {
  const hasTours = soldExcursionTours(moment, site.market).some(({ stateId }) => stateId === state.id);
  const has: Record<(typeof countryPageTypes)[number], boolean> = {
    tours: townIds.some((id) => moment.directory.departureTowns.get(id)?.airportCode),
    hotels: true,
    'excursion-tours': hasTours,
    resorts: true,
    excursions: excursions > 0,
  };
  return countryPageTypes.filter((type) => has[type]);
}
