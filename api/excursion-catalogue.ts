import type { AnswerOf } from '#calls/call.ts';
import type { pages } from '#calls/content-pages.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import type { FoundPage, PageSource } from '#domain/content/find-page.ts';
import { listPages } from '#domain/content/list-pages.ts';
import type { ContentMoment } from '#domain/content/live-content.ts';
import type { ContentSite } from '#domain/content/shown-on.ts';
import type { TextOrNone } from './content-language.ts';

type Answer = AnswerOf<typeof pages>;
type Listed = Pick<FoundPage, 'page' | 'properties'>;

/** What a page of a list is filtered by ([W]§3.8). */
export const filtersOf = ({ page, properties }: Listed, text: TextOrNone) => ({
  regions: valuesOf(properties, 'location/regionList'),
  restType: valuesOf(properties, 'main/restType'),
  titleExcursion: text(page.title),
});

const valuesOf = (properties: Listed['properties'], name: string) =>
  properties.filter((one) => one.name === name).map(({ value }) => value);

type Sources = {
  source: PageSource;
  moment: CatalogueMoment | undefined;
  site: ContentSite;
  text: TextOrNone;
};

const mostPages = 500;

/** The filters of a catalogue, of all of its pages: regions, kinds of rest and titles, each with what it goes with. */
export async function catalogueFilters(
  parentSlug: string,
  pageType: string | undefined,
  { source, moment, site, text }: Sources,
): Promise<Pick<Answer, 'showWizard' | 'withRegions' | 'wizardFilters'>> {
  const conditions = [{ field: 'parentSlug' as const, value: parentSlug }];
  const question = { pageType, conditions, properties: [], propertyValues: [] };
  const { list } = parentSlug
    ? await listPages(source, site, question, { skip: 0, take: mostPages, withBlocks: false })
    : { list: [] };
  const items = list.map((one) => ({ slug: one.page.slug, ...filtersOf(one, text) }));
  const titleExcursion = items.map(({ slug, titleExcursion: label, regions, restType }) => ({
    value: slug,
    label,
    regions,
    restTypes: restType,
  }));
  const restTypes = [...new Set(items.flatMap(({ restType }) => restType))].map((value) => ({
    value,
    label: text(holidayNames(source.moment).get(value) ?? null) || value,
    regions: [
      ...new Set(items.filter(({ restType }) => restType.includes(value)).flatMap((one) => one.regions)),
    ],
  }));
  const regions = [...new Set(items.flatMap((one) => one.regions))].map((value) => ({
    value,
    label: text(regionNames(moment).get(value) ?? null) || value,
  }));
  return {
    showWizard: restTypes.length > 0,
    withRegions: regions.length > 0,
    wizardFilters: { regions, restTypes, titleExcursion },
  };
}

/** Kinds of rest are called as kinds of holiday are. */
const holidayNames = ({ holidayTypes }: ContentMoment) =>
  new Map(holidayTypes.map(({ key, name }) => [key, name]));

const regionNames = (moment: CatalogueMoment | undefined) =>
  new Map([...(moment?.directory.regions.values() ?? [])].map(({ slug, name }) => [slug, name]));
