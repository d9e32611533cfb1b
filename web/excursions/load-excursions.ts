import type { RouterContextProvider } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import { pages } from '#calls/content-pages.ts';
import { narrowFilters } from '#calls/excursion-filters.ts';
import { clientContext } from '#web/context/context.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';

type Listed = AnswerOf<typeof pages>['list'][number];

/** So many a page, as the call has it ([W]§7). */
const perPage = 2;
const mostPages = 50;

/**
 * What an address chooses of a catalogue, one of each: `?REGION=side&TYPE=nature&EXCURSION=walk&page=2`; the region may
 * stand in its path.
 */
export function askedOfCatalogue({ searchParams }: URL, region?: string) {
  const said = (name: string) => [searchParams.get(name) ?? ''].filter(Boolean);
  const page = Number(/^\d{1,2}$/.exec(searchParams.get('page') ?? '')?.[0] ?? 1);
  return {
    regions: region === undefined ? said('REGION') : [region],
    restTypes: said('TYPE'),
    title: said('EXCURSION')[0] ?? '',
    page: Math.min(Math.max(page, 1), mostPages),
  };
}

type Asked = ReturnType<typeof askedOfCatalogue>;
type Filters = AnswerOf<typeof pages>['wizardFilters'];

/** The excursions of a country as far as they are opened; undefined where it has none. */
export async function loadExcursions(
  context: Readonly<RouterContextProvider>,
  parentSlug: string,
  asked: Asked,
) {
  const client = context.get(clientContext);
  const [region, type] = [asked.regions[0], asked.restTypes[0]];
  const properties = [
    ...(region ? [`location/regionList:${region}`] : []),
    ...(type ? [`main/restType:${type}`] : []),
  ].join('|');
  const quoted = (value: string) => value.replaceAll("'", "''");
  const $filter = [
    `parentSlug eq '${quoted(parentSlug)}'`,
    ...(asked.title ? [`slug eq '${quoted(asked.title)}'`] : []),
  ].join(' and ');
  const askPage = async (page: number) => {
    const answer = await client.call(pages, {
      pageType: 'excursion',
      $filter,
      page,
      take: perPage,
      properties,
    });
    if (!answer.ok) throw toErrorResponse(answer.reason);
    return answer.value;
  };
  const first = await askPage(0);
  if (first.wizardFilters.titleExcursion.length === 0) return undefined;
  const offered = stillOffered(asked, first.wizardFilters);
  if (offered !== asked) return loadExcursions(context, parentSlug, offered);
  // A next page is asked for while there is one ([W]§4).
  const opened = Math.min(asked.page, first.pageCount);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, opened - 1) }, (_, at) => askPage(at + 1)),
  );
  const list = [first, ...others].flatMap((page) => page.list);
  const base = basePathOf(list);
  return {
    title: first.parentTitle,
    list: list.map((item) => excursionCard(item, base)),
    listCount: first.listCount,
    opened,
    pageCount: first.pageCount,
    wizard: first.showWizard ? narrowFilters(first.wizardFilters, asked) : null,
    withRegions: first.withRegions,
    regions: first.withRegions ? first.wizardFilters.regions : [],
    asked,
  };
}

/** What was chosen and is no option any more, because a filter before it was changed, is not asked for. */
function stillOffered(asked: Asked, filters: Filters): Asked {
  const regions = kept(asked.regions, filters.regions);
  const restTypes = kept(asked.restTypes, narrowFilters(filters, { regions, restTypes: [] }).restTypes);
  const [title = ''] = kept([asked.title], narrowFilters(filters, { regions, restTypes }).titleExcursion);
  const isAll = regions.length === asked.regions.length && restTypes.length === asked.restTypes.length;
  return isAll && title === asked.title ? asked : { ...asked, regions, restTypes, title };
}

const kept = (chosen: readonly string[], options: readonly { value: string }[]) =>
  chosen.filter((value) => options.some((option) => option.value === value));

export type LoadedExcursions = NonNullable<Awaited<ReturnType<typeof loadExcursions>>>;

/** Pages of resorts and of excursions have two bases; the first item says which ([W]§2.14). */
export const basePathOf = ([first]: readonly Pick<Listed, 'properties'>[]) =>
  first?.properties.values['main/resort']?.includes('true') ? ('resorts' as const) : ('excursion' as const);

const excursionCard = (item: Listed, base: ReturnType<typeof basePathOf>) => ({
  path: `/${base}/${item.slugFull}`,
  title: item.title,
  note: item.note,
  text: item.paragraph,
  image: item.mainImage ?? item.coverImage,
});
