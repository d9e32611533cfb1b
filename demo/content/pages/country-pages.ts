import type { RowOf } from '#domain/operator-data/tables.ts';
import { assert } from '#lib/assert.ts';
import { type Localised, localise } from '#lib/localised.ts';
import { type Fact, readFacts } from '../../facts/read-facts.ts';
import type { Hotel } from '../../hotels.ts';
import { placeImage } from '../../pictures.ts';
import type { Airport, Destination, Region, Resort } from '../../places.ts';
import { inEveryLanguage, mapTexts } from '../../texts/word-list.ts';
import { translated } from '../../translations/translated.ts';
import { countryFacts } from '../countries.ts';
import { givenText, wordOf } from '../words.ts';
import { priorityBlocks, summerOnly, taxTitle, visaBanner } from './country-blocks.ts';
import { type CountryBlock, seoBlocks } from './country-seo.ts';

type CountryTables = {
  page: RowOf<'page'>[];
  page_block: RowOf<'page_block'>[];
  page_property: RowOf<'page_property'>[];
  page_image: RowOf<'page_image'>[];
};

const texts = new Map(readFacts<string>('../content/country-pages.csv').map((row) => [row.slug, row]));

/** A country with the places of it where somebody sleeps. */
type Country = { destination: Destination; text: Fact<string>; resorts: Resort[]; regions: Region[] };

/** The page of each country: what it is like, how one gets there, and where one stays. */
export function countryPages(hotels: readonly Hotel[]): CountryTables {
  const countries = countriesOf(hotels);
  return {
    page: countries.map(pageRow),
    page_block: countries.flatMap((country) =>
      blocksOf(country).map(({ slug, type = 'text', title, html }, position) => ({
        page_id: idOf(country),
        position,
        slug,
        block_type: type,
        ...(title && { title }),
        html,
      })),
    ),
    page_property: countries.flatMap(propertyRows),
    page_image: countries.flatMap(imageRows),
  };
}

function countriesOf(hotels: readonly Hotel[]): Country[] {
  const byCountry = Map.groupBy(hotels, ({ resort }) => resort.region.destination);
  return [...byCountry].map(([destination, own]) => {
    const text = texts.get(destination.slug);
    assert(text, `country-pages.csv tells of ${destination.slug}`);
    const resorts = [...new Set(own.map(({ resort }) => resort))];
    return { destination, text, resorts, regions: [...new Set(resorts.map(({ region }) => region))] };
  });
}

const idOf = ({ destination }: Country) => 2_000 + destination.id;

function pageRow(country: Country): RowOf<'page'> {
  const { destination, text, resorts } = country;
  const { slug, name } = destination;
  const picture = (shape: 'wide' | 'card') => placeImage(destination, resorts[0]!.kind, slug, shape);
  return {
    id: idOf(country),
    page_type: 'country',
    slug,
    title: name,
    paragraph: givenText(text, 'intro'),
    summary: paragraphOf(givenText(text, 'see')),
    link: `/countries/${slug}`,
    banner_image: picture('wide'),
    cover_image: picture('card'),
    main_image: placeImage(destination, resorts[0]!.kind),
    image_alt: name,
    seo_description: givenText(text, 'intro'),
    position: destination.id,
  };
}

/** Sights stand in the body; the other parts are found by what they are called. */
function blocksOf({ destination, text, resorts, regions }: Country): CountryBlock[] {
  const { slug, isVisaRequired, isPriority, guestTax } = destination;
  const airports = [...new Set(resorts.map(({ airport }) => airport))];
  return [
    { slug: 'visa', type: 'badge', ...said(wordOf(isVisaRequired ? 'visaNeeded' : 'visaFree')) },
    { slug: 'name-where', type: 'name', html: givenText(text, 'where') },
    { slug: 'name-to', type: 'name', html: givenText(text, 'to') },
    { slug: 'airport', html: listOf(airports.map(airportText)) },
    { slug: 'regions', html: listOf(regions.map((region) => regionLink(slug, region))) },
    {
      slug: 'interesting',
      title: { en: 'Did you know?', ru: 'А вы знали?' },
      html: interesting(givenText(text, 'fact'), `/info/pamyatki-turistam-${slug}`),
    },
    ...(isPriority ? priorityBlocks : []),
    ...(isVisaRequired ? [visaBanner] : []),
    ...(slug === 'albania' ? [summerOnly] : []),
    ...(guestTax ? [{ slug: 'country-content-tax', title: taxTitle, html: paragraphOf(guestTax) }] : []),
    ...seoBlocks(givenText(text, 'where')),
  ];
}

const said = (text: Localised) => ({ title: text, html: text });

/** The name and the code of an airport, as its block lists them. */
const airportText = ({ code, townName }: Airport): Localised =>
  mapTexts(townName, (town) => `${town} (${code})`);

const regionLink = (country: string, { slug, name }: Region): Localised =>
  mapTexts(name, (text) => `<a href="/resorts/${country}/${slug}">${text}</a>`);

const listOf = (items: Localised[]): Localised =>
  inEveryLanguage(
    (locale) => `<ul>${items.map((item) => `<li>${localise(item, locale)}</li>`).join('')}</ul>`,
  );

const paragraphOf = (text: Localised): Localised => mapTexts(text, (words) => `<p>${words}</p>`);

const memo = translated({ en: 'What travellers should know', ru: 'Памятка туристу' });

const interesting = (fact: Localised, link: string): Localised =>
  mapTexts(fact, (text, locale) => `<p>${text}</p><p><a href="${link}">${localise(memo, locale)}</a></p>`);

/** Guests stay a night or two between flights: its page names no tours of a week, and leads to no hotels. */
const stopover = 'qatar';

function propertyRows(country: Country): RowOf<'page_property'>[] {
  const { slug } = country.destination;
  const values = {
    'main/language': country.text.language ?? '',
    'main/currency': countryFacts.get(slug)?.money ?? '',
    'main/hideRooms': String(slug === stopover),
    'seo/isShowHotelsSeoBlock': String(slug !== stopover),
    'seo/isShowExcursionSeoBlock': 'true',
    'seo/isShowExcursionToursSeoBlock': 'true',
  };
  return Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => ({ page_id: idOf(country), name, value }));
}

const mostPictures = 4;

/** A picture of each of its regions. */
function imageRows(country: Country): RowOf<'page_image'>[] {
  const { destination, resorts, regions } = country;
  return regions.slice(0, mostPictures).map((region, position) => {
    const kind = resorts.find((resort) => resort.region === region)!.kind; // regions are those of resorts
    const image = placeImage(destination, kind, region.slug, 'card');
    return { page_id: idOf(country), gallery: 'main', position, image, alt: region.name };
  });
}
