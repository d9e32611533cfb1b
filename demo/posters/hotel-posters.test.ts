import { expect, test } from 'vitest';
import { type HotelFacts, hotelPosters } from './hotel-posters.ts';
import { heroPoster, placePoster } from './place-poster.ts';
import { posterPath, readPosterPath } from './poster-path.ts';
import { roomPosters } from './room-posters.ts';

const resort: HotelFacts = {
  id: 1,
  stars: 5,
  coast: 'sea',
  relief: 'mountains',
  climate: 'mediterranean',
  architecture: 'modern',
  beach: 'sand',
  has: ['pool', 'pier', 'wifi'],
};
const chalet: HotelFacts = {
  ...resort,
  coast: 'none',
  climate: 'alpine',
  architecture: 'chalet',
  beach: 'none',
  has: ['slopes', 'spa'],
};
const bareInn: HotelFacts = { ...resort, coast: 'none', beach: 'none', has: [] };

test('a hotel has eight to twelve pictures of itself, all different and all drawable from their paths', () => {
  for (const hotel of [resort, chalet, bareInn]) {
    const pictures = hotelPosters(hotel);
    const paths = pictures.map(posterPath);
    expect(pictures.length).toBeGreaterThanOrEqual(8);
    expect(pictures.length).toBeLessThanOrEqual(12);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.map(readPosterPath)).toEqual(pictures);
  }
});

test('hotels that follow one another never share both kind and hour in their first picture', () => {
  const firsts = Array.from({ length: 1200 }, (_, id) => hotelPosters({ ...resort, id })[0]);
  const same = firsts.filter(
    (first, i) => i > 0 && first?.hour === firsts[i - 1]?.hour && first?.kind === firsts[i - 1]?.kind,
  );
  expect(same).toEqual([]);
});

test('a hotel shows what it has: pistes in winter, no beach inland, no pool that is not there', () => {
  const kinds = (hotel: HotelFacts) => hotelPosters(hotel).map(({ kind }) => kind);
  expect(hotelPosters(chalet)).toContainEqual(
    expect.objectContaining({ kind: 'ski', season: 'winter', has: ['lift'] }),
  );
  expect(kinds(chalet)).toContain('spa');
  expect(kinds(chalet)).not.toContain('beach');
  expect(kinds(bareInn)).not.toContain('pool');
  expect(kinds({ ...resort, has: ['villas'] })).toContain('lagoon');
});

test('only a room with a view of the sea shows water', () => {
  const room = { ...resort, balcony: true };
  expect(new Set(roomPosters({ ...room, view: 'garden' }).map(({ coast }) => coast))).toEqual(
    new Set(['none']),
  );
  expect(roomPosters({ ...room, view: 'sea' }).map(({ kind }) => kind)).toEqual([
    'room',
    'balcony',
    'bathroom',
    'room',
  ]);
});

test('places and the first page have posters of their own shapes', () => {
  const { id: _, stars: __, ...look } = resort;
  const country = placePoster({ ...look, slug: 'united-arab-emirates', has: ['spire'], subject: 'city' });
  expect(readPosterPath(posterPath(country))).toEqual(country);
  expect(country).toMatchObject({ kind: 'city', width: 900, height: 1200 });
  expect(readPosterPath(posterPath(heroPoster()))).toMatchObject({
    width: 2000,
    height: 1000,
    has: ['palms', 'boats', 'headline'],
  });
});
