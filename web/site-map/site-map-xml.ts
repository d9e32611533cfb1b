import { data, type RouterContextProvider } from 'react-router';
import { type MappedSection, mappedSections, siteMap } from '#calls/site-map.ts';
import { localesOf, localisePath } from '#sites/locale.ts';
import { clientContext, renderingContext, siteContext } from '#web/context/context.ts';
import { publicText } from '#web/site-map/public-text.ts';
import type { Route } from './+types/site-map-xml.ts';
import {
  lastChange,
  type MappedAddress,
  splitAddresses,
  writeAddresses,
  writeIndex,
} from './site-map-files.ts';

/** What costs something changes with the rates of each day, and has no day of its own. */
const fixedPaths = [
  ...['/', '/tours', '/hotels', '/cruises', '/excursion-tours', '/avia', '/services'],
  ...['/search/hot-tours', '/search/lato', '/search/zima', '/countries', '/resorts', '/news'],
  ...['/services/currencies', '/contacts', '/contacts/sales-offices', '/data-sources', '/personal-data'],
];

type Section = MappedSection | 'main';
const shopSections: readonly Section[] = ['main', ...mappedSections.filter((one) => one !== 'vacancies')];
const otherSections: readonly Section[] = ['main', 'info', 'vacancies'];

type Page = { path: string; changed: string };
/** A country of which nothing is written is a search, and no page. */
const isPage = ({ path }: Page) => !/^\/tours\/[^/]+$/.test(path);

/** All who read it read the same: it is put together once, as a page is. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }, next) => context.get(renderingContext)(next),
];

/** `/sitemap.xml`: the files of the site; `/sitemaps/hotels.xml` and `hotels-2.xml` are those of a section. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const { variant } = context.get(siteContext);
  const sections = variant === 'b2c' ? shopSections : otherSections;
  if (params.file === undefined) return xml(writeIndex(await listFiles(context, origin, sections)));
  const [, name, number = '1'] = /^([a-z]+)(?:-(\d+))?\.xml$/.exec(params.file) ?? [];
  const section = sections.find((known) => known === name);
  const file = section && splitAddresses(await listAddresses(context, origin, section))[Number(number) - 1];
  if (!file) throw data('notFound', { status: 404 });
  return xml(writeAddresses(file));
}

const xml = (body: string) => publicText(body, 'application/xml; charset=utf-8');

type Context = Readonly<RouterContextProvider>;

async function listFiles(context: Context, origin: string, sections: readonly Section[]) {
  const files: MappedAddress[] = [];
  for (const section of sections)
    for (const [index, file] of splitAddresses(await listAddresses(context, origin, section)).entries())
      files.push({
        href: `${origin}/sitemaps/${section}${index > 0 ? `-${index + 1}` : ''}.xml`,
        changed: lastChange(file),
      });
  return files;
}

/** Every page of a section in every language of the site. */
async function listAddresses(context: Context, origin: string, section: Section): Promise<MappedAddress[]> {
  const site = context.get(siteContext);
  const pages = section === 'main' ? mainPages(site.variant) : await listSection(context, section);
  return pages.flatMap(({ path, changed }) =>
    localesOf(site).map((locale) => ({ href: origin + localisePath(site, locale, path), changed })),
  );
}

const mainPages = (variant: string): Page[] =>
  (variant === 'b2c' ? fixedPaths : ['/']).map((path) => ({ path, changed: '' }));

const perCall = 10_000;

async function listSection(context: Context, section: MappedSection): Promise<Page[]> {
  const pages: Page[] = [];
  for (;;) {
    const asked = { section, skip: pages.length, take: perCall };
    const answer = await context.get(clientContext).call(siteMap, asked);
    if (!answer.ok) throw new Error(`The ${section} of the site map cannot be told`, { cause: answer });
    pages.push(...answer.value.list);
    if (answer.value.list.length < perCall) return pages.filter(isPage);
  }
}
