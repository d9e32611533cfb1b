import { expect, test } from 'vitest';
import { allSites } from './all-sites.ts';
import { intlLocale } from './intl-locale.ts';
import { localesOf } from './locale.ts';

test('every locale of every site has a language tag that Intl knows', () => {
  for (const site of allSites) {
    for (const locale of localesOf(site)) {
      const tag = intlLocale(site, locale);
      expect(Intl.DateTimeFormat.supportedLocalesOf([tag])).toEqual([tag]);
    }
  }
});

test('English is Indian in India and British elsewhere', () => {
  expect(intlLocale({ market: 'in' }, 'en')).toBe('en-IN');
  expect(intlLocale({ market: 'com' }, 'en')).toBe('en-GB');
});
