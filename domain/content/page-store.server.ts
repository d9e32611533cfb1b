import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import { cleanTexts } from './clean-texts.ts';
import type { PageCondition } from './page-filter.ts';
import type { ContentSite } from './shown-on.ts';

export type StoredPage = Selectable<DB['page']>;

/** Which pages are listed. Every condition must hold. */
export type PageQuestion = {
  pageType?: string | undefined;
  conditions: readonly PageCondition[];
  /** Values that a property of the page has. */
  properties: readonly { name: string; value: string }[];
  /** One of these is the value of some property. */
  propertyValues: readonly string[];
  hotelSlug?: string | undefined;
};

/** The pages of a site: of the pages of a slug the one that names the site most closely, if it is on. */
const pagesOf = (db: Kysely<DB>, { market, variant }: ContentSite) =>
  db
    .selectFrom(
      db
        .selectFrom('page')
        .selectAll()
        .distinctOn('slug')
        .where(namesSite('markets', market))
        .where(namesSite('variants', variant))
        .orderBy('slug')
        .orderBy(sql`(markets <> '')::integer * 2 + (variants <> '')::integer`, 'desc')
        .orderBy('id')
        .as('page'),
    )
    .where('is_active', '=', true);

const namesSite = (column: 'markets' | 'variants', name: string) =>
  sql<boolean>`(${sql.ref(column)} = '' or ${name} = any(string_to_array(${sql.ref(column)}, ',')))`;

/** The pages of a site that have one of these slugs. */
export const readPages = (db: Kysely<DB>, site: ContentSite, slugs: readonly string[]) =>
  pagesOf(db, site).selectAll().where('slug', 'in', slugs).execute();

/** What the addresses of all pages are made of, those that are off among them, in the order of their numbers. */
export const readPageAddresses = (db: Kysely<DB>) =>
  db
    .selectFrom('page')
    .select(['id', 'slug', 'parent_slug', 'page_type', 'link', 'is_active', 'markets', 'variants'])
    .orderBy('id')
    .execute();

type Some = { skip: number; take: number };

/** Some of the pages that a question is about, in their order, and how many there are in all. */
export async function readPageList(
  db: Kysely<DB>,
  site: ContentSite,
  question: PageQuestion,
  { skip, take }: Some,
) {
  const asked = pagesOf(db, site).where((page) => page.and(conditionsOf(page, question)));
  const { total } = await asked
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await asked.selectAll().orderBy('position').orderBy('id').offset(skip).limit(take).execute();
  return { list, total };
}

const columns = { id: 'id', slug: 'slug', parentSlug: 'parent_slug', pageType: 'page_type' } as const;

type Page = ExpressionBuilder<DB, 'page'>;

function conditionsOf(
  page: Page,
  { pageType, conditions, properties, propertyValues, hotelSlug }: PageQuestion,
) {
  const compared = conditions.map(({ field, value }) =>
    // As text, so that a number is compared with a slug like any other value.
    page(sql<string>`${page.ref(columns[field])}::text`, '=', value),
  );
  return [
    ...(pageType ? [page('page_type', '=', pageType)] : []),
    ...compared,
    ...properties.map(({ name, value }) =>
      page.exists(ownProperties(page).where('name', '=', name).where('value', '=', value)),
    ),
    ...(propertyValues.length > 0
      ? [page.exists(ownProperties(page).where('value', 'in', propertyValues))]
      : []),
    ...(hotelSlug
      ? [
          page.exists(
            page
              .selectFrom('page_hotel')
              .innerJoin('hotel', 'hotel.id', 'page_hotel.hotel_id')
              .select('hotel.id')
              .whereRef('page_hotel.page_id', '=', 'page.id')
              .where('hotel.slug', '=', hotelSlug),
          ),
        ]
      : []),
  ];
}

const ownProperties = (page: Page) =>
  page.selectFrom('page_property').select('value').whereRef('page_property.page_id', '=', 'page.id');

/** The blocks of pages, in their order. */
export async function readBlocks(db: Kysely<DB>, pageIds: readonly number[]) {
  const blocks = await db
    .selectFrom('page_block')
    .selectAll()
    .where('page_id', 'in', pageIds)
    .orderBy('page_id')
    .orderBy('position')
    .execute();
  return blocks.map((block) => ({ ...block, html: cleanTexts(block.html) }));
}

/** What pages are listed by. */
export const readProperties = (db: Kysely<DB>, pageIds: readonly number[]) =>
  db
    .selectFrom('page_property')
    .selectAll()
    .where('page_id', 'in', pageIds)
    .orderBy('name')
    .orderBy('value')
    .execute();

/** The advantages of a page, in their order. */
export const readPageIcons = (db: Kysely<DB>, pageId: number) =>
  db.selectFrom('page_icon').selectAll().where('page_id', '=', pageId).orderBy('position').execute();

/** The pictures of a page, in the order of each gallery. */
export const readPageImages = (db: Kysely<DB>, pageId: number) =>
  db.selectFrom('page_image').selectAll().where('page_id', '=', pageId).orderBy('position').execute();

/** Numbers of the hotels that a page lists, in their order. */
export const readPageHotels = async (db: Kysely<DB>, pageId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('page_hotel')
      .select('hotel_id')
      .where('page_id', '=', pageId)
      .orderBy('position')
      .orderBy('hotel_id')
      .execute()
  ).map((row) => row.hotel_id);
