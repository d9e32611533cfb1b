import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { defaultSite } from '#sites/all-sites.ts';
import type { Flags } from '#sites/flags.ts';
import type { Site } from '#sites/site.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { publicSite, type Visit, VisitProvider } from '#web/context/visit.tsx';
import { PartsLanguage } from '#web/parts/parts-language.tsx';

type Drawing = { locale?: 'en' | 'ru'; flags?: Partial<Flags> };

/** The usual site, but for some flags. */
export const siteWith = (flags: Partial<Flags>): Site => ({
  ...defaultSite,
  flags: { ...defaultSite.flags, ...flags },
});

/** What the server renders of a page, or of a part of one, at an address. */
export async function renderPage(path: string, page: ReactNode, drawing: Drawing = {}) {
  drawn(path, page, drawing); // asks for the parts that come late
  await vi.dynamicImportSettled();
  const html = drawn(path, page, drawing);
  const text = html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');
  return { html, text };
}

function drawn(path: string, page: ReactNode, { locale = 'en', flags = {} }: Drawing) {
  const site = siteWith(flags);
  // What pages ask of their visit, as far as tests render them.
  const visit = {
    site: publicSite(site),
    locale,
    intlLocale: locale,
    today: plainDate('2026-11-21'),
    origin: 'https://solstice.example',
    links: { public: 'https://solstice.example', ratings: 'https://ratings.example/' },
    consent: { analytics: false, marketing: false },
  } as Visit;
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  return renderToStaticMarkup(
    <VisitProvider visit={visit}>
      <I18nProvider site={site} translator={testTranslator(locale)}>
        <PartsLanguage>
          <RouterProvider router={router} />
        </PartsLanguage>
      </I18nProvider>
    </VisitProvider>,
  );
}

/** The structured data of a rendered page, of one kind. */
export const structuredData = (html: string, type: string): Record<string, unknown> | undefined =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json!.replaceAll('&quot;', '"')))
    .find((value) => value['@type'] === type);
