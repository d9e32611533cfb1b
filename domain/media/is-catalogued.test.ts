import { beforeAll, expect, test } from 'vitest';
import { assert } from '#lib/assert.ts';
import { named } from '#test/named.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { addSmallContent } from '#test/small-content.ts';
import { addSmallOffices } from '#test/small-offices.ts';
import { addSmallOperator } from '#test/small-operator.ts';
import { isCatalogued } from './is-catalogued.ts';
import { readMediaPath } from './media-path.ts';

const { db } = await openTestDatabase();

const inText = '/media/poster/beach/text-1.svg?hour=day&at=sea.hills.tropical.thatched.sand';
const inAddress = '/media/poster/beach/text-2.svg?hour=day&at=sea.hills.tropical.thatched.sand&has=palms';
const inRow = '/media/poster/beach/h1-0.svg?hour=day&at=sea.hills.tropical.thatched.sand';

beforeAll(async () => {
  await addSmallOperator(db);
  await addSmallContent(db);
  await addSmallOffices(db);
  await db
    .insertInto('image')
    .values({ id: 1, hotel_id: 1, position: 0, src: inRow, alt: named('A beach') })
    .execute();
  await db
    .updateTable('office')
    .set({ description: named(`<img src="${inText.replaceAll('&', '&amp;')}">`) })
    .where('id', '=', 11)
    .execute();
  await db
    .updateTable('page_block')
    .set({ html: named('', `<img src="/img?url=${encodeURIComponent(inAddress)}&amp;width=680">`) })
    .execute();
});

function find(path: string) {
  const media = readMediaPath(path);
  assert(media, `${path} is a media path`);
  return isCatalogued(db, media);
}

test.each([
  ['of a hotel', inRow],
  ['of a country', '/media/turkey.svg'],
  ['of a banner on phones', '/media/narrow.svg'],
  ['of an office', '/media/front.svg'],
  ['that a partner is known by', '/media/logo.svg'],
  ['inside a text of HTML', inText],
  ['inside an address in a text', inAddress],
])('a picture %s is in the catalogue', async (_, path) => {
  expect(await find(path)).toBe(true);
});

test.each([inRow.replace('h1-0', 'h1-1'), inText.replace('text-1', 'text-3'), '/media/other.svg'])(
  'what nothing shows is in no catalogue: %s',
  async (path) => {
    expect(await find(path)).toBe(false);
  },
);

test('a picture is in the catalogue from the moment something names it', async () => {
  const path = inRow.replace('h1-0', 'h1-2');
  expect(await find(path)).toBe(false);
  await db.updateTable('image').set({ src: path }).where('id', '=', 1).execute();
  expect(await find(path)).toBe(true);
  expect(await find(inRow)).toBe(false);
});
