import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { publicSite, type Visit, VisitProvider } from '#web/context/visit.tsx';
import { ShareButton } from './share-button.tsx';

const site = publicSite(defaultSite);
const visit = { site, origin: 'https://solstice.example', locale: 'en' } as Visit; // it reads no more

function linkOf(address: string) {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <VisitProvider visit={visit}>
        <I18nProvider site={site} translator={testTranslator('en')}>
          <ShareButton text="Sea" />
        </I18nProvider>
      </VisitProvider>
    </MemoryRouter>,
  );
  return decodeURIComponent(/href="([^"]*)"/.exec(html)![1]!);
}

test('[S-2.18-05] the share button of a page that was opened with a modal has the modal in its link, once', () => {
  expect(linkOf('/compare/?MODAL=offices')).toMatch(/https:\/\/solstice\.example\/compare\/\?MODAL=offices$/);
  expect(linkOf('/compare/?a=1')).toMatch(/compare\/\?a=1$/);
});
