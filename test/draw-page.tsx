import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { PartsLanguage } from '#web/parts/parts-language.tsx';
import { I18nProvider } from '#web/visit/i18n-context.tsx';
import { publicSite, type Visit, VisitProvider } from '#web/visit/visit.tsx';

/** What the server draws of a page at an address, on the usual site. */
export async function drawPage(path: string, page: ReactNode, locale: 'en' | 'ru' = 'en') {
  drawn(path, page, locale); // asks for the parts that come late
  await vi.dynamicImportSettled();
  const html = drawn(path, page, locale);
  const text = html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');
  return { html, text };
}

function drawn(path: string, page: ReactNode, locale: 'en' | 'ru') {
  // What pages of words ask of their visit.
  const visit = {
    site: publicSite(defaultSite),
    locale,
    intlLocale: locale,
    origin: 'https://solstice.example',
    consent: { analytics: false, marketing: false },
  } as Visit;
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  return renderToStaticMarkup(
    <VisitProvider visit={visit}>
      <I18nProvider site={defaultSite} translator={testTranslator(locale)}>
        <PartsLanguage>
          <RouterProvider router={router} />
        </PartsLanguage>
      </I18nProvider>
    </VisitProvider>,
  );
}

/** The structured data of a drawn page, of one kind. */
export const structuredData = (html: string, type: string): Record<string, unknown> | undefined =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json!.replaceAll('&quot;', '"')))
    .find((value) => value['@type'] === type);
