import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { I18nProvider } from '#web/i18n/i18n-context.tsx';
import { testTranslator } from '#web/i18n/test-translator.ts';
import { PartsLanguage } from '#web/parts-language.tsx';
import { OfficeBones } from './office-bones.tsx';
import { PlaceSelect } from './place-select.tsx';
import { WorkTime } from './work-time.tsx';

const draw = (part: ReactNode, locale: 'en' | 'ru' = 'en') =>
  renderToStaticMarkup(
    <I18nProvider site={defaultSite} translator={testTranslator(locale)}>
      <PartsLanguage>{part}</PartsLanguage>
    </I18nProvider>,
  );

const named = (...names: string[]) => names.map((name) => ({ name, value: name.toLowerCase() }));

const drawPlaces = (metro: string[], districts: string[]) =>
  draw(
    <PlaceSelect
      id="place"
      places={{ metro: named(...metro), districts: named(...districts) }}
      chosen=""
      onChoose={() => {}}
    />,
    'ru',
  );

test('the places of a town are two groups only where it has both kinds [S-2.16-10]', () => {
  const both = drawPlaces(['Сокол'], ['Тверской район']);
  expect(both).toContain('<optgroup label="Метро"><option value="сокол">Сокол</option></optgroup>');
  expect(both).toContain(
    '<optgroup label="Районы"><option value="тверской район">Тверской район</option></optgroup>',
  );
  expect(drawPlaces(['Сокол'], [])).not.toContain('optgroup');
  expect(drawPlaces([], ['Тверской район'])).toContain('<option value="тверской район">');
});

test('a town without places has nothing to choose from [S-2.16-09]', () => {
  expect(drawPlaces([], [])).toMatch(/<select[^>]* disabled=""/);
  expect(drawPlaces(['Сокол'], [])).not.toContain('disabled');
  expect(drawPlaces([], ['Тверской район'])).not.toContain('disabled');
});

test('three cards stand for those that come [S-2.16-24]', () => {
  expect(draw(<OfficeBones />).match(/class="office"/g)).toHaveLength(3);
});

test('an office that is closed, or tells no hours, says so in place of them [S-2.16-35] [S-2.16-36]', () => {
  expect(draw(<WorkTime hours={{ kind: 'closed' }} />)).toContain('>office is closed<');
  expect(draw(<WorkTime hours={{ kind: 'unspecified' }} />)).toContain('>working hours not specified<');
});

test('days with the same hours are one line', () => {
  const lines = [
    { days: 'Mon - Fri', hours: '10:00–20:00' },
    { days: 'Sat, Sun', hours: '11:00–17:00' },
  ] as const;
  const text = draw(<WorkTime hours={{ kind: 'hours', lines: [lines[0], lines[1]] }} />);
  expect(text.match(/<li>/g)).toHaveLength(2);
  expect(text).toContain('<span>Sat, Sun</span> 11:00–17:00');
});
