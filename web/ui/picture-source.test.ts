import { expect, test } from 'vitest';
import { pictureSource, pictureSourceSet, placeholderSource } from './picture-source.ts';

test('a picture is asked for 1.7 times as wide as it is drawn, rounded up [S-7.1-09]', () => {
  expect(pictureSource('/media/hotel/7/1', 308)).toBe('/img?url=%2Fmedia%2Fhotel%2F7%2F1&width=524');
});

test('the placeholder is 20 pixels wide and not scaled [S-7.1-10]', () => {
  expect(placeholderSource('/media/place/3')).toBe('/img?url=%2Fmedia%2Fplace%2F3&width=20');
});

test('the widest candidate of a source set is the drawn width', () => {
  expect(pictureSourceSet('/m', 600).split(', ').at(-1)).toBe(`${pictureSource('/m', 600)} 1020w`);
});
