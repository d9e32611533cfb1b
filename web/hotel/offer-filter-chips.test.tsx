import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { PartsLanguage } from '#web/parts/parts-language.tsx';
import { noOfferFilters, type OfferFilters } from '#web/search/query/filters.ts';
import { OfferFilterChips } from './offer-filter-chips.tsx';

/** The links of the chips, by what they say. */
function linksOf(search: string, filters: Partial<OfferFilters>, mealNames: string[] = []) {
  const html = renderToStaticMarkup(
    <I18nProvider site={defaultSite} translator={testTranslator('en')}>
      <PartsLanguage>
        <MemoryRouter initialEntries={[`/hotel${search}`]}>
          <OfferFilterChips
            filters={{ ...noOfferFilters, ...filters }}
            mealNames={mealNames}
            carrierNames={['Emirates']}
            currency="USD"
          />
        </MemoryRouter>
      </PartsLanguage>
    </I18nProvider>,
  );
  const links = html.matchAll(/<a [^>]*href="\/hotel([^"]*)"[^>]*>([^<]*)/g);
  return [...links].map(([, to = '', text = '']) => [text, to.replaceAll('&amp;', '&')]);
}

test('each filter of the offers is told in words, and is a link to the page without it', () => {
  const search = '?ADULT=2&MEALLIST=2&COSTMAX=1200&MOMENT_CONFIRM=1&REGULAR=0&CURRENCY=USD';
  const filters = {
    meals: [2],
    costMax: 1_200,
    onlyInstant: true,
    flight: 'charter' as const,
    currency: 'USD',
  };
  expect(linksOf(search, filters, ['All inclusive'])).toEqual([
    ['All inclusive', '?ADULT=2&COSTMAX=1200&MOMENT_CONFIRM=1&REGULAR=0&CURRENCY=USD'],
    ['up to $1,200', '?ADULT=2&MEALLIST=2&MOMENT_CONFIRM=1&REGULAR=0'],
    ['Instant confirmation', '?ADULT=2&MEALLIST=2&COSTMAX=1200&REGULAR=0&CURRENCY=USD'],
    ['Charter', '?ADULT=2&MEALLIST=2&COSTMAX=1200&MOMENT_CONFIRM=1&CURRENCY=USD'],
    ['Show all offers', '?ADULT=2'],
  ]);
});

test('without filters nothing is said, whatever the currency; boards that the hotel has not are boards', () => {
  expect(linksOf('?CURRENCY=USD', { currency: 'USD' })).toEqual([]);
  expect(linksOf('?MEALLIST=9', { meals: [9] })).toEqual([
    ['Meals', ''],
    ['Show all offers', ''],
  ]);
});
