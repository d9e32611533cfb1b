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

test('English is that of the region of the calendar locale: Indian in India and British elsewhere', () => {
  expect(intlLocale({ calendarLocale: 'in-In' }, 'en')).toBe('en-IN');
  expect(intlLocale({ calendarLocale: 'en-En' }, 'en')).toBe('en-GB');
  expect(intlLocale({ calendarLocale: 'en-Az' }, 'en')).toBe('en-GB');
});
