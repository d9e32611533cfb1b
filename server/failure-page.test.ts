import { expect, test } from 'vitest';
import { type RefusalReason, refusals } from '#api/problem.ts';
import { allSites } from '#sites/all-sites.ts';
import { localesOf, localisePath } from '#sites/locale.ts';
import { type Locale, locales } from '#sites/locales.ts';
import { failurePage } from './failure-page.ts';

const reasons = Object.keys(refusals) as RefusalReason[];

function pageIn(locale: Locale, reason: RefusalReason): string {
  const site = allSites.find((each) => localesOf(each).includes(locale))!;
  return failurePage(reason, {
    site,
    path: localisePath(site, locale, '/tours'),
    requestId: 'r-1',
    nonce: 'n',
  });
}

const titleOf = (page: string) => /<h1>(.*)<\/h1>/.exec(page)![1]!;

test.each(locales)('the page of last resort speaks %s, whatever went wrong', (locale) => {
  const said = new Set<string>();
  for (const reason of reasons) {
    const page = pageIn(locale, reason);
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page.slice(page.indexOf('<h1>')), 'no key, no gap').not.toMatch(
      /failurePage|undefined|[{}]|<(h1|p|a|code)[^>]*><\//,
    );
    expect(page).toContain(`${refusals[reason].status} · `);
    if (locale !== 'en') expect(titleOf(page)).not.toBe(titleOf(pageIn('en', reason)));
    said.add(titleOf(page));
  }
  expect(said.size, 'what went wrong has words of its own').toBe(11);
});

test('a host that is no site’s is told so in English, and offered no home page', () => {
  const page = failurePage('unknown-host', { site: undefined, path: '/pl', requestId: 'r-1', nonce: 'n' });
  expect([titleOf(page), page.includes('class="next"')]).toEqual(['No site answers at this address', false]);
});
