import {
  type HtmlBlockAnswer,
  hotelChain,
  type ListedPageAnswer,
  type PageAnswer,
  page,
  pages,
  searchPages as searchPagesCall,
} from '#calls/content-pages.ts';
import { entry, type HotelEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { type FoundPage, findPage } from '#domain/content/find-page.ts';
import { findHeading, listPages } from '#domain/content/list-pages.ts';
import type { LiveContent } from '#domain/content/live-content.ts';
import { parsePageFilter } from '#domain/content/page-filter.ts';
import { searchPages } from '#domain/content/search-pages.ts';
import { latestNews } from '#domain/news/find-news.ts';
import type { NewsReader, NewsSource } from '#domain/news/list-news.ts';
import { hotelPath } from '#lib/hotel-path.ts';
import type { Handler } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { type TextOrNone, textOrNone } from './content-language.ts';
import { momentOf, type SellingDependencies } from './core-context.ts';
import { textsIn } from './core-texts.ts';
import { catalogueFilters, filtersOf } from './excursion-catalogue.ts';
import { newsAnswer } from './news-answer.ts';
import { ofContent } from './of-content.ts';
import type { Refusal } from './problem.ts';
import { registerCall } from './register-call.ts';

type Dependencies = { content: LiveContent } & Pick<SellingDependencies, 'catalogue'>;

/** `GET /b2c/page`, `/b2c/hotelchain`, `/b2c/pages` and `/b2c/PageSearch` ([S]§3.8, [W]§7). */
export function registerPages(api: Api, dependencies: Dependencies): void {
  registerPage(api, dependencies);
  registerHotelChain(api, dependencies);
  registerPageList(api, dependencies);
  registerPageSearch(api, dependencies);
}

const mostFound = 30;

function registerPageSearch(api: Api, { content, catalogue }: Dependencies) {
  const answer: Handler<typeof searchPagesCall> = async ({ query, site, lang, log }) => {
    const source = { db: content.db, moment: await content.current(log) };
    const say = textOrNone(textsIn(lang, site));
    const found = await searchPages(source, site, { text: query.text, say });
    return { ok: true, value: { list: found.slice(0, mostFound), total: found.length } };
  };
  registerCall(api, searchPagesCall, answer, ofContent(content, catalogue));
}

function registerPage(api: Api, { content, catalogue }: Dependencies) {
  const answer: Handler<typeof page> = async ({ query, site, lang, today, log }) => {
    const source = { db: content.db, moment: await content.current(log) };
    const found = await findPage(source, query.page, site);
    if (!found) return { ok: false, reason: 'not-found' };
    const text = textOrNone(textsIn(lang, site));
    const news = await newsOf(found, source, { reader: { site, today }, text });
    return { ok: true, value: { page: [pageAnswer({ found, news }, momentOf(catalogue), text)] } };
  };
  registerCall(api, page, answer, ofContent(content, catalogue));
}

/** What kind of page a chain of hotels is. */
const chainType = 'hotelchain';

function registerHotelChain(api: Api, { content, catalogue }: Dependencies) {
  const answer: Handler<typeof hotelChain> = async ({ query, site, lang, today, log }) => {
    const source = { db: content.db, moment: await content.current(log) };
    const found = await findPage(source, query.chain, site);
    if (found?.page.page_type !== chainType) return { ok: false, reason: 'not-found' };
    const text = textOrNone(textsIn(lang, site));
    const news = await newsOf(found, source, { reader: { site, today }, text });
    const shown = pageAnswer({ found, news }, momentOf(catalogue), text);
    const { slug, title, paragraph, hotels } = shown;
    return { ok: true, value: { page: [shown], chain: { slug, title, description: paragraph }, hotels } };
  };
  registerCall(api, hotelChain, answer, ofContent(content, catalogue));
}

function registerPageList(api: Api, { content, catalogue }: Dependencies) {
  const answer: Handler<typeof pages> = async ({ query, site, lang, log }) => {
    const filter = query.$filter ? parsePageFilter(query.$filter) : { ok: true as const, value: [] };
    if (!filter.ok) return notAFilter;
    const { take, parent, category, country, skip = take * query.page } = query;
    const source = { db: content.db, moment: await content.current(log) };
    const found = await listPages(
      source,
      site,
      {
        pageType: query.pageType,
        conditions: [...filter.value, ...(parent ? [{ field: 'parentSlug' as const, value: parent }] : [])],
        properties: [
          ...(query.properties ?? []),
          ...(category ? [{ name: 'main/category', value: category }] : []),
          ...(country ? [{ name: 'location/countryList', value: country }] : []),
        ],
        propertyValues: query.propertyValues?.split(',').filter(Boolean) ?? [],
        hotelSlug: query.hotelSlug,
      },
      { skip, take, withBlocks: /\bhtmlBlocks\b/i.test(query.$expand ?? '') },
    );
    const text = textOrNone(textsIn(lang, site));
    const parentSlug = parent ?? filter.value.find(({ field }) => field === 'parentSlug')?.value ?? '';
    const heading = parentSlug ? await findHeading(source, parentSlug, site) : undefined;
    return {
      ok: true,
      value: {
        list: found.list.map((one) => ({
          ...listedPage(one, text),
          filters: filtersOf(one, text),
          ...(query.$expand ? { htmlBlocks: one.blocks.map((block) => blockAnswer(block, text)) } : {}),
        })),
        currentPage: Math.floor(skip / take),
        pageCount: Math.ceil(found.total / take),
        listCount: found.total,
        parentSlug,
        parentTitle: text(heading?.title ?? null),
        ...(await catalogueFilters(parentSlug, query.pageType, {
          source,
          moment: momentOf(catalogue),
          site,
          text,
        })),
      },
    };
  };
  registerCall(api, pages, answer, ofContent(content, catalogue));
}

const notAFilter: { ok: false } & Refusal = {
  ok: false,
  reason: 'invalid-request',
  fields: [{ field: '$filter', reason: "is not of the form parentSlug eq 'value' and pageType eq 'value'" }],
};

type Listed = Pick<FoundPage, 'page' | 'parent' | 'properties'>;

const listedPage = ({ page: row, parent, properties }: Listed, text: TextOrNone): ListedPageAnswer => ({
  id: row.id,
  slug: row.slug,
  slugFull: row.parent_slug ? `${row.parent_slug}/${row.slug}` : row.slug,
  pageType: row.page_type,
  parentSlug: row.parent_slug,
  parentTitle: text(parent?.title ?? null),
  title: text(row.title),
  subtitle: text(row.subtitle),
  note: text(row.note),
  paragraph: text(row.paragraph),
  link: row.link,
  isActive: row.is_active,
  bannerImage: row.banner_image,
  coverImage: row.cover_image,
  mainImage: row.main_image,
  imageAltText: text(row.image_alt),
  properties: {
    main: { advantages: text(row.advantages_title) },
    seo: {
      title: text(row.seo_title),
      description: text(row.seo_description),
      keywords: text(row.seo_keywords),
    },
    values: Object.fromEntries(
      [...Map.groupBy(properties, ({ name }) => name)].map(([name, of]) => [
        name,
        of.map(({ value }) => value),
      ]),
    ),
  },
});

const blockAnswer = (block: FoundPage['blocks'][number], text: TextOrNone): HtmlBlockAnswer => ({
  slug: block.slug,
  title: text(block.title),
  html: text(block.html),
  blockType: block.block_type,
  details: { withPhone: block.has_phone, withButton: block.has_button, withSocials: block.has_socials },
});

type ShownPage = { found: FoundPage; news: PageAnswer['news'] };

function pageAnswer({ found, news }: ShownPage, moment: CatalogueMoment, text: TextOrNone): PageAnswer {
  const { page: row, blocks, icons, images, hotelIds } = found;
  const hotels = hotelIds.flatMap((id) => moment.directory.hotels.get(id) ?? []);
  return {
    ...listedPage(found, text),
    htmlBlocks: blocks.map((block) => blockAnswer(block, text)),
    icons: { advantages: icons.map(({ icon, value }) => ({ link: icon, value: text(value) })) },
    images: images
      .filter(({ gallery }) => gallery === 'main')
      .map(({ image, alt }) => ({ src: image, alt: text(alt) })),
    phone:
      row.phone === null
        ? null
        : { number: row.phone, addNum: row.phone_extension ?? '', title: text(row.phone_title) },
    summary: { link: row.summary_link },
    content: { summary: text(row.summary) },
    hotels: hotels.filter(({ onSale }) => onSale).map((hotel) => hotelAnswer(hotel, moment, text)),
    news,
  };
}

/** Kinds of pages that show news ([S]§2.14). */
const withNews = new Set(['info', chainType]);
const newsOnPage = 3;

/** The newest, narrowed where the page names a type of them or a tag. */
async function newsOf(
  { page: { page_type }, properties }: FoundPage,
  source: NewsSource,
  { reader, text }: { reader: NewsReader; text: TextOrNone },
): Promise<PageAnswer['news']> {
  if (!withNews.has(page_type)) return [];
  const named = (name: string) => properties.find((one) => one.name === name)?.value;
  const asked = { newsType: named('main/newsType'), tag: named('main/newsTag'), take: newsOnPage };
  const { list, reads } = await latestNews(source, reader, asked);
  return list.map((item) => newsAnswer(item, reads, text));
}

function hotelAnswer(
  hotel: HotelEntry,
  { directory }: CatalogueMoment,
  text: TextOrNone,
): PageAnswer['hotels'][number] {
  const region = entry(directory.regions, entry(directory.towns, hotel.townId).regionId);
  const state = entry(directory.states, region.stateId);
  const country = { slug: state.slug, longName: state.name.en, isCruise: state.isCruise };
  const attributes = hotel.attributes
    .map(({ id, value }) => ({ ...entry(directory.attributes, id), value }))
    .sort((a, b) => a.position - b.position);
  return {
    hotel: {
      inc: hotel.id,
      name: text(hotel.name),
      slug: hotelPath('hotel', country, hotel.slug),
      stargname: entry(directory.stars, hotel.starId).name,
      // Found by its name in English, whatever the language.
      compAttrs: attributes.map(({ name, value }) => ({ name: name.en, value })),
      attrs: attributes.map(({ name, icon, kind, value }) => ({
        name: text(name),
        link: icon ?? '',
        kind,
        value,
      })),
      regionName: text(region.name),
      stateName: text(state.name),
      image: hotel.images[0] ?? null,
    },
  };
}
