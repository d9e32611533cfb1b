import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { publicSite } from '#web/context/visit.tsx';
import { PartsLanguage } from '#web/parts/parts-language.tsx';
import { Field } from '#web/ui/field.tsx';

function labelOf(required: boolean | 'either') {
  const html = renderToStaticMarkup(
    <I18nProvider site={publicSite(defaultSite)} translator={testTranslator('en')}>
      <PartsLanguage>
        <Field label="E-mail" required={required}>
          {(control) => <input {...control} />}
        </Field>
      </PartsLanguage>
    </I18nProvider>,
  );
  const [, label = ''] = /<label[^>]*>(.*?)<\/label>/.exec(html) ?? [];
  return [label.replace(/<[^>]+>/g, ''), html.includes('aria-required')];
}

test('[S-5.1-01] the label of every required field ends with a star, and the control says so too', () => {
  expect(labelOf(true)).toEqual(['E-mail *', true]);
  expect(labelOf('either')).toEqual(['E-mail', false]);
  expect(labelOf(false)).toEqual(['E-mail (optional)', false]);
});
