import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPhotoArchive } from '#api/photo-archive.ts';
import { testApi } from '#api/test-api.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import type { Principal } from '#lib/principal.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';

const { db, connection } = await openTestDatabase();
const clock = () => new Date('2026-11-21T10:00:00Z');
const agent: Principal = {
  kind: 'manager',
  personId: 1,
  agencyId: 1,
  managerId: 1,
  isAdministrator: false,
  sessionId: 1,
};
let catalogue: LiveCatalogue;

beforeAll(async () => {
  await addSearchChoice(db);
  await db.deleteFrom('image').execute();
  const shown = (id: number, hotel_id: number, caption: string, room_id: number | null = null) => ({
    id,
    hotel_id,
    room_id,
    position: id,
    src: `/media/poster/hotel/${id}.svg`,
    alt: { en: caption, ru: `${caption} по-русски` },
  });
  await db
    .insertInto('image')
    .values([shown(1, 1, 'A room', 10), shown(2, 1, 'The beach'), shown(3, 2, 'The lobby')])
    .execute();
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
});
afterAll(() => catalogue?.close());

const ask = (path: string, caller?: Principal) =>
  testApi((api) => registerPhotoArchive(api, { db, catalogue }), caller ? { caller } : {}).ask(path);

async function albums(query: string): Promise<{ hotel: { slug: string; name: string } }[]> {
  const answer = await ask(`/api/photo-archive/albums?${query}`, agent);
  expect(answer.status).toBe(200);
  return (await answer.json()).list;
}

test('everybody is told how many pictures there are of a country, and only agents what they are', async () => {
  const countries = await (await ask('/b2c/photo-archive')).json();
  expect(countries).toEqual([expect.objectContaining({ albums: 2, pictures: 3 })]);
  for (const path of ['albums', 'album?country=turkey&hotel=marenza-palms']) {
    expect((await ask(`/api/photo-archive/${path}`)).status).toBe(401);
    expect((await ask(`/api/photo-archive/${path}`, agent)).status).toBe(200);
  }
});

test('however often and by whatever address the archive is asked for, its pictures are counted once', async () => {
  let counts = 0;
  const countingDb = db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('array_agg')) counts++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const current = catalogue.current();
  const moment = { ...current! };
  const still = { ...catalogue, current: () => moment };
  const { ask } = testApi((api) => registerPhotoArchive(api, { db: countingDb, catalogue: still }), {
    caller: agent,
  });
  const paths = Array.from({ length: 20 }, (_, nth) => [
    `/b2c/photo-archive?x=${nth}`,
    `/b2c/photo-archive?lang=${nth % 2 ? 'ru' : 'pl'}`,
    `/api/photo-archive/albums?text=${nth}`,
  ]).flat();
  const statuses = await Promise.all(paths.map(async (path) => (await ask(path)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(counts).toBe(1);
});

test('an album is found by every word of what is typed: the hotel and where it is, in any language', async () => {
  const [palms, other] = await albums('');
  expect([palms, other].every(Boolean)).toBe(true);
  const slugs = async (text: string) =>
    (await albums(`text=${encodeURIComponent(text)}`)).map(({ hotel }) => hotel.slug);
  expect(await slugs('marenza palms')).toEqual(['marenza-palms']);
  expect(await slugs('Турция marenza')).toEqual(['marenza-palms']);
  expect(await slugs('turkey nothing-like-it')).toEqual([]);
  expect(await albums('country=turkey')).toHaveLength(2);
  expect(await albums('country=greece')).toEqual([]);
  expect(await albums('take=1&skip=1')).toEqual([other]);
});

test('an album shows the hotel before its rooms, with captions in the language and in English', async () => {
  const path = '/api/photo-archive/album?country=turkey&hotel=marenza-palms&lang=ru';
  const { pictures } = await (await ask(path, agent)).json();
  expect(
    pictures.map(({ caption, englishCaption }: Record<string, string>) => [caption, englishCaption]),
  ).toEqual([
    ['The beach по-русски', 'The beach'],
    ['A room по-русски', 'A room'],
  ]);
  expect(pictures[0].room).toBe('');
  expect(pictures[1].room).not.toBe('');
  expect((await ask('/api/photo-archive/album?country=greece&hotel=marenza-palms', agent)).status).toBe(404);
});
