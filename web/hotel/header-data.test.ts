import { expect, test } from 'vitest';
import { headerData } from './header-data.ts';
import { attribute, hotelWith } from './hotel-maker.test-data.ts';

test('the header shows the top six of all icons [W-2.11-25] [W-3.5-09]', () => {
  const flags = [1, 2, 3, 4, 5, 6, 7].map((inc) => attribute(inc));
  const { tags, iconsAll } = headerData(hotelWith({}, { attr: [attribute(53, '150'), ...flags] }), 'tour');
  expect(tags.map(({ inc }) => inc)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(iconsAll).toHaveLength(7);
  expect(iconsAll[0]).toEqual({ inc: 1, icon: null, label: 'A1' });
});

test('distances that are known are told by name, the airport by its own [W-3.5-06] [W-9-36]', () => {
  const attr = [attribute(51, '62000'), attribute(53, '150')];
  expect(headerData(hotelWith({}, { attr }), 'tour').destinations).toEqual([
    { attribute: 53, text: 'A53', value: 150 },
    { attribute: 51, text: 'Antalya', value: 62_000 },
  ]);
  const named = [...attr, attribute(1_000_246, 'Gazipaşa')];
  expect(headerData(hotelWith({}, { attr: named }), 'tour').destinations[1]?.text).toBe('Gazipaşa');
});

test('a hotel is in the register when it has a code there [W-3.5-06]', () => {
  expect(headerData(hotelWith(), 'hotel').hasRegistry).toBe(false);
  const registered = headerData(
    hotelWith({ registryCode: 'TR-07', registryUrl: 'https://x.example' }),
    'hotel',
  );
  expect(registered).toMatchObject({ hasRegistry: true, registryCode: 'TR-07' });
});

test('the page of a liner, of a hotel with flight and without are three types', () => {
  const sea = { inc: 90, name: 'Sea', lname: 'Sea', slug: 'sea', isCruise: true };
  expect(headerData(hotelWith(), 'tour').ptype).toBe('tour');
  expect(headerData(hotelWith(), 'hotel').ptype).toBe('hotel');
  expect(headerData(hotelWith({}, { state: sea }), 'tour').ptype).toBe('cruise');
});

test('the panorama is the first view all round', () => {
  expect(headerData(hotelWith(), 'tour').panorama).toBeUndefined();
  expect(
    headerData(hotelWith({ panaroma3Ds: ['https://a.example', 'https://b.example'] }), 'tour').panorama,
  ).toBe('https://a.example');
});
