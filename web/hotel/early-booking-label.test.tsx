import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { EarlyBookingLabel } from './early-booking-label.tsx';

test('the label РБ is heard as early booking', () => {
  const html = renderToStaticMarkup(
    <I18nProvider site={defaultSite} translator={testTranslator('ru')}>
      <EarlyBookingLabel />
    </I18nProvider>,
  );
  expect(html).toContain('<span aria-hidden="true">РБ</span>');
  expect(html).toContain('<span class="sr">Раннее бронирование</span>');
});
