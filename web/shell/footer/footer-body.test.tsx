import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { allSites } from '#sites/all-sites.ts';
import { compileMessages } from '#texts/compile-messages.ts';
import { readMessages } from '#texts/read-messages.ts';
import { allTexts } from '#texts/texts.ts';
import { publicSite, type Visit } from '#web/context/visit.tsx';
import { PageProviders } from '../document/page-providers.tsx';
import { renderOnceFor } from '../document/render-once.server.tsx';
import { RenderOnceContext } from '../document/rendered-once.tsx';
import type { FooterContent } from '../shell-content.ts';
import { FooterBody } from './footer-body.tsx';

const texts = {
  en: allTexts(compileMessages(readMessages('en'))),
  ru: allTexts(compileMessages(readMessages('ru'))),
};

const full: FooterContent = {
  menus: [{ title: 'About us', items: [{ title: 'Who we are', link: '/about' }] }],
  countries: [
    { title: 'Turkey', slug: 'turkey' },
    { title: 'Egypt & more', slug: 'egypt' },
  ],
  contacts: {
    phones: [],
    emails: [{ link: 'mailto:a@b.example', value: 'a@b.example' }],
    address: '',
    openedDays: '',
  },
  social: [],
  partners: [{ key: 'Partner', image: '/p.svg', url: 'https://partner.example/' }],
  columns: [],
};

/** The foot of a page as the server sends it, and as the browser would render it. */
function drawn(id: string, locale: 'en' | 'ru', footer: FooterContent) {
  const site = allSites.find((one) => one.id === id)!;
  const visit = {
    site: publicSite(site),
    locale,
    intlLocale: locale,
    origin: 'http://localhost',
    today: plainDate('2026-11-21'),
  } as Visit; // no more of a visit shows in the foot
  const Page = createRoutesStub([
    { id: 'shell/shell', path: '/', loader: () => null, Component: FooterBody },
  ]);
  const draw = (isServer: boolean) =>
    renderToString(
      <PageProviders visit={visit} texts={texts[locale]} nonce={undefined}>
        <RenderOnceContext value={isServer ? renderOnceFor(visit, texts[locale]) : undefined}>
          <Page hydrationData={{ loaderData: { 'shell/shell': { footer } } }} />
        </RenderOnceContext>
      </PageProviders>,
    );
  return { sent: draw(true), sentAgain: draw(true), inBrowser: draw(false) };
}

test('the foot that is rendered once for many pages is the one that browsers render, for each site, language and content', () => {
  const less = { ...full, countries: [], contacts: { ...full.contacts, address: 'Sea Street 1' } };
  const seen = new Set<string>();
  for (const id of ['b2c-ru', 'agent-ru'])
    for (const locale of ['en', 'ru'] as const)
      for (const footer of [full, less]) {
        const { sent, sentAgain, inBrowser } = drawn(id, locale, footer);
        expect(sent).toBe(inBrowser);
        expect(sentAgain).toBe(inBrowser);
        seen.add(sent);
      }
  expect(seen.size).toBe(8);
});
