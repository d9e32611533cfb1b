import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { publicSite, type Visit, VisitProvider } from '#web/context/visit.tsx';
import { PartsLanguage } from '#web/parts/parts-language.tsx';
import type { ListedOffice } from './load-offices.ts';
import { OfficesFailed } from './no-offices.tsx';
import { HiddenFacts, VisibleFacts } from './office-facts.tsx';
import { OfficeSkeleton } from './office-skeleton.tsx';
import { OfficeWorkers } from './office-workers.tsx';
import { PlaceSelect } from './place-select.tsx';
import { WorkTime } from './work-time.tsx';

const draw = (part: ReactNode, locale: 'en' | 'ru' = 'en') =>
  renderToStaticMarkup(
    <I18nProvider site={defaultSite} translator={testTranslator(locale)}>
      <PartsLanguage>{part}</PartsLanguage>
    </I18nProvider>,
  );

const named = (...names: string[]) => names.map((name) => ({ name, value: name.toLowerCase() }));

const renderPlaces = (metro: string[], districts: string[]) =>
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
  const both = renderPlaces(['Сокол'], ['Тверской район']);
  expect(both).toContain('<optgroup label="Метро"><option value="сокол">Сокол</option></optgroup>');
  expect(both).toContain(
    '<optgroup label="Районы"><option value="тверской район">Тверской район</option></optgroup>',
  );
  expect(renderPlaces(['Сокол'], [])).not.toContain('optgroup');
  expect(renderPlaces([], ['Тверской район'])).toContain('<option value="тверской район">');
});

test('a town without places has nothing to choose from [S-2.16-09]', () => {
  expect(renderPlaces([], [])).toMatch(/<select[^>]* disabled=""/);
  expect(renderPlaces(['Сокол'], [])).not.toContain('disabled');
  expect(renderPlaces([], ['Тверской район'])).not.toContain('disabled');
});

test('three cards stand for those that come [S-2.16-24]', () => {
  expect(draw(<OfficeSkeleton />).match(/width:60%;height:1.5rem/g)).toHaveLength(3);
});

test('an address leads to the map application of a visitor, where it is known where the office lies', () => {
  const visible = { address: '12 Harbour Road', workTime: { kind: 'closed' as const } };
  const facts = (coordinates: [number, number] | undefined) =>
    draw(<VisibleFacts office={{ visible, coordinates } as ListedOffice} />); // the little that they tell
  expect(facts([51.5074, -0.1278])).toContain(
    'href="https://www.google.com/maps/search/?api=1&amp;query=51.5074%2C-0.1278"',
  );
  expect(facts([51.5074, -0.1278])).toContain('Open in Maps<span class="sr">: 12 Harbour Road</span>');
  expect(facts(undefined)).not.toContain('href');
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

/** A part on a site that names the people of its offices, or does not. */
function renderOnSite(part: ReactNode, showOfficeWorkers = false) {
  const site = { ...publicSite(defaultSite), flags: { ...defaultSite.flags, showOfficeWorkers } };
  const visit = { site, locale: 'en' } as Visit; // the parts ask for no more of it
  return draw(<VisitProvider visit={visit}>{part}</VisitProvider>);
}

test('workers are named where the site names them [S-2.16-22]', () => {
  const text = (html: string) => html.replace(/<[^>]+>/g, '');
  const office = { workers: 'Pavel Orlov, Anna Sokolova' };
  expect(text(renderOnSite(<OfficeWorkers office={office} />, true))).toBe(
    'You will meet: Pavel Orlov, Anna Sokolova',
  );
  expect(renderOnSite(<OfficeWorkers office={{ workers: '' }} />, true)).toBe('');
  expect(renderOnSite(<OfficeWorkers office={office} />)).toBe('');
});

test('where the offices do not come, the phone can be pressed', () => {
  const [phone = ''] = defaultSite.contacts.phones;
  expect(renderOnSite(<OfficesFailed onRetry={() => {}} />)).toMatch(
    new RegExp(`href="tel:[+0-9]+">${phone.replace('+', '[+]')}</a>`),
  );
});

test('an e-mail address may end a line before its at sign alone; what is pressed is the whole of it', () => {
  const emails = [{ text: 'moscow-2@offices.example', href: 'mailto:moscow-2@offices.example' }];
  const hidden = { phones: [], messengerLink: undefined, emails, officialName: '' };
  expect(draw(<HiddenFacts office={{ hidden }} />)).toContain(
    '<a href="mailto:moscow-2@offices.example"><span>moscow-2</span><span>@offices.example</span></a>',
  );
});
