import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { publicSite, type Visit, VisitProvider } from '#web/context/visit.tsx';
import { PartsLanguage } from '#web/parts/parts-language.tsx';
import { SentCard } from './form-card.tsx';

const site = {
  ...publicSite(defaultSite),
  contacts: {
    ...defaultSite.contacts,
    phones: ['+371 6700 0001'],
    opening: { from: '08:30', to: '19:00' },
  },
};

function draw(number: number) {
  const visit = { site, locale: 'en' } as Visit; // a card asks for no more of it
  return renderToStaticMarkup(
    <MemoryRouter>
      <VisitProvider visit={visit}>
        <I18nProvider site={site} translator={testTranslator('en')}>
          <PartsLanguage>
            <SentCard number={number} asked={<p>Hotel: Aurora</p>} to="/back" onClose={() => {}} />
          </PartsLanguage>
        </I18nProvider>
      </VisitProvider>
    </MemoryRouter>,
  );
}

test('[W-2.11-73] a request that was sent says its number, what was asked, when we call back, and the number to call', () => {
  const card = draw(7_412);
  expect(card).toContain('Request 7412');
  expect(card).toContain('Hotel: Aurora');
  expect(card).toContain('We call back daily 08:30–19:00');
  expect(card).toMatch(/<a [^>]*href="tel:\+37167000001"[^>]*>.*\+371 6700 0001<\/span><\/a>/);
});

test('a request that nobody will answer has no number', () => {
  expect(draw(0)).not.toMatch(/Request \d/);
});
