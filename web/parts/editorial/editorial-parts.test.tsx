import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { publicSite, type Visit, VisitProvider } from '#web/context/visit.tsx';
import { PartsLanguage } from '#web/parts/parts-language.tsx';
import type { PageCard } from './page-card.ts';
import { PageCards } from './page-cards.tsx';
import { PagePhone } from './page-phone.tsx';

const drawn = (part: ReactNode) =>
  renderToStaticMarkup(
    // The parts ask for no more of a visit.
    <VisitProvider visit={{ site: publicSite(defaultSite), locale: 'en' } as Visit}>
      <I18nProvider site={defaultSite} translator={testTranslator('en')}>
        <PartsLanguage>
          <MemoryRouter>{part}</MemoryRouter>
        </PartsLanguage>
      </I18nProvider>
    </VisitProvider>,
  );

const card = (path: string, image: string | null): PageCard => ({
  path,
  title: path,
  text: '',
  note: '',
  image,
});

test('pages are posters where all of them have pictures, else lines', () => {
  const one = card('/one', '/media/1.jpg');
  expect(drawn(<PageCards cards={[one, card('/two', '/media/2.jpg')]} />)).toContain('<img');
  expect(drawn(<PageCards cards={[one, card('/two', null)]} />)).not.toContain('<img');
});

test('a telephone is dialled with its extension, and without a comma where it has none', () => {
  const phone = { number: '+44 20 7946 0140', addNum: '12', title: 'Visas' };
  expect(drawn(<PagePhone phone={phone} />)).toContain('href="tel:+442079460140,12"');
  expect(drawn(<PagePhone phone={{ ...phone, addNum: '' }} />)).toContain('href="tel:+442079460140"');
});
