import { type MappedSection, type SiteMapEntry, siteMap } from '#calls/site-map.ts';
import { listVacancies } from '#domain/careers/list-vacancies.ts';
import { entry, type StateEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { listPages } from '#domain/content/list-pages.ts';
import type { LiveContent } from '#domain/content/live-content.ts';
import { pagePath } from '#domain/content/page-path.ts';
import { publishedNews } from '#domain/news/list-news.ts';
import { listOfficeNames } from '#domain/offices/list-office-towns.ts';
import { type ChangeSource, readChanges } from '#domain/site-map/change-store.server.ts';
import { listCatalogues } from '#domain/site-map/list-catalogues.ts';
import { hotelsIn, resortsIn, soldExcursionTours, soldStates } from '#domain/site-map/list-places.ts';
import { hotelPath } from '#lib/hotel-path.ts';
import type { Localised } from '#lib/localised.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { type HotelKind, travelKinds } from '#lib/travel-kind.ts';
import type { Site } from '#sites/site.ts';
import type { Api } from './api-env.ts';
import { textOrNone } from './content-language.ts';
import { momentOf, type SellingDependencies } from './core-context.ts';
import { textsIn } from './core-texts.ts';
import { ofContent } from './of-content.ts';
import { registerCall } from './register-call.ts';

type Dependencies = { content: LiveContent } & Pick<SellingDependencies, 'catalogue'>;

/** `GET /b2c/SiteMap`. */
export function registerSiteMap(api: Api, { content, catalogue }: Dependencies): void {
  registerCall(
    api,
    siteMap,
    async ({ query, site, lang, today, log }) => {
      const { section, skip, take } = query;
      const source = { db: content.db, moment: await content.current(log) };
      const changes =
        section === 'news' || section === 'vacancies'
          ? new Map<number, PlainDate>()
          : await readChanges(content.db, sourceOf[section]);
      const entries = await entriesOf[section]({
        source,
        moment: momentOf(catalogue),
        site,
        today,
        text: textsIn(lang, site),
        changed: (id) => changes.get(id) ?? '',
      });
      const compare = new Intl.Collator(lang).compare;
      const sorted = entries.sort((a, b) => compare(a.group, b.group) || compare(a.title, b.title));
      const value = { list: sorted.slice(skip, skip + take), total: entries.length };
      return { ok: true, value };
    },
    ofContent(content, catalogue),
  );
}

type Text = (text: Localised) => string;
type Sources = {
  source: PageSource;
  moment: CatalogueMoment;
  site: Site;
  today: PlainDate;
  text: Text;
  /** The day on which the row of a number was changed. */
  changed: (id: number) => string;
};
type ListEntries = (sources: Sources) => SiteMapEntry[] | Promise<SiteMapEntry[]>;

/** News and vacancies have a day of their own from which they are told. */
const sourceOf: Record<Exclude<MappedSection, 'news' | 'vacancies'>, ChangeSource> = {
  info: 'page',
  offices: 'office',
  countries: 'page',
  tours: 'hotel',
  hotels: 'hotel',
  resorts: 'region',
  catalogues: 'page',
  excursions: 'excursion_tour',
};

const entriesOf: Record<MappedSection, ListEntries> = {
  info: infoPages,
  offices: officePages,
  news: async ({ source, site, today, text }) =>
    (await publishedNews(source, { site, today })).map(
      ({ title, slug, type_slug, type_name, publish_start }) => ({
        title: text(title),
        path: `/news/${type_slug}/${slug}`,
        group: text(type_name),
        changed: publish_start,
      }),
    ),
  vacancies: async ({ source, site, today, text }) => {
    if (site.variant !== 'vacancies') return [];
    const { list } = await listVacancies(source.db, { market: site.market, today }, { city: '', area: '' });
    return list.map(({ slug, title, city, published_from }) => ({
      title: text(title),
      path: `/vacancies/${slug}`,
      group: text(city),
      changed: published_from,
    }));
  },
  countries: async ({ source, moment, site, text, changed }) => {
    const written = new Map(
      (await pagesOfType(source, site, 'country')).map(({ page }) => [page.slug, page.id]),
    );
    return soldStates(moment, site.market, 'flight').map(({ slug, name }) => ({
      title: text(name),
      path: written.has(slug) ? `/countries/${slug}` : `/tours/${slug}`,
      group: '',
      changed: changed(written.get(slug) ?? 0),
    }));
  },
  tours: (sources) =>
    hotelEntries(sources, soldStates(sources.moment, sources.site.market, 'flight'), 'tour'),
  hotels: (sources) => hotelEntries(sources, soldStates(sources.moment, sources.site.market, 'any'), 'hotel'),
  resorts: ({ moment, site: { market }, text, changed }) =>
    resortsIn(moment, soldStates(moment, market, 'any')).map(({ region, state }) => ({
      title: text(region.name),
      path: `/resorts/${state.slug}/${region.slug}`,
      group: text(state.name),
      changed: changed(region.id),
    })),
  catalogues: async ({ source, moment, site, text, changed }) => {
    const regions = new Map([...moment.directory.regions.values()].map(({ slug, name }) => [slug, name]));
    return (await listCatalogues(source, site)).map(({ path, country, region, pageIds }) => ({
      title: region === undefined ? text(country) : text(regions.get(region) ?? { en: region, ru: region }),
      path,
      group: text(country),
      changed: pageIds.map(changed).sort().at(-1) ?? '',
    }));
  },
  excursions: async ({ source, moment, site, text, changed }) => [
    ...soldExcursionTours(moment, site.market).map(({ id, title, slug, stateId }) => {
      const state = entry(moment.directory.states, stateId);
      const path = `/excursion-tours/${state.slug}/${slug}`;
      return { title: text(title), path, group: text(state.name), changed: changed(id) };
    }),
    ...(await excursionPages(source, site, text)),
  ],
};

/** A liner has one page, whichever way it is sold: it stands among the tours. */
const hotelEntries = (
  { moment, text, changed }: Sources,
  states: StateEntry[],
  kind: HotelKind,
): SiteMapEntry[] =>
  hotelsIn(
    moment,
    states.filter((state) => travelKinds[kind].hasFlight || !state.isCruise),
  ).map(({ hotel, state }) => ({
    title: text(hotel.name),
    path: hotelPath(
      kind,
      { slug: state.slug, longName: state.name.en, isCruise: state.isCruise },
      hotel.slug,
    ),
    group: text(state.name),
    changed: changed(hotel.id),
  }));

/** The pages of the offices that the site lists, by town. */
async function officePages({ source, site, text, changed }: Sources): Promise<SiteMapEntry[]> {
  const { market, flags } = site;
  const offices = await listOfficeNames(source, { market, withClosed: flags.showClosedOffices });
  return offices.map(({ id, name, town_name }) => ({
    title: text(name),
    path: `/contacts/sales-offices/${id}`,
    group: text(town_name),
    changed: changed(id),
  }));
}

type PageSource = Parameters<typeof listPages>[0];

async function pagesOfType(source: PageSource, site: Site, pageType: string) {
  const question = { pageType, conditions: [], properties: [], propertyValues: [] };
  return (await listPages(source, site, question, { skip: 0, take: 1_000, withBlocks: false })).list;
}

async function excursionPages(source: PageSource, site: Site, text: Text): Promise<SiteMapEntry[]> {
  const changes = await readChanges(source.db, 'page');
  return (await pagesOfType(source, site, 'excursion'))
    .filter(({ page }) => page.link.startsWith('/excursion/'))
    .map(({ page, parent }) => ({
      title: text(page.title),
      path: page.link,
      group: text(parent?.title ?? { en: '', ru: '' }),
      changed: changes.get(page.id) ?? '',
    }));
}

async function infoPages({ source, site, text, changed }: Sources): Promise<SiteMapEntry[]> {
  const textOf = textOrNone(text);
  return (await pagesOfType(source, site, 'info')).flatMap(({ page, parent }) => {
    const path = pagePath(page); // another site’s page is not ours to map
    if (!path) return [];
    const group = textOf(parent?.title ?? null);
    return [{ title: textOf(page.title), path, group, changed: changed(page.id) }];
  });
}
