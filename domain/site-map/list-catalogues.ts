import type { PageSource } from '#domain/content/find-page.ts';
import { listPages } from '#domain/content/list-pages.ts';
import type { ContentSite } from '#domain/content/shown-on.ts';
import type { Localised } from '#lib/localised.ts';

type Listed = Awaited<ReturnType<typeof listPages>>['list'][number];

/** The catalogue of excursions of a country, or of a region of it ([W]§2.14), and the pages that it lists. */
export type ExcursionCatalogue = {
  path: string;
  country: Localised;
  region: string | undefined;
  pageIds: number[];
};

/** The catalogues that a site has: one for each country with excursions, and one for each of its regions with some. */
export async function listCatalogues(source: PageSource, site: ContentSite): Promise<ExcursionCatalogue[]> {
  const question = { pageType: 'excursion', conditions: [], properties: [], propertyValues: [] };
  const { list } = await listPages(source, site, question, { skip: 0, take: 1_000, withBlocks: false });
  const byCountry = Map.groupBy(list, ({ page }) => page.parent_slug);
  byCountry.delete('');
  return [...byCountry].flatMap(([slug, all]) => {
    const regions = new Set(all.flatMap(regionsOf));
    return [
      catalogue(`/excursions/${slug}`, undefined, all),
      ...[...regions].map((region) =>
        catalogue(
          `/excursions/${slug}/${region}`,
          region,
          all.filter((one) => regionsOf(one).includes(region)),
        ),
      ),
    ];
  });
}

const catalogue = (path: string, region: string | undefined, listed: Listed[]): ExcursionCatalogue => ({
  path,
  country: listed[0]?.parent?.title ?? { en: '', ru: '' },
  region,
  pageIds: listed.map(({ page }) => page.id),
});

const regionsOf = ({ properties }: Listed) =>
  properties.filter(({ name }) => name === 'location/regionList').map(({ value }) => value);
