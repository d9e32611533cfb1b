import { expect, test } from 'vitest';
import { descriptionEndingWith, pageDescription } from './page-description.ts';

const enough = 'A week by the sea with the flight, from the towns nearby.';

test('the first text that says enough stands alone, and a short one is followed by the next', () => {
  expect(pageDescription([enough, 'More'])).toBe(enough);
  expect(pageDescription(['Visas', null, enough])).toBe(`Visas. ${enough}`);
  expect(pageDescription(['<p>Who needs\n <b>one</b>?</p>', enough])).toBe(`Who needs one? ${enough}`);
  expect(pageDescription([enough.slice(0, 20), enough.slice(0, 20), 'More'])).toBe(
    `${enough.slice(0, 20)}. More`,
  );
  expect(pageDescription([])).toBe('');
});

test('a long text is cut after a word', () => {
  const cut = pageDescription(['word '.repeat(60)]);
  expect(cut).toMatch(/^(word )+word…$/);
  expect(cut.length).toBeLessThanOrEqual(170);
  expect(pageDescription(['x'.repeat(300)])).toHaveLength(170);
});

test('a price that ends a description stays whole, and the words before it make room', () => {
  const price = 'Choose a cabin, lowest price: 1,241,623 Ft';
  expect(descriptionEndingWith(enough, price)).toBe(`${enough} ${price}`);
  expect(descriptionEndingWith('Seven nights', price)).toBe(`Seven nights. ${price}`);
  expect(descriptionEndingWith(enough, undefined)).toBe(enough);
  const cut = descriptionEndingWith('word '.repeat(60), price);
  expect(cut).toMatch(/^(word )+word… Choose a cabin, lowest price: 1,241,623 Ft$/);
  expect(cut.length).toBeLessThanOrEqual(170);
});
