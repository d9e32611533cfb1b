import { expect, test } from 'vitest';
import { hotelInfo } from '#calls/hotel-fields.ts';
import { deckList } from './deck-list.ts';
import { hotelWith } from './hotel-maker.test-data.ts';
import {
  coordinatesOf,
  cruiseSlug,
  isActive,
  isCruise,
  isGuestHouse,
  isIntegrationHotel,
  pathOf,
  roomList,
} from './hotel-traits.ts';

const sea = { inc: 90, name: 'Sea', lname: 'Sea', slug: 'sea', isCruise: true };

test('a hotel of the cruise state is a liner, with the slug of its page [W-3.5-02]', () => {
  const liner = hotelWith({ slug: 'blue-pearl' }, { state: sea });
  expect([isCruise(liner), cruiseSlug(liner), pathOf(liner, 'hotels')]).toEqual([
    true,
    'blue-pearl',
    '/cruise/blue-pearl',
  ]);
  expect([isCruise(hotelWith()), cruiseSlug(hotelWith())]).toEqual([false, undefined]);
});

test('star key 104 is a guest house [W-3.5-03]', () => {
  expect([isGuestHouse(hotelWith({ starKey: '104' })), isGuestHouse(hotelWith())]).toEqual([true, false]);
});

test("a negative inc is a partner's hotel [W-3.5-04]", () => {
  expect([isIntegrationHotel(hotelWith({ inc: -12 })), isIntegrationHotel(hotelWith())]).toEqual([
    true,
    false,
  ]);
});

test('a hotel is active unless it is said not to be on sale [W-3.5-05]', () => {
  expect(isActive(hotelWith({ onSale: false }))).toBe(false);
  const { onSale: _, ...silent } = hotelWith().info;
  expect(isActive(hotelWith(hotelInfo.parse(silent)))).toBe(true);
});

test('a deck is a text with the marker in its key and a plan [W-3.5-07]', () => {
  const text = (key: string, image: string | null) => ({ key, title: key, text: 'Cabins', image });
  const plan = '/media/deck.svg';
  expect(
    deckList([text('cabins', plan), text('deck1CabinDiagram', plan), text('cabindiagram2', null)]),
  ).toEqual([{ title: 'deck1CabinDiagram', content: 'Cabins', planImgUrl: plan }]);
});

test('a room is told by its name, its facts in one line, its words and pictures [W-3.5-06]', () => {
  const fact = (attribute: number, name: string, value: string) => ({ attribute, name, lname: name, value });
  const room = {
    room: 10,
    name: 'Double',
    lname: 'Double',
    description: 'Quiet.',
    window: 'sea',
    desc: [fact(10_001, 'Area, m²', '24'), fact(10_003, 'View', 'sea')],
    resreg: null,
    areaM2: 24,
    beds: '',
    guests: 3,
    images: [{ img: '/media/a.svg', alt: 'A room' }],
  };
  const [listed] = roomList(hotelWith({}, { rooms: [room] }));
  expect(listed).toMatchObject({ title: 'Double', subtitle: 'Area, m²: 24, View: sea', text: 'Quiet.' });
  expect(listed?.images).toHaveLength(1);
});

test('coordinates come as a pair and as maps want them [W-3.5-06]', () => {
  expect(coordinatesOf(hotelWith())).toEqual({
    coordinates: [36.77, 31.4],
    coordinatesOSM: [{ latitude: 36.77, longitude: 31.4 }],
  });
});
