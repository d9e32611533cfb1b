import { expect, test } from 'vitest';
import { withoutCensoredItems } from './censored-items.ts';

const words = ['wine', 'винный'];

test.each([
  ['<ul><li>Gym</li><li>Wine cellar</li></ul>', '<ul><li>Gym</li></ul>'],
  ['<ul><li class="x">A <b>WINE</b>-list</li><li>Gym</li></ul>', '<ul><li>Gym</li></ul>'],
  ['<ul><li>Винный погреб<li>Спортзал</ul>', '<ul><li>Спортзал</ul>'],
  ['<ol><li>Bars<ul><li>Wine</li><li>Tea</li></ul></li></ol>', '<ol><li>Bars<ul><li>Tea</li></ul></li></ol>'],
])('a list item with a censored word is left out, the others stay: %s [W-5-32]', (html, left) => {
  expect(withoutCensoredItems(html, words)).toBe(left);
});

test.each(['<p>Wine with dinner</p>', '<ul><li>Winery of 1890</li></ul>', '<li title="wine">Gym</li>'])(
  'what is no item, no whole word or not shown is left alone: %s [W-5-32]',
  (html) => {
    expect(withoutCensoredItems(html, words)).toBe(html);
  },
);

test('where nothing is censored a text stays as it is', () => {
  expect(withoutCensoredItems('<ul><li>Wine</li></ul>', [])).toBe('<ul><li>Wine</li></ul>');
});
