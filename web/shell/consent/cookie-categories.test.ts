import { expect, test } from 'vitest';
import type { CookieTabAnswer } from '#calls/content-cookies.ts';
import { choiceOf, introOf, isRefusable, shownCategories } from './cookie-categories.ts';

const tab = (fields: Partial<CookieTabAnswer>): CookieTabAnswer => ({
  key: '',
  name: '',
  htmlcontent: '',
  buttons: [],
  ...fields,
});
const category = { key: 'analytics' as const, name: 'Analityczne', htmlcontent: '', collapsecontent: [] };
const nameOf = (key: string) => key;

test('[S-2.13-09] the categories are those of the tab that is called Szczegóły, or is its translation', () => {
  const others = [tab({ key: 'main', name: 'Zgoda' }), tab({ name: 'O plikach', buttons: [] })];
  expect(shownCategories([...others, tab({ name: 'Szczegóły', buttons: [category] })], nameOf)).toEqual([
    category,
  ]);
  expect(
    shownCategories([...others, tab({ key: 'details', name: 'Details', buttons: [category] })], nameOf),
  ).toEqual([category]);
});

test('without a configuration there are still the four categories', () => {
  expect(shownCategories([], nameOf).map(({ key }) => key)).toEqual([
    'necessary',
    'functional',
    'analytics',
    'marketing',
  ]);
});

test('[S-2.13-11] the necessary and the functional ones cannot be refused', () => {
  expect((['necessary', 'functional', 'analytics', 'marketing'] as const).filter(isRefusable)).toEqual([
    'analytics',
    'marketing',
  ]);
});

test('what a form leaves out is refused', () => {
  const form = new FormData();
  expect(choiceOf(form)).toEqual({ analytics: false, marketing: false });
  form.set('marketing', '1');
  expect(choiceOf(form)).toEqual({ analytics: false, marketing: true });
});

test('the introduction is the words of the main tab', () => {
  expect(
    introOf([tab({ key: 'main', htmlcontent: '<p>Coffee &amp; <b>cookies</b></p><script>x</script>' })]),
  ).toBe('Coffee & cookies x');
  expect(introOf([])).toBe('');
});
