import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { publicSite, type Visit, VisitProvider } from '#web/context/visit.tsx';
import { PartsLanguage } from '#web/parts/parts-language.tsx';
import { ContactFields } from './contact-fields.tsx';
import { contactRules } from './contact-rules.ts';
import { faultsOf, isRequired } from './field-rules.ts';

const rules = contactRules(defaultSite, 'call-back');

const anna = {
  FIELD_NAME: 'Anna Berg',
  FIELD_PHONE: '+371 2000 0001',
  FIELD_EMAIL: 'anna@mail.example',
  FIELD_AGREE: 'on',
};

const keysOf = (differs: Record<string, string>, of = rules) =>
  Object.fromEntries(
    Object.entries(faultsOf(of, { ...anna, ...differs })).map(([name, fault]) => [name, fault?.key]),
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

test('[W-2.11-73] a request has a phone or an e-mail, and what is there is judged', () => {
  const either = contactRules(defaultSite, 'request');
  for (const alone of [{ FIELD_PHONE: '' }, { FIELD_EMAIL: '' }, {}])
    expect(keysOf(alone, either)).toEqual({});
  expect(keysOf({ FIELD_PHONE: ' ', FIELD_EMAIL: '' }, either)).toEqual({
    FIELD_EMAIL: 'validations.phoneOrEmail',
  });
  expect(Object.keys(keysOf({ FIELD_PHONE: '12' }, either))).toEqual(['FIELD_PHONE']);
  expect(keysOf({ FIELD_EMAIL: 'anna@mail' }, either)).toEqual({ FIELD_EMAIL: 'validations.email' });
});

function draw(showAdditionalComment: boolean, kind: 'request' | 'call-back' = 'call-back') {
  const drawn = contactRules(defaultSite, kind);
  const site = { ...publicSite(defaultSite), flags: { ...defaultSite.flags, showAdditionalComment } };
  const form = {
    summary: [],
    field: (name: keyof typeof rules) => ({
      name,
      id: name,
      defaultValue: undefined,
      isRequired: isRequired(drawn[name]),
      error: undefined,
    }),
  };
  const visit = { site, locale: 'en' } as Visit; // fields ask for no more of it
  return renderToStaticMarkup(
    <MemoryRouter>
      <VisitProvider visit={visit}>
        <I18nProvider site={site} translator={testTranslator('en')}>
          <PartsLanguage>
            <ContactFields form={form} additionalPlaceholder="A cot" isEither={kind === 'request'} />
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

const labelsOf = (html: string) =>
  [...html.matchAll(/<label class="field__label"[^>]*>(.*?)<\/label>/g)].map(([, label]) =>
    label!.replace(/<[^>]+>/g, ''),
  );

test('[S-5.1-01] the labels of required fields end with a star', () => {
  expect(labelsOf(draw(true))).toEqual([
    'Your name *',
    'Phone *',
    'E-mail *',
    'Wishes and questions (optional)',
  ]);
});

test('a phone and an e-mail of which one is enough are neither starred nor called optional', () => {
  const html = draw(false, 'request');
  expect(labelsOf(html)).toEqual(['Your name *', 'Phone', 'E-mail']);
  expect(html).toContain('A phone or an e-mail is enough.');
  expect(draw(false)).not.toContain('is enough');
});
