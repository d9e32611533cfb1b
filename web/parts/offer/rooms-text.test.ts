import { expect, test } from 'vitest';
import { testTranslator } from '#texts/test-translator.ts';
import { areRoomsListed, type RoomOfOffer, roomLines, roomsName } from './rooms-text.ts';

const { t } = testTranslator('en');
const room = (differs: Partial<RoomOfOffer> = {}): RoomOfOffer => ({
  roomInc: 1,
  roomName: 'Double',
  accommodationName: 'DBL',
  adult: 2,
  child: 0,
  ages: [],
  countedAs: null,
  ...differs,
});

test('one room is its name; several are counted and parted, and alike ones told once', () => {
  const named = (...rooms: RoomOfOffer[]) => ({ roomName: 'Double', rooms });
  expect(roomsName(t, named(room()))).toBe('Double');
  expect(roomsName(t, named())).toBe('Double');
  expect(roomsName(t, named(room(), room({ roomName: 'Family' }), room()))).toBe(
    '3 rooms: 2 × Double + Family',
  );
  expect(roomsName(testTranslator('ru').t, named(room({ roomName: 'Семейный' }), room()))).toBe(
    '2 номера: Семейный + Double',
  );
});

test('of several rooms each says who sleeps in it', () => {
  const rooms = [room(), room({ roomName: 'Family', adult: 1, child: 2, ages: [3, 8] })];
  expect(roomLines(t, rooms)).toEqual([
    'Room 1: Double, 2 adults',
    'Room 2: Family, 1 adult, 2 children (3, 8)',
  ]);
  expect(areRoomsListed(rooms)).toBe(true);
});

test('infants are called infants, whoever the others are to the hotel', () => {
  const counted = room({
    child: 3,
    ages: [0, 1, 14],
    countedAs: { adults: 3, children: 0, infants: 2 },
  });
  expect(roomLines(t, [counted])).toEqual([
    '2 adults, 1 child (14), 2 infants, by the hotel’s rules: 3 adults, 2 infants',
  ]);
});

test('an equivalent occupancy is labelled: a child of 14 is an adult to this hotel', () => {
  const counted = room({
    adult: 1,
    child: 1,
    ages: [14],
    countedAs: { adults: 2, children: 0, infants: 0 },
  });
  expect(roomLines(t, [counted])).toEqual(['1 adult, 1 child (14), by the hotel’s rules: 2 adults']);
  expect(areRoomsListed([counted])).toBe(true);
  expect(roomLines(t, [room()])).toEqual([]);
  expect(areRoomsListed([room()])).toBe(false);
});
