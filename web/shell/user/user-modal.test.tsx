import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { allSites } from '#sites/all-sites.ts';
import { linksOf } from '#sites/links-of.ts';
import type { Site } from '#sites/site.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import type { PartnerDisplay } from '#web/context/user/partner-display.ts';
import { publicSite, type Visit, VisitProvider } from '#web/context/visit.tsx';
import { PartsLanguage } from '#web/parts/parts-language.tsx';
import { HeaderModalsProvider } from '#web/shell/modals/header-modals.tsx';
import { UserModal } from './user-modal.tsx';

const siteOf = (id: string) => allSites.find((site) => site.id === id)!;
const agent = siteOf('agent-ru');
const agency: PartnerDisplay = {
  officialName: 'Sunny Shore',
  emailAdmin: 'info@shore.example;boss@shore.example',
  phones: [{ phone: '+7 (495) 123-45-67' }],
};

function Page() {
  return (
    <HeaderModalsProvider>
      <UserModal open onClose={() => {}} />
    </HeaderModalsProvider>
  );
}

/** The modal on a page of the site in Moscow. */
function drawn(site: Site, user?: PartnerDisplay): string {
  const visit = {
    site: publicSite(site),
    locale: 'en',
    today: plainDate('2026-11-21'),
    origin: 'http://localhost',
    links: linksOf(site, 'http://localhost/', 'en'),
    ...(user && { user }),
  } as Visit; // the rest of a visit shows in no user
  const Stub = createRoutesStub([
    {
      id: 'shell/locale-guard',
      path: '/',
      loader: () => null,
      Component: Page,
    },
  ]);
  const city = { name: 'Moscow', slug: 'moscow', isOurs: true, isAsked: false };
  return renderToStaticMarkup(
    <VisitProvider visit={visit}>
      <I18nProvider site={site} translator={testTranslator('en')}>
        <PartsLanguage>
          <Stub hydrationData={{ loaderData: { 'shell/locale-guard': { city } } }} />
        </PartsLanguage>
      </I18nProvider>
    </VisitProvider>,
  );
}

const withFlag = (settingsLink: boolean): Site => ({ ...agent, flags: { ...agent.flags, settingsLink } });
const settings = /<a [^>]*href="[^"]*\/settings\/mycompany"/;

test('an agent who is logged in sees the name of the agency and its e-mails', () => {
  const modal = drawn(agent, agency);
  expect(modal).toContain('<b>Sunny Shore</b>');
  expect(modal.match(/mailto:[^"]+/g)).toEqual(['mailto:info@shore.example', 'mailto:boss@shore.example']);
});

test('the settings of the company are offered where their flag is on', () => {
  expect(drawn(withFlag(true), agency)).toMatch(settings);
  expect(drawn(withFlag(false), agency)).not.toMatch(settings);
});

test('an agent who is logged in can log out, one who is not can log in', () => {
  const [known, guest] = [drawn(agent, agency), drawn(agent)];
  expect([known.includes('Log out'), known.includes('Log in')]).toEqual([true, false]);
  expect([guest.includes('Log out'), guest.includes('Log in')]).toEqual([false, true]);
});

test('[S-2.9-06] [S-2.9-07] on the agents’ site are the agent’s location and phones that can be dialled', () => {
  const modal = drawn(agent, agency);
  expect(modal).toContain('Moscow');
  expect(modal).toContain('href="tel:+74951234567"');
  expect(drawn(agent)).toContain('href="tel:88007000140"');
  expect(drawn(siteOf('b2c-ru'))).not.toMatch(/tel:|Moscow/);
});

test('[S-2.9-09] tourists see neither settings nor a way out, anyone who they are', () => {
  const consumer = siteOf('b2c-ru');
  const site = { ...consumer, flags: { ...consumer.flags, settingsLink: true } };
  for (const modal of [drawn(site), drawn(site, agency)]) {
    expect(modal).not.toMatch(settings);
    expect(modal).not.toContain('Log out');
  }
});
