import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { noFacets } from '#calls/search-answer.ts';
import { defaultSite } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { PartsLanguage } from '#web/parts/parts-language.tsx';
import { testQuestion } from '#web/search/query/question.test-data.ts';
import { Stars } from '#web/ui/stars.tsx';
import { activeFilters } from './active-filters.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterGroup } from './filter-group.tsx';

const question = testQuestion('STATEINC=3&STARLIST=7');

const facets = { ...noFacets, stars: [{ value: 7, name: '5*+', count: 3 }] };

const still = { onChange: () => {}, onPick: () => {} };

const draw = (part: React.ReactNode, locale: Parameters<typeof testTranslator>[0] = 'en') =>
  renderToStaticMarkup(
    <I18nProvider site={defaultSite} translator={testTranslator(locale)}>
      <PartsLanguage>
        <MemoryRouter>{part}</MemoryRouter>
      </PartsLanguage>
    </I18nProvider>,
  );

test("filters render a category without its '+', in the column and among the chosen ones", () => {
  const column = draw(<FilterGroup kind="stars" question={question} values={facets.stars} {...still} />);
  const chosen = draw(
    <ChosenFilters filters={activeFilters(question, facets)} question={question} currency="EUR" />,
  );
  for (const html of [column, chosen]) {
    expect(html).toContain('aria-label="5 stars"');
    expect(html).not.toContain('+');
  }
  expect(draw(<Stars star="5*+" />)).toContain('aria-label="5 stars+"');
});

test('a code of the trade is read as words, in the column and where its filter is taken away', () => {
  const coded = { ...facets, stars: [{ value: 7, name: 'HV-1', count: 3 }] };
  const column = <FilterGroup kind="stars" question={question} values={coded.stars} {...still} />;
  expect(draw(column)).toContain('Holiday village');
  const filters = activeFilters(question, coded);
  const chosen = draw(<ChosenFilters filters={filters} question={question} currency="EUR" />, 'ru');
  expect(chosen.match(/Курортный посёлок/g)?.length).toBe(2);
  expect(draw(column) + chosen).not.toContain('HV-1');
  expect(draw(<Stars star="Special Category" />, 'ru')).toContain('Без категории');
  expect(draw(<Stars star="Apart" />)).toContain('Apart');
});
