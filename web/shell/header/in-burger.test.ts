import { expect, test } from 'vitest';
import { inBurger } from './in-burger.ts';

const links = ['Search', 'Orders', 'Services', 'Help'].map((words) => ({ words }));

const shown = (variant: 'agent' | 'b2c', isLoggedIn: boolean, titles: string[] = []) =>
  inBurger(links, { site: { variant }, isLoggedIn, titles }).map(({ words }) => words);

test('the burger of an agent who is logged in has the last two of the links of the header', () => {
  expect(shown('agent', true)).toEqual(['Services', 'Help']);
  expect(shown('agent', true, ['Help'])).toEqual(['Services', 'Help']);
});

test('any other burger has those that its menu does not have', () => {
  expect(shown('agent', false, ['Help'])).toEqual(['Search', 'Orders', 'Services']);
  expect(shown('b2c', true)).toEqual(['Search', 'Orders', 'Services', 'Help']);
});
