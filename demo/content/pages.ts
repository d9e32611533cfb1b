import type { RowOf } from '#domain/operator-data/tables.ts';
import { type Localised, localise } from '#lib/localised.ts';
import { readFacts } from '../facts/read-facts.ts';
import type { Hotel } from '../hotels.ts';
import { placeImage } from '../pictures.ts';
import { mapTexts } from '../texts/word-list.ts';
import { translated } from '../translations/translated.ts';
import type { EditorsPage } from './editors-page.ts';
import { pagePicture } from './page-picture.ts';
import { careersPages } from './pages/careers.ts';
import { excursionPages } from './pages/country-excursions.ts';
import { countryPages } from './pages/country-pages.ts';
import { helpPages } from './pages/help.ts';
import { helpQuestions } from './pages/help-questions.ts';
import { homePages } from './pages/homes.ts';
import { memoPages } from './pages/memos.ts';
import { offersPages } from './pages/offers.ts';
import { partnersPages } from './pages/partners.ts';
import { picturesPages } from './pages/pictures.ts';
import { surveyPages } from './pages/survey.ts';
import { travellersPages } from './pages/travellers.ts';
import { worksPages } from './pages/works.ts';

type PageTables = {
  page: RowOf<'page'>[];
  page_block: RowOf<'page_block'>[];
  page_icon: RowOf<'page_icon'>[];
  page_property: RowOf<'page_property'>[];
  page_hotel: RowOf<'page_hotel'>[];
  page_image: RowOf<'page_image'>[];
};

const writtenPages: readonly EditorsPage[] = [
  ...travellersPages,
  ...helpPages,
  ...helpQuestions,
  ...offersPages,
  ...partnersPages,
  ...worksPages,
  ...careersPages,
  ...surveyPages,
  ...homePages,
  ...picturesPages,
];

/** What editors wrote, and the chains that hotels of one name belong to. */
export function pageRows(hotels: readonly Hotel[]): PageTables {
  const chains = chainsOf(hotels);
  const editorsPages = [...writtenPages, ...memoPages(destinationsOf(hotels))];
  const countries = countryPages(hotels);
  const excursions = excursionPages();
  return {
    page: [...editorsPages.map(editorsPage), ...chains.map(chainPage), ...countries.page, ...excursions.page],
    page_block: [...editorsPages.flatMap(blocksOf), ...countries.page_block],
    page_icon: editorsPages.flatMap(iconsOf),
    page_property: [
      ...editorsPages.flatMap(propertiesOf),
      ...countries.page_property,
      ...excursions.page_property,
    ],
    page_image: [...editorsPages.flatMap(picturesOf), ...countries.page_image],
    page_hotel: chains.flatMap(({ hotels: own }, index) =>
      own.map(({ id }, position) => ({ page_id: chainId(index), hotel_id: id, position })),
    ),
  };
}

const destinationsOf = (hotels: readonly Hotel[]) => [
  ...new Set(hotels.map(({ resort }) => resort.region.destination)),
];

const pageId = (index: number) => index + 1;

/** One of the market that sites without their own content fall back to. */
const [{ agencies: agenciesPhone = '' } = {}] = readFacts<'agencies'>('../content/market-contacts.csv');

function editorsPage(page: EditorsPage, position: number): RowOf<'page'> {
  const { slug, type = 'info', parent = '', title, subtitle, link = '', variants = '', look, phone } = page;
  const picture = look && pagePicture(look, slug, type === 'home' ? 'wide' : 'card');
  return {
    id: pageId(position),
    page_type: type,
    slug,
    parent_slug: parent,
    title,
    subtitle,
    note: page.note,
    summary: page.summary?.html,
    summary_link: page.summary?.link ?? '',
    link,
    main_image: picture,
    ...(picture && { image_alt: title }),
    advantages_title: page.advantages,
    ...(phone && { phone: agenciesPhone, phone_extension: phone.extension, phone_title: phone.title }),
    seo_title: page.seoTitle ?? title,
    seo_description: page.seoDescription ?? subtitle,
    seo_keywords: page.keywords,
    position,
    variants,
  };
}

const blocksOf = ({ blocks = [] }: EditorsPage, index: number): RowOf<'page_block'>[] =>
  blocks.map(({ slug, type = 'text', title, html, has }, position) => ({
    page_id: pageId(index),
    position,
    slug,
    block_type: type,
    ...(title && { title }),
    html,
    has_phone: has === 'phone',
    has_button: has === 'button',
    has_socials: has === 'socials',
  }));

const picturesOf = ({ slug, title, pictures = [] }: EditorsPage, index: number): RowOf<'page_image'>[] =>
  pictures.map((look, position) => ({
    page_id: pageId(index),
    gallery: 'main',
    position,
    image: pagePicture(look, `${position + 1}-${slug}`, 'card'),
    alt: title,
  }));

const iconsOf = ({ icons = [] }: EditorsPage, index: number): RowOf<'page_icon'>[] =>
  icons.map(([icon, value], position) => ({ page_id: pageId(index), position, icon, value }));

const propertiesOf = ({ pagesOf, project }: EditorsPage, index: number): RowOf<'page_property'>[] =>
  Object.entries({
    'main/pagesOf': pagesOf,
    'main/projectType': project?.[0],
    'main/projectYear': project && `${project[1]}`,
  }).flatMap(([name, value]) => (value ? [{ page_id: pageId(index), name, value }] : []));

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

const chainTitle = translated({ en: '{name} Hotels', ru: 'Отели {name}' });
const chainPicture = translated({ en: 'A {name} hotel', ru: 'Отель {name}' });
const chainText = translated({
  en: '{name} began with one house ({country}). The others were added one by one, and each keeps its own kitchen.',
  ru: '{name} начался с одного дома ({country}). Остальные добавляли по одному, и в каждом своя кухня.',
});

const filled = (text: Localised, { name, country }: { name: string; country: Localised }) =>
  mapTexts(text, (words, locale) =>
    words.replace('{name}', name).replace('{country}', localise(country, locale)),
  );

function chainPage({ name, hotels }: Chain, index: number): RowOf<'page'> {
  const { destination } = hotels[0]!.resort.region;
  const slug = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '');
  return {
    id: chainId(index),
    page_type: 'hotelchain',
    slug,
    parent_slug: 'hotelgroup',
    link: `/hotelgroup/${slug}`,
    variants: 'b2c,agent',
    title: filled(chainTitle, { name, country: destination.name }),
    paragraph: filled(chainText, { name, country: destination.name }),
    main_image: placeImage(destination, hotels[0]!.resort.kind),
    image_alt: filled(chainPicture, { name, country: destination.name }),
    position: index,
  };
}
