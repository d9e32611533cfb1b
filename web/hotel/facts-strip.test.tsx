import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import type { Locale } from '#sites/locales.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { FactsStrip } from './facts-strip.tsx';
import { hotelWith } from './hotel-maker.test-data.ts';

const strip = (locale: Locale, roomCount: number) =>
  renderToStaticMarkup(
    <I18nProvider site={defaultSite} translator={testTranslator(locale)}>
      <FactsStrip hotel={hotelWith({ roomCount })} />
    </I18nProvider>,
  );

test.each<[Locale, number, string]>([
  ['en', 1, '1 room'],
  ['en', 431, '431 rooms'],
  ['ru', 431, '431 номер'],
  ['ru', 42, '42 номера'],
  ['ru', 48, '48 номеров'],
  ['pl', 23, '23 pokoje'],
  ['pl', 48, '48 pokoi'],
  ['lt', 21, '21 kambarys'],
  ['lv', 48, '48 numuri'],
  ['kk', 48, '48 нөмір'],
])('in %s %i rooms are %s', (locale, count, said) => {
  expect(strip(locale, count)).toContain(`<dd>${said}</dd>`);
});
