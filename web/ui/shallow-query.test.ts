import { expect, test } from 'vitest';
import { shallowQuery } from './shallow-query.ts';

const query = (text: string, keep: string[], changes = {}) =>
  String(shallowQuery(new URLSearchParams(text), keep, changes));

test('[S-2.2-06] the chosen keys stay, all others go', () => {
  expect(query('TOWNFROM=1&STATEINC=3&utm_source=x', ['TOWNFROM', 'STATEINC'])).toBe('TOWNFROM=1&STATEINC=3');
  expect(query('townfrom=1&A=1&A=2', ['TOWNFROM', 'A'])).toBe('townfrom=1&A=1&A=2');
});

test('[S-2.2-07] locale and xapi go, even where they are chosen', () => {
  expect(query('locale=ru&xapi=dev&tab=1', ['locale', 'xapi', 'tab'])).toBe('tab=1');
  expect(query('tab=1', ['tab'], { xapi: 'dev', Locale: 'ru' })).toBe('tab=1');
});

test('a change replaces, adds or takes away', () => {
  expect(query('tab=1&page=2', ['tab', 'page'], { TAB: '3', page: undefined, sort: 'asc' })).toBe(
    'TAB=3&sort=asc',
  );
});
