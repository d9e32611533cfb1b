import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { defaultSite } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import type { VisitorCity } from '#web/context/city/visitor-city.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { publicSite, type Visit, VisitProvider } from '#web/context/visit.tsx';
import { PartsLanguage } from '#web/parts/parts-language.tsx';
import type { SearchForm } from '#web/search/query/search-form.ts';
import { toursAndHotels } from './types/tours-and-hotels.ts';
import { Wizard } from './wizard.tsx';
import type { CountryOption } from './wizard-options.ts';

const country = (inc: number, name: string): CountryOption => ({
  inc,
  name,
  slug: name.toLowerCase(),
  iso2: 'tr',
  isTop: false,
  visaRequired: false,
});

const asked: SearchForm = {
  mode: 'tour',
  townFrom: 22,
  state: 3,
  checkInFrom: plainDate('2026-12-01'),
  checkInTo: plainDate('2026-12-08'),
  nightsFrom: 7,
  nightsTo: 7,
  adults: 2,
  childAges: [],
};

/** The wizard as it is sent, before scripts. */
function drawn(
  form: SearchForm,
  countries: CountryOption[],
  known: Partial<Visit> = {},
  city?: VisitorCity,
): string {
  const visit = {
    site: publicSite(defaultSite),
    locale: 'en',
    intlLocale: 'en-GB',
    today: plainDate('2026-11-21'),
    ...known,
  } as Visit; // the wizard asks for no more of it
  const options = { towns: [], countries, defaults: { townFrom: 22, state: 3, today: visit.today } };
  const element = <Wizard definition={toursAndHotels} initial={form} options={options} />;
  const route = { id: 'shell/locale-guard', path: '/', loader: () => ({ city }), element };
  const hydrationData = { loaderData: { [route.id]: { city } } };
  const router = createMemoryRouter([route], { hydrationData });
  return renderToStaticMarkup(
    <VisitProvider visit={visit}>
      <I18nProvider site={defaultSite} translator={testTranslator('en')}>
        <PartsLanguage>
          <RouterProvider router={router} />
        </PartsLanguage>
      </I18nProvider>
    </VisitProvider>,
  );
}

const chosenCountry = (html: string) =>
  /name="STATEINC".*?<option[^>]*value="(\d+)"[^>]*selected=""/s.exec(html)?.[1];

test('a country that is not sold from the town gives way to its first one', () => {
  const sold = [country(3, 'Turkey'), country(9, 'Egypt')];
  expect(chosenCountry(drawn({ ...asked, state: 9 }, sold))).toBe('9');
  expect(chosenCountry(drawn({ ...asked, state: 77 }, sold))).toBe('3');
});

test('before scripts dates are the browser’s own, from tomorrow, the first day on sale, to a year from now', () => {
  expect(drawn(asked, [country(3, 'Turkey')])).toMatch(
    /type="date"(?=[^>]*name="CHECKIN_BEG")(?=[^>]*min="2026-11-22")[^>]*max="2027-11-21"/,
  );
});

test('a tab for excursion tours stands there for groups of the test that have one [W-4-60] [W-4-61] [W-4-63]', () => {
  const countries = [country(3, 'Turkey')];
  expect(drawn(asked, countries)).not.toContain('data-kind="excursion"');
  expect(drawn(asked, countries, { showsExcursionTab: true })).toContain('data-kind="excursion"');
});

test('excursion tours are tagged by what they are: a package with the flight, for who lives in the market a holiday [W-2.3-09]', () => {
  const tagOf = (city?: Partial<VisitorCity>) => {
    const html = drawn(
      asked,
      [country(3, 'Turkey')],
      { showsExcursionTab: true },
      city as VisitorCity | undefined,
    );
    const [tab = ''] = /<a[^>]*data-kind="excursion"[\s\S]*?<\/a>/.exec(html) ?? [];
    return /<span class="tag">([^<]*)</.exec(tab)?.[1];
  };
  expect(tagOf()).toBe('Package');
  expect(tagOf({ isOurs: true, isAsked: true })).toBe('Package');
  expect(tagOf({ isOurs: false, isAsked: false })).toBe('Package');
  expect(tagOf({ isOurs: true, isAsked: false })).toBe('Holiday + excursions');
});
