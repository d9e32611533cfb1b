/** The whole answer in SQL that DuckDB and PostgreSQL both read: the same tables, the same plan. */
import type { Catalogue } from '#price-search/catalogue.ts';
import { mealIds } from '../big-catalogue.ts';
import { cheapestFirst } from './offer-columns.ts';
import {
  type FacetCount,
  facets,
  hotelsOfPage,
  priceSteps,
  type ShownOffer,
  type WholeAnswer,
} from './whole-answer.ts';

const kindOf = 'cast(meal_id * 4 + freight + sure as integer)';

/**
 * Columns that make the answer one pass. An offer's board, flight and sureness are one bit, so that `bit_or` tells which
 * kinds a hotel sells: to group by them instead takes twice as long. And an offer is one number with its price first, so
 * that `min` finds both: to look for the offers of the page afterwards takes half as long again.
 */
export const answerColumns = [
  ['kinds', 'integer', `cast(1 << ${kindOf} as integer)`],
  [
    'priced_offer',
    'bigint',
    [
      ['price', 32],
      ['depart_day', 14],
      ['nights', 9],
      ['room', 6],
      ['meal_id', 3],
      ['freight', 0],
      ['sure', 0],
    ]
      .map(([column, bits]) => `(cast(${column} as bigint) << ${bits})`)
      .join(' + '),
  ],
] as const;
const kindsOfMeal = 4;
const maskOf = (isIn: (kind: { freight: number; sure: number }) => boolean) =>
  mealIds
    .flatMap((meal) => [0, 1, 2, 3].map((kind) => ({ meal, freight: kind & 2, sure: kind & 1 })))
    .filter(isIn)
    .reduce((mask, { meal, freight, sure }) => mask | (1 << (meal * kindsOfMeal + freight + sure)), 0);

/** Small tables that the facets are counted by: made and filled by these statements. */
export function facetTables({ hotels }: Pick<Catalogue, 'hotels'>): string[] {
  const rows = (of: readonly (readonly (number | string)[])[]) =>
    of
      .map((row) => `(${row.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(', ')})`)
      .join(', ');
  const attributes = hotels.flatMap(({ id, attributeIds }) =>
    attributeIds.map((attribute) => [id, attribute]),
  );
  const groups = [
    ...mealIds.map((meal) => ['meal', meal, 0b1111 << (meal * kindsOfMeal)]),
    ['sure', 1, maskOf(({ sure }) => sure === 1)],
    ['charter', 1, maskOf(({ freight }) => freight === 0)],
    ['regular', 1, maskOf(({ freight }) => freight === 2)],
  ];
  return [
    'create table hotel (hotel_id integer primary key, star_id integer not null, region_id integer not null)',
    `insert into hotel values ${rows(hotels.map(({ id, starId, regionId }) => [id, starId, regionId]))}`,
    'create table hotel_attribute (hotel_id integer not null, attribute_id integer not null)',
    ...(attributes.length > 0 ? [`insert into hotel_attribute values ${rows(attributes)}`] : []),
    'create table kind_group (facet text not null, id integer not null, mask integer not null)',
    `insert into kind_group values ${rows(groups)}`,
  ];
}

/** Rows as `AnswerRow` has them. */
export const wholeAnswerSql = (offers: string, where: string): string => `
  with hotel_best as (
    select hotel_id, min(priced_offer) as priced_offer, bit_or(kinds) as kinds
    from ${offers} where ${where} group by hotel_id
  ), best as materialized (
    select cast(hotel_id as integer) as hotel_id, kinds, cast(priced_offer >> 32 as integer) as price,
      cast(priced_offer & 4294967295 as integer) as offer
    from hotel_best
  ), spread as materialized (
    select cast(count(*) as integer) as total, min(price) as lowest, max(price) as highest from best
  ), step as (
    select case when highest = lowest then 0 else least(${priceSteps - 1}, cast(floor(
      cast(price - lowest as double precision) / (highest - lowest) * ${priceSteps}) as integer)) end as id
    from best cross join spread
  ), facet as (
    select 'star' as label, star_id as id, count(*) as number from best join hotel using (hotel_id) group by star_id
    union all
    select 'region', region_id, count(*) from best join hotel using (hotel_id) group by region_id
    union all
    select 'attribute', attribute_id, count(*) from best join hotel_attribute using (hotel_id) group by attribute_id
    union all
    select facet, id, count(*) from best join kind_group on kinds & mask <> 0 group by facet, id
    union all
    select 'priceStep', id, count(*) from step group by id
  )
  select label, id, cast(number as integer) as number, 0 as offer from facet
  union all select 'total', 0, total, 0 from spread
  union all select 'lowest', 0, lowest, 0 from spread
  union all select 'highest', 0, highest, 0 from spread
  union all (select 'page', hotel_id, price, offer from best order by price, hotel_id limit ${hotelsOfPage})`;

export type AnswerRow = readonly [label: string, id: number, number: number | null, offer: number];

export function answerOfRows(rows: Iterable<AnswerRow>): WholeAnswer {
  const answer: WholeAnswer = { total: 0, lowest: null, highest: null, page: [], counts: [] };
  for (const [label, id, number, offer] of rows) {
    if (label === 'total') answer.total = number ?? 0;
    else if (label === 'lowest') answer.lowest = number;
    else if (label === 'highest') answer.highest = number;
    else if (label === 'page') answer.page.push({ hotelId: id, price: number ?? 0, offer: unpacked(offer) });
    else answer.counts.push({ facet: facetOf(label), id, count: number ?? 0 });
  }
  answer.page.sort(cheapestFirst);
  return answer;
}

const unpacked = (offer: number): ShownOffer => ({
  departDay: offer >> 14,
  nights: (offer >> 9) & 31,
  room: (offer >> 6) & 7,
  mealId: (offer >> 3) & 7,
  freight: offer & 2,
  isSure: (offer & 1) === 1,
});

function facetOf(label: string): FacetCount['facet'] {
  const facet = facets.find((one) => one === label);
  if (!facet) throw new Error(`No facet is called ${label}`);
  return facet;
}
