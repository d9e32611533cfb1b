import { type MappedSection, type SiteMapEntry, siteMap } from '#calls/site-map.ts';
import { entry, type StateEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { listPages } from '#domain/content/list-pages.ts';
import type { LiveContent } from '#domain/content/live-content.ts';
import type { OfficeSource } from '#domain/offices/find-offices.ts';
import { listOfficeNames } from '#domain/offices/list-office-towns.ts';
import { hotelsIn, resortsIn, soldExcursionTours, soldStates } from '#domain/site-map/list-places.ts';
import { hotelPath } from '#lib/hotel-path.ts';
import type { Localised } from '#lib/localised.ts';
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
    async ({ query, site, lang, log }) => {
      const { section, skip, take } = query;
      const text = textsIn(lang, site);
      const entries = await entriesOf[section]({
        source: { db: content.db, moment: await content.current(log) },
        moment: momentOf(catalogue),
        site,
        text,
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
type Sources = { source: PageSource; moment: CatalogueMoment; site: Site; text: Text };
type ListEntries = (sources: Sources) => SiteMapEntry[] | Promise<SiteMapEntry[]>;

const entriesOf: Record<MappedSection, ListEntries> = {
  info: ({ source, site, text }) => infoPages(source, site, textOrNone(text)),
  offices: ({ source, site, text }) => officePages(source, site, text),
  countries: async ({ source, moment, site, text }) => {
    const written = new Set((await pagesOfType(source, site, 'country')).map(({ page }) => page.slug));
    return soldStates(moment, site.market, 'flight').map(({ slug, name }) => ({
      title: text(name),
      path: written.has(slug) ? `/countries/${slug}` : `/tours/${slug}`,
      group: '',
    }));
  },
  tours: ({ moment, site: { market }, text }) =>
    hotelEntries(moment, soldStates(moment, market, 'flight'), 'tour', text),
  hotels: ({ moment, site: { market }, text }) =>
    hotelEntries(moment, soldStates(moment, market, 'any'), 'hotel', text),
  resorts: ({ moment, site: { market }, text }) =>
    resortsIn(moment, soldStates(moment, market, 'any')).map(({ region, state }) => ({
      title: text(region.name),
      path: `/resorts/${state.slug}/${region.slug}`,
      group: text(state.name),
    })),
  excursions: async ({ source, moment, site, text }) => [
    ...soldExcursionTours(moment, site.market).map(({ title, slug, stateId }) => {
      const state = entry(moment.directory.states, stateId);
      return { title: text(title), path: `/excursion-tours/${state.slug}/${slug}`, group: text(state.name) };
    }),
    ...(await pagesOfType(source, site, 'excursion'))
      .filter(({ page }) => page.link.startsWith('/excursion/'))
      .map(({ page, parent }) => ({
        title: text(page.title),
        path: page.link,
        group: text(parent?.title ?? { en: '', ru: '' }),
      })),
  ],
};

/** A liner has one page, whichever way it is sold: it stands among the tours. */
const hotelEntries = (
  moment: CatalogueMoment,
  states: StateEntry[],
  kind: HotelKind,
  text: Text,
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
  }));

/** The pages of the offices that the site lists, by town. */
async function officePages(
  source: OfficeSource,
  { market, flags }: Site,
  text: Text,
): Promise<SiteMapEntry[]> {
  const offices = await listOfficeNames(source, { market, withClosed: flags.showClosedOffices });
  return offices.map(({ id, name, town_name }) => ({
    title: text(name),
    path: `/contacts/sales-offices/${id}`,
    group: text(town_name),
  }));
}

type PageSource = Parameters<typeof listPages>[0];

async function pagesOfType(source: PageSource, site: Site, pageType: string) {
  const question = { pageType, conditions: [], properties: [], propertyValues: [] };
  return (await listPages(source, site, question, { skip: 0, take: 1_000, withBlocks: false })).list;
}

async function infoPages(
  source: PageSource,
  site: Site,
  text: (text: Localised | null) => string,
): Promise<SiteMapEntry[]> {
  return (await pagesOfType(source, site, 'info'))
    .filter(({ page }) => page.is_active && !/^[^/]/.test(page.link)) // another site’s page is not ours to map
    .map(({ page, parent }) => ({
      title: text(page.title),
      path: page.link || `/info/${[page.parent_slug, page.slug].filter(Boolean).join('/')}`,
      group: text(parent?.title ?? null),
    }));
}
