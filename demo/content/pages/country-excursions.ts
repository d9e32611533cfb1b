import type { RowOf } from '#domain/operator-data/tables.ts';
import { readFacts } from '../../facts/read-facts.ts';
import { pagePicture } from '../page-picture.ts';
import { givenText } from '../words.ts';

type Column = 'slug' | 'country' | 'region' | 'type' | 'look';

const excursions = readFacts<Column>('../content/country-excursions.csv');

const idOf = (index: number) => 3_000 + index;

/** Excursions of a day, which a country's catalogue lists ([W]§2.14). */
export const excursionPages = () => ({
  page: excursions.map(
    (row, index): RowOf<'page'> => ({
      id: idOf(index),
      page_type: 'excursion',
      slug: row.slug,
      parent_slug: row.country,
      title: givenText(row, 'title'),
      note: givenText(row, 'note'),
      paragraph: givenText(row, 'text'),
      link: `/excursion/${row.country}/${row.slug}`,
      main_image: pagePicture(row.look, row.slug, 'card'),
      image_alt: givenText(row, 'title'),
      seo_description: givenText(row, 'text'),
      position: index,
    }),
  ),
  page_property: excursions.flatMap(({ country, region, type }, index): RowOf<'page_property'>[] =>
    Object.entries({
      'location/countryList': country,
      'location/regionList': region,
      'main/restType': type,
    }).map(([name, value]) => ({ page_id: idOf(index), name, value })),
  ),
});
