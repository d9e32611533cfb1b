import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { publicSite, type Visit, VisitProvider } from '#web/context/visit.tsx';
import { RichText } from './rich-text.tsx';

const drawn = (folds?: boolean) =>
  renderToStaticMarkup(
    // A text asks for no more of a visit.
    <VisitProvider visit={{ site: publicSite(defaultSite), consent: {} } as Visit}>
      <I18nProvider site={defaultSite} translator={testTranslator('en')}>
        <RichText html="<p>Words</p>" {...(folds !== undefined && { folds })} />
      </I18nProvider>
    </VisitProvider>,
  );

test('a text folds unless it is told not to', () => {
  expect(drawn()).toMatch(/folded/i);
  expect(drawn(false)).not.toMatch(/folded/i);
});
