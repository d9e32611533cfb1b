import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { RoomIcons } from './room-icons.tsx';

test('who listens hears what an icon of a room means, and not the short word beside it', () => {
  const html = renderToStaticMarkup(
    <I18nProvider site={defaultSite} translator={testTranslator('en')}>
      <RoomIcons
        icons={[{ icon: 'area', text: '24 m²', tooltip: 'The room has 24 m²' }]}
        guests={undefined}
      />
    </I18nProvider>,
  );
  expect(html).toContain('<span aria-hidden="true">24 m²</span>');
  expect(html).toContain('<span class="sr">The room has 24 m²</span>');
});
