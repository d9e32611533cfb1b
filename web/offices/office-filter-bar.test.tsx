import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import type { Flags } from '#sites/flags.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { publicSite, type Visit, VisitProvider } from '#web/context/visit.tsx';
import { PartsLanguage } from '#web/parts/parts-language.tsx';
import { filterStateOf } from './filter-state.ts';
import { OfficeFilterBar } from './office-filter-bar.tsx';
import type { OfficeView } from './office-question.ts';

/** Names of the fields that the filter of a site has, and which view is chosen. */
function draw(flags: Partial<Flags>, view: OfficeView = '1') {
  const site = { ...publicSite(defaultSite), flags: { ...defaultSite.flags, ...flags } };
  const state = filterStateOf({ city: 2, place: '', address: '', view });
  const filter = { state, change: () => {}, ask: () => {} };
  const visit = { site, locale: 'en' } as Visit; // the filter asks for no more of it
  const element = (
    <VisitProvider visit={visit}>
      <I18nProvider site={site} translator={testTranslator('en')}>
        <PartsLanguage>
          <OfficeFilterBar filter={filter} list={undefined} />
        </PartsLanguage>
      </I18nProvider>
    </VisitProvider>
  );
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const tags = [...html.matchAll(/<(?:input|select)[^>]*>/g)].map(([tag]) => tag);
  return {
    names: new Set(tags.flatMap((tag) => / name="(FIELD_\w+)"/.exec(tag)?.[1] ?? [])),
    views: tags
      .filter((tag) => tag.includes('type="radio"'))
      .map((tag) => [/ value="(\d)"/.exec(tag)?.[1], tag.includes('checked')]),
  };
}

test('metro and address are fields of the sites that have their flags [S-2.16-08] [S-2.16-11] [S-3.16-02]', () => {
  const always = ['FIELD_CITY', 'FIELD_RADIO_LIST_VARIANT'];
  const fieldsWith = (flags: Partial<Flags>) => [...draw(flags).names].sort();
  expect(fieldsWith({ showMetro: false, showAddressFilter: false })).toEqual(always);
  expect(fieldsWith({ showMetro: true, showAddressFilter: false })).toEqual(
    [...always, 'FIELD_PLACE'].sort(),
  );
  expect(fieldsWith({ showMetro: false, showAddressFilter: true })).toEqual(
    [...always, 'FIELD_ADDRESS'].sort(),
  );
});

test("the radio has the list as '1' and the map as '0' [S-2.16-13]", () => {
  expect(draw({}).views).toEqual([
    ['1', true],
    ['0', false],
  ]);
  expect(draw({}, '0').views).toEqual([
    ['1', false],
    ['0', true],
  ]);
});
