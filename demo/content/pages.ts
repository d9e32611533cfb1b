import type { RowOf } from '#domain/imports/format.ts';
import type { Hotel } from '../hotels.ts';
import { placeImage } from '../pictures.ts';
import { type InfoPage, infoPages } from './info-pages.ts';
import { wordOf } from './words.ts';

type PageTables = {
  page: RowOf<'page'>[];
  page_block: RowOf<'page_block'>[];
  page_icon: RowOf<'page_icon'>[];
  page_hotel: RowOf<'page_hotel'>[];
};

/** Information pages, and the chains that hotels of one name belong to. */
export function pageRows(hotels: readonly Hotel[]): PageTables {
  const chains = chainsOf(hotels);
  return {
    page: [...infoPages.map(infoPage), ...chains.map(chainPage)],
    page_block: infoPages.flatMap(blocksOf),
    page_icon: infoPages.flatMap(iconsOf),
    page_hotel: chains.flatMap(({ hotels: own }, index) =>
      own.map(({ id }, position) => ({ page_id: chainId(index), hotel_id: id, position })),
    ),
  };
}

const pageId = (index: number) => index + 1;

const infoPage = ({ slug, parent = '', word, subtitle }: InfoPage, index: number): RowOf<'page'> => ({
  id: pageId(index),
  page_type: 'info',
  slug,
  parent_slug: parent,
  title: wordOf(word),
  subtitle,
  seo_title: wordOf(word),
  seo_description: subtitle,
  position: index,
});

const blocksOf = ({ blocks }: InfoPage, index: number): RowOf<'page_block'>[] =>
  blocks.map(({ slug, title, html, has }, position) => ({
    page_id: pageId(index),
    position,
    slug,
    ...(title && { title }),
    html,
    has_phone: has === 'phone',
    has_button: has === 'button',
    has_socials: has === 'socials',
  }));

const iconsOf = ({ icons = [] }: InfoPage, index: number): RowOf<'page_icon'>[] =>
  icons.map(([icon, value], position) => ({ page_id: pageId(index), position, icon, value }));

type Chain = { name: string; hotels: Hotel[] };

const chainCount = 4;
const hotelsOfChain = 12;

/** Hotels that share the first word of their names; the words that most hotels share, each with its dearest hotels. */
function chainsOf(hotels: readonly Hotel[]): Chain[] {
  const byName = Map.groupBy(
    hotels.filter(({ category }) => category.stars >= 4),
    ({ name }) => name.split(' ')[0]!,
  );
  return [...byName]
    .filter(([name]) => name.length > 3) // an article is no name
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .slice(0, chainCount)
    .map(([name, own]) => ({
      name,
      hotels: own.toSorted((a, b) => b.popularity - a.popularity || a.id - b.id).slice(0, hotelsOfChain),
    }));
}

const chainId = (index: number) => 1_000 + index;

function chainPage({ name, hotels }: Chain, index: number): RowOf<'page'> {
  const { destination } = hotels[0]!.resort.region;
  return {
    id: chainId(index),
    page_type: 'hotelchain',
    slug: name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9]+/g, ''),
    title: { en: `${name} Hotels`, ru: `Отели ${name}` },
    paragraph: {
      en: `${name} began with one house in ${destination.name.en}. The others were added one by one, and each keeps its own kitchen.`,
      ru: `${name} начался с одного дома (${destination.name.ru}). Остальные добавляли по одному, и в каждом своя кухня.`,
    },
    main_image: placeImage(destination, hotels[0]!.resort.kind),
    image_alt: { en: `A ${name} hotel`, ru: `Отель ${name}` },
    position: index,
  };
}
