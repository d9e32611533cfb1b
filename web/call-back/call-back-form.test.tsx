import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { publicSite, type Visit, VisitProvider } from '#web/context/visit.tsx';
import { PartsLanguage } from '#web/parts/parts-language.tsx';
import CallBackForm, { type CallBackOffice } from './call-back-form.tsx';

const opened = { requestKey: crypto.randomUUID(), pass: 'pass', opensAfterSeconds: 3 };

/** The form as a page renders it, on a site with the comment or without. */
function draw({
  showAdditionalComment = true,
  office,
}: {
  showAdditionalComment?: boolean;
  office?: CallBackOffice;
}) {
  const site = { ...publicSite(defaultSite), flags: { ...defaultSite.flags, showAdditionalComment } };
  const visit = { site, locale: 'en' } as Visit; // the form asks for no more of it
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <VisitProvider visit={visit}>
          <I18nProvider site={site} translator={testTranslator('en')}>
            <PartsLanguage>
              <CallBackForm office={office} first={{ opened, outcome: undefined }} />
            </PartsLanguage>
          </I18nProvider>
        </VisitProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** What a visitor fills in, by name and kind. */
const fieldsOf = (html: string) =>
  [...html.matchAll(/<(input|textarea)[^>]* name="(FIELD_\w+)"[^>]*>/g)].map(([tag, element, name]) => [
    name,
    element === 'textarea' ? element : / type="(\w+)"/.exec(tag)?.[1],
  ]);

const hiddenIn = (html: string, name: string) =>
  [...html.matchAll(/<input[^>]* type="hidden"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(` name="${name}"`))
    .map((tag) => / value="([^"]*)"/.exec(tag)?.[1]);

const withoutComment = [
  ['FIELD_NAME', 'text'],
  ['FIELD_PHONE', 'tel'],
  ['FIELD_EMAIL', 'email'],
  ['FIELD_AGREE', 'checkbox'],
];

test('[S-2.16-38] the form asks who and how to answer, takes a comment only on sites with the flag, and knows who is to call', () => {
  const html = draw({});
  expect(fieldsOf(html)).toEqual([
    ...withoutComment.slice(0, 3),
    ['FIELD_ADDITIONAL', 'textarea'],
    ...withoutComment.slice(3),
  ]);
  expect(html).toMatch(/<textarea(?![^>]* required)[^>]* name="FIELD_ADDITIONAL"/);
  expect(fieldsOf(draw({ showAdditionalComment: false }))).toEqual(withoutComment);

  expect(hiddenIn(html, 'emailTo')).toEqual([defaultSite.contacts.email]);
  const office = { email: 'riga@solstice.example', address: 'Riga, Brivibas 1' };
  expect(hiddenIn(draw({ office }), 'emailTo')).toEqual([office.email]);
  expect(hiddenIn(draw({ office }), 'faddress')).toEqual([office.address]);
});
