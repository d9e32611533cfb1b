import { expect, test } from 'vitest';
import { actionsOf, badgesOf, distancesOf, valuesOf } from './hotel-facts.ts';
import { attribute } from './hotel-maker.test-data.ts';

test('attributes 53, 51 and 52 are the ways to the beach, the airport and the centre [W-9-33] [W-9-34] [W-9-35]', () => {
  const attributes = [attribute(53, '150'), attribute(51, '62000'), attribute(52, 'far')];
  expect(distancesOf(attributes)).toEqual({ beach: 150, airport: 62_000, centre: undefined });
});

test('the badge is its value or else its name; two attributes are a name and a value [W-9-37] [W-9-38]', () => {
  const badges = [attribute(1_000_231, 'Elite'), attribute(1_000_235, '24 h'), attribute(1_000_236, '2')];
  expect(badgesOf([...badges, attribute(7)])).toEqual(['Elite']);
  expect(valuesOf([...badges, attribute(7)])).toEqual([
    { inc: 1_000_235, name: 'A1000235', value: '24 h' },
    { inc: 1_000_236, name: 'A1000236', value: '2' },
  ]);
  expect(badgesOf([attribute(1_000_231)])).toEqual(['A1000231']);
});

test('only web addresses and own paths become links of the header [W-9-39]', () => {
  const links = [
    'https://example.com/spa',
    '/spa',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://plain.example',
  ];
  const actions = actionsOf(links.map((value) => attribute(1_000_032, value)));
  expect(actions.map(({ link }) => link)).toEqual(['https://example.com/spa', '/spa']);
});
