import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allSites } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { PartsLanguage } from '#web/parts/parts-language.tsx';
import { DirectionSkeleton } from './direction-skeleton.tsx';

test('[S-2.8-10] forty countries stand for the list while it comes', () => {
  const markup = renderToStaticMarkup(
    <I18nProvider site={allSites[0]!} translator={testTranslator('en')}>
      <PartsLanguage>
        <DirectionSkeleton />
      </PartsLanguage>
    </I18nProvider>,
  );
  expect(markup.match(/<li/g)).toHaveLength(40);
});
