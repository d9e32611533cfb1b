import { data, type RouterContextProvider } from 'react-router';
import { type MappedSection, siteMap } from '#calls/site-map.ts';
import { localesOf, localisePath } from '#sites/locale.ts';
import { clientContext, clockContext, drawingContext, siteContext } from '#web/visit/context.ts';
import type { Route } from './+types/site-map-xml.ts';
import { publicText } from './public-text.ts';
import { type MappedPage, splitPages, writeAddresses, writeIndex } from './site-map-files.ts';

/** What costs something changes with the rates of each day. */
const fixedPaths = [
  ...['/', '/tours', '/hotels', '/cruises', '/excursion-tours', '/avia', '/services'],
  ...['/search/hot-tours', '/search/lato', '/search/zima', '/countries', '/resorts'],
  ...['/data-sources', '/personal-data'],
];
const pricedSections: MappedSection[] = ['countries', 'tours', 'hotels', 'excursions', 'resorts'];
const otherSections: MappedSection[] = ['info', 'offices'];
/** A country of which nothing is written is a search, and no page. */
const isPage = (path: string) => !/^\/tours\/[^/]+$/.test(path);

/** All who read it read the same: it is put together once, as a page is. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }, next) => context.get(drawingContext)(next),
];

/** `/sitemap.xml`: the addresses of the site, or the files that have them; `/sitemaps/{n}.xml` is one of these. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const files = splitPages(await listPages(context, origin));
  if (params.file === undefined && files.length > 1) {
    return xml(writeIndex(files.map((_, index) => `${origin}/sitemaps/${index + 1}.xml`)));
  }
  const file = params.file === undefined ? 1 : Number(/^(\d+)\.xml$/.exec(params.file)?.[1] ?? 0);
  const pages = files[file - 1];
  if (!pages) throw data('notFound', { status: 404 });
  return xml(writeAddresses(pages));
}

const xml = (body: string) => publicText(body, 'application/xml; charset=utf-8');

async function listPages(context: Readonly<RouterContextProvider>, origin: string): Promise<MappedPage[]> {
  const site = context.get(siteContext);
  const changed = context.get(clockContext).today;
  const page = (path: string): MappedPage => ({
    addresses: localesOf(site).map((lang) => ({ lang, href: origin + localisePath(site, lang, path) })),
  });
  const fixed = fixedPaths.map(page);
  if (site.variant !== 'b2c') return fixed.slice(0, 1);
  const [priced, others] = await Promise.all(
    [pricedSections, otherSections].map((sections) => listPaths(context, sections)),
  );
  return [...fixed, ...priced!.map((path) => ({ ...page(path), changed })), ...others!.map(page)];
}

async function listPaths(
  context: Readonly<RouterContextProvider>,
  sections: readonly MappedSection[],
): Promise<string[]> {
  const lists = await Promise.all(sections.map((section) => listSection(context, section)));
  return lists.flat();
}

const perCall = 10_000;

async function listSection(
  context: Readonly<RouterContextProvider>,
  section: MappedSection,
): Promise<string[]> {
  const paths: string[] = [];
  for (;;) {
    const answer = await context
      .get(clientContext)
      .call(siteMap, { section, skip: paths.length, take: perCall });
    if (!answer.ok) throw new Error(`The ${section} of the site map cannot be told`, { cause: answer });
    paths.push(...answer.value.list.map(({ path }) => path));
    if (answer.value.list.length < perCall) return paths.filter(isPage);
  }
}
