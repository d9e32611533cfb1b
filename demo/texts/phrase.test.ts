import { expect, test } from 'vitest';
import { contractOf } from '../contracts.ts';
import { hotelTexts } from '../hotel-texts.ts';
import { buildHotels } from '../hotels.ts';
import { readPlaces } from '../places.ts';
import { roomsOf } from '../rooms.ts';

const seed = 'solstice';
const hotels = buildHotels(readPlaces(), seed);
const texts = hotels.flatMap((hotel) => {
  const rooms = roomsOf(hotel, seed);
  return [...hotelTexts(hotel, rooms, contractOf(hotel, rooms, seed).meals, seed)];
});
const textOf = (key: string) => texts.filter((text) => text.key === key);

test('every hotel tells what it is, where it lies and what one eats there, with every value in its place', () => {
  for (const key of ['hotelinfo', 'location', 'rooms', 'mealinfo', 'services', 'importantinfo'])
    expect(textOf(key).length, key).toBe(hotels.length);
  for (const { body } of texts) {
    expect(body.en).not.toMatch(/[А-яё]/);
    for (const text of Object.values(body)) expect(text).not.toMatch(/[{}]|undefined|NaN/);
    expect(body.ru).toMatch(/[а-яё]/);
  }
});

test('no two hotels introduce themselves in the same words', () => {
  expect(new Set(textOf('hotelinfo').map(({ body }) => body.en)).size).toBe(hotels.length);
});

test('a pool is spoken of only where there is one', () => {
  const withPool = new Set(
    hotels
      .filter(({ amenities }) => amenities.has('pool') || amenities.has('heatedPool'))
      .map(({ id }) => id),
  );
  const boasting = textOf('hotelinfo').filter(
    ({ hotel_id, body }) => /\bpools?\b/.test(body.en) && !withPool.has(hotel_id),
  );
  expect(boasting.map(({ body }) => body.en)).toEqual([]);
});
