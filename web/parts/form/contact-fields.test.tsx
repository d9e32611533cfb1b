import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { PartsLanguage } from '#web/parts/parts-language.tsx';
import { I18nProvider } from '#web/visit/i18n-context.tsx';
import { publicSite, type Visit, VisitProvider } from '#web/visit/visit.tsx';
import { ContactFields } from './contact-fields.tsx';
import { contactRules } from './contact-rules.ts';
import { faultsOf, isRequired } from './field-rules.ts';

const rules = contactRules(defaultSite);

const anna = {
  FIELD_NAME: 'Anna Berg',
  FIELD_PHONE: '+371 2000 00001',
  FIELD_EMAIL: 'anna@mail.example',
  FIELD_AGREE: 'on',
};

const keysOf = (differs: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(faultsOf(rules, { ...anna, ...differs })).map(([name, fault]) => [name, fault?.key]),
  );

test('[S-5.13-01] [S-5.13-05] [S-5.13-07] everything but the comment has to be there, and spaces are nothing', () => {
  expect(keysOf({})).toEqual({});
  expect(keysOf({ FIELD_NAME: ' ', FIELD_PHONE: '', FIELD_EMAIL: '', FIELD_AGREE: '' })).toEqual({
    FIELD_NAME: 'validations.required',
    FIELD_PHONE: 'validations.required',
    FIELD_EMAIL: 'validations.required',
    FIELD_AGREE: 'validations.agree',
  });
  expect(keysOf({ FIELD_EMAIL: 'anna@mail' })).toEqual({ FIELD_EMAIL: 'validations.email' });
  expect(Object.keys(keysOf({ FIELD_PHONE: '12' })), 'as the market has it').toEqual(['FIELD_PHONE']);
});

function draw(showAdditionalComment: boolean) {
  const site = { ...publicSite(defaultSite), flags: { ...defaultSite.flags, showAdditionalComment } };
  const form = {
    summary: [],
    field: (name: keyof typeof rules) => ({
      name,
      id: name,
      defaultValue: undefined,
      isRequired: isRequired(rules[name]),
      error: undefined,
    }),
  };
  const visit = { site, locale: 'en' } as Visit; // fields ask for no more of it
  return renderToStaticMarkup(
    <MemoryRouter>
      <VisitProvider visit={visit}>
        <I18nProvider site={site} translator={testTranslator('en')}>
          <PartsLanguage>
            <ContactFields form={form} additionalPlaceholder="A cot" />
          </PartsLanguage>
        </I18nProvider>
      </VisitProvider>
    </MemoryRouter>,
  );
}

test('[S-5.13-06] the comment is there where the site has the flag, may stay empty and has an end', () => {
  expect(draw(true)).toContain('name="FIELD_ADDITIONAL"');
  expect(draw(false)).not.toContain('FIELD_ADDITIONAL');
  expect(keysOf({ FIELD_ADDITIONAL: '' })).toEqual({});
  expect(keysOf({ FIELD_ADDITIONAL: 'x'.repeat(2_000) })).toEqual({});
  expect(keysOf({ FIELD_ADDITIONAL: 'x'.repeat(2_001) })).toEqual({
    FIELD_ADDITIONAL: 'validations.maxLength',
  });
});

test('[S-5.1-01] the labels of required fields end with a star', () => {
  const labels = [...draw(true).matchAll(/<label class="field__label"[^>]*>(.*?)<\/label>/g)].map(
    ([, html]) => html!.replace(/<[^>]+>/g, ''),
  );
  expect(labels).toEqual(['Your name *', 'Phone *', 'E-mail *', 'Wishes and questions (optional)']);
});
