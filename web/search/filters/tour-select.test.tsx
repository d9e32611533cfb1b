import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { allSites } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { publicSite, type Visit, VisitProvider } from '#web/context/visit.tsx';
import { PartsLanguage } from '#web/parts/parts-language.tsx';
import { testQuestion } from '#web/search/query/question.test-data.ts';
import type { NamedValue } from './active-filters.ts';
import { TourFilters } from './tour-filters.tsx';

const siteOf = (id: string) => allSites.find((site) => site.id === id)!;
const [tourists, agents] = [siteOf('b2c-com'), siteOf('agent-com')];
const beach = { value: 501, name: 'Beach week', count: 12 };
const nile = { value: 502, name: 'Along the Nile', count: 3 };

/** The filters of tours as they are sent, where the search finds these tours. */
function drawn(tours: NamedValue[], site = tourists, asked = '') {
  const filters = (
    <TourFilters
      question={testQuestion(`STATEINC=3${asked}`)}
      names={{ tours }}
      onChange={() => {}}
      onPick={() => {}}
    />
  );
  const visit = { site: publicSite(site), locale: 'en', currency: 'EUR' } as Visit; // filters ask for no more of it
  return renderToStaticMarkup(
    <VisitProvider visit={visit}>
      <I18nProvider site={site} translator={testTranslator('en')}>
        <PartsLanguage>
          <RouterProvider router={createMemoryRouter([{ path: '/', element: filters }])} />
        </PartsLanguage>
      </I18nProvider>
    </VisitProvider>,
  );
}

const boxOf = (html: string, tour: number) =>
  new RegExp(`<input(?=[^>]*name="TOUR")(?=[^>]*value="${tour}")[^>]*>`).exec(html)?.[0];

test('agents choose a tour from one list, and a button clears it; others have boxes [W-2.3-18]', () => {
  const html = drawn([beach, nile], agents);
  expect(html).toMatch(/<select[^>]*name="TOUR"/);
  expect(html).toContain('Along the Nile (3)');
  expect(html).not.toContain('Clear the tour');
  const chosen = drawn([beach, nile], agents, '&TOUR=502');
  expect(chosen).toMatch(/<option value="502" selected="">/);
  expect(chosen).toMatch(/<a[^>]*href="(?![^"]*TOUR=)[^"]*STATEINC=3[^"]*"[^>]*>Clear the tour</);
  expect(boxOf(drawn([beach, nile]), 502)).toBeDefined();
});

test('the form of consumers can be had by agents, too [W-2.3-17]', () => {
  const asConsumers = { ...agents, flags: { ...agents.flags, tourSelect: false } };
  const html = drawn([beach, nile], asConsumers);
  expect(html).not.toContain('<select');
  expect(boxOf(html, 501)).toBeDefined();
});

test('the only tour of a search is chosen by itself, and nobody is asked [W-4-22]', () => {
  expect(boxOf(drawn([beach]), 501)).toMatch(/checked=""/);
  expect(boxOf(drawn([beach]), 501)).toMatch(/disabled=""/);
  expect(drawn([beach], agents)).toMatch(/<select[^>]*disabled="".*<option value="501" selected="">/);
  expect(boxOf(drawn([beach, nile]), 501)).not.toMatch(/checked=""/);
});

test('several tours of an address are boxes for agents as well: none is lost', () => {
  const html = drawn([beach, nile], agents, '&TOUR=501,502');
  for (const { value } of [beach, nile]) expect(boxOf(html, value)).toMatch(/checked=""/);
});
