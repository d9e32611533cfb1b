import { seoPageTypes } from '#calls/country.ts';
import type { StateEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { airportsOf, type BlockAnswer, contentBlocks, textAndLink } from '#domain/content/country-blocks.ts';
import type { CountryPage } from '#domain/content/find-country-page.ts';
import type { Country } from '#domain/content/list-countries.ts';
import type { Box } from '#lib/box.ts';
import type { Locale } from '#sites/locales.ts';
import type { TextOrNone } from './content-language.ts';

const propertyOf = ({ properties }: CountryPage, name: string) =>
  properties.find((one) => one.name === name)?.value;

/** What is written of a country, in one language ([W]§3.7). */
export const countryAnswer = (
  country: Country,
  page: CountryPage,
  { directory }: Pick<CatalogueMoment, 'directory'>,
  text: TextOrNone,
) => ({
  ...wordsOf(country, page, text),
  ...blocksOf(country.state, page, text),
  airports: airportsOf(text(page.blocks.find(({ slug }) => slug === 'airport')?.html ?? null)).map(
    ({ code, name }) => {
      const { latitude = null, longitude = null } = directory.airports.get(code) ?? {};
      return { code, name, latitude, longitude };
    },
  ),
});

function wordsOf({ state, content, holidayTypes, icons }: Country, found: CountryPage, text: TextOrNone) {
  const { page, images } = found;
  const alt = text(page.image_alt ?? state.name);
  const coverImage = page.cover_image ?? content?.cover_image ?? page.main_image ?? state.image;
  const cover = coverImage ? { src: coverImage, alt } : null;
  const main = images.filter(({ gallery }) => gallery === 'main');
  const ownIcons = found.icons.length > 0 ? found.icons : icons;
  return {
    samoId: state.id,
    slug: state.slug,
    countryCode: state.iso2.toUpperCase(),
    countryName: text(state.name),
    paragraph: text(page.paragraph),
    summary: text(page.subtitle ?? content?.mini_description ?? null),
    countryText: text(page.summary),
    countryTags: holidayTypes.map(({ name }) => text(name)),
    bannerImage: page.banner_image ?? content?.banner_image ?? null,
    cashbackImage: images.find(({ gallery }) => gallery === 'cashback')?.image ?? null,
    coverImage: cover,
    images:
      main.length > 0 ? main.map((one) => ({ src: one.image, alt: text(one.alt) })) : cover ? [cover] : [],
    icons: ownIcons.map(({ icon, value }) => ({ icon, label: text(value) })),
    hideRooms: propertyOf(found, 'main/hideRooms') === 'true',
    isShowExcursionSeoBlock: propertyOf(found, 'seo/isShowExcursionSeoBlock') === 'true',
    isShowExcursionToursSeoBlock: propertyOf(found, 'seo/isShowExcursionToursSeoBlock') === 'true',
    isShowHotelsSeoBlock: propertyOf(found, 'seo/isShowHotelsSeoBlock') === 'true',
  };
}

/** As it stands in a sentence of this language; where nobody has written that, the bare name. */
export function namesOf({ blocks, page }: CountryPage, lang: Locale) {
  const bare = page.title[lang] ?? page.title.en;
  const named = (slug: string) => blocks.find((block) => block.slug === slug)?.html[lang] ?? bare;
  return {
    countryNameIn: named('name-where'),
    countryNameWhere: named('name-where'),
    countryNameTo: named('name-to'),
  };
}

/** The parts that the page is put together of, by what its blocks are called. */
function blocksOf(state: StateEntry, { blocks }: CountryPage, text: TextOrNone) {
  const told = blocks.map(
    ({ slug, block_type, title, html }): BlockAnswer => ({
      slug,
      blockType: block_type,
      title: text(title),
      html: text(html),
    }),
  );
  const ofType = (type: string) => told.filter(({ blockType }) => blockType === type);
  const part = (name: string) => {
    const found = ofType('text').find(({ slug }) => slug === name);
    return found ? shown(found) : null;
  };
  const [status] = ofType('status');
  const interesting = part('interesting');
  return {
    badges: ofType('badge').map(({ slug, title }) => ({
      label: title,
      visa: slug === 'visa' && state.visaRequired,
    })),
    badgeCountryStatus: status
      ? { countryClosed: status.slug === 'closed', label: status.title, tooltip: status.html }
      : null,
    regionsHtmlBlock: part('regions'),
    priorityHtmlBlock: part('priority'),
    priorityPlusHtmlBlock: part('priority-plus'),
    moscowHtmlBlock: part('moscow'),
    russiaHtmlBlock: part('russia'),
    modalBannerBlock: part('modal-banner'),
    countryContent: contentBlocks(told).map(shown),
    interestingBlock: interesting && { badgeName: interesting.title, ...textAndLink(interesting.html) },
    seoHtmlBlocks: ofType('seo').flatMap(({ slug, title, html }) => {
      const pageType = seoPageTypes.find((type) => type === slug);
      return pageType ? [{ pageType, firstText: title, secondText: html }] : [];
    }),
  };
}

const shown = ({ title, html }: BlockAnswer) => ({ title, html });

/** Whether a visa is needed, what is spoken and what is paid with. */
export function propertiesOf({ visaRequired }: StateEntry, page: CountryPage, lang: Locale) {
  const nameOf = (type: 'language' | 'currency', code = '') =>
    code && capitalised(new Intl.DisplayNames(lang, { type, fallback: 'code' }).of(code) ?? code, lang);
  const language = nameOf('language', propertyOf(page, 'main/language'));
  const currency = nameOf('currency', propertyOf(page, 'main/currency'));
  return {
    properties: { visa: visaRequired, language, currency },
    langAndCurrency: [language, currency].filter(Boolean).join(', '),
  };
}

const capitalised = (text: string, lang: Locale) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);

/** The middle and the corners of what a map shows. */
export function placesOf(box: Box | undefined) {
  if (!box) return { coordinates: null, mapCoordinates: [], mapCoordinatesOSM: [] };
  const [west, south, east, north] = box;
  return {
    coordinates: [(south + north) / 2, (west + east) / 2],
    mapCoordinates: [
      [south, west],
      [north, east],
    ],
    mapCoordinatesOSM: [
      { latitude: south, longitude: west },
      { latitude: north, longitude: east },
    ],
  };
}
