import { RouterContextProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { createHttpClient } from '#calls/http-client.ts';
import { plainDate } from '#lib/plain-date.ts';
import type { Principal } from '#lib/principal.ts';
import { allSites } from '#sites/all-sites.ts';
import {
  callerContext,
  clientContext,
  clockContext,
  localeContext,
  siteContext,
} from '#web/context/context.ts';
import { loadShellContent } from '#web/shell/load-shell-content.ts';
import { openContentApi } from './content-test-api.ts';

const { db, apiOf } = await openContentApi();

const texts = (text: string) => ({ en: text, ru: text });

/** A menu of each type with a link of that name, and settings of the sites that have their own. */
beforeAll(async () => {
  const types = ['BurgerMenu', 'LoginMainMenu', 'FooterMenuNew', 'LoginFooterMenuNew', 'event'];
  await db
    .insertInto('menu_group')
    .values(types.map((menu_type, index) => ({ id: 100 + index, menu_type })))
    .execute();
  await db
    .insertInto('menu_item')
    .values(
      types.map((title, index) => ({
        id: 100 + index,
        menu_group_id: 100 + index,
        title: texts(`${title} {currentYear}`),
        link: '/',
      })),
    )
    .execute();
  const setting = { link: '', position: 0 };
  await db
    .insertInto('setting')
    .values([
      { ...setting, id: 101, group_key: 'socialEvents', key: 'x', link: 'https://x.example/events' },
      { ...setting, id: 102, group_key: 'site', key: 'footerColumns', value: texts('One; two;;three') },
      { ...setting, id: 103, group_key: 'site', key: 'policy', link: '/info/policy', value: texts('Policy') },
    ])
    .execute();
});

const visitor: Principal = { kind: 'visitor', onOurPage: false };
const manager: Principal = {
  kind: 'manager',
  personId: 1,
  agencyId: 1,
  managerId: 1,
  isAdministrator: false,
  sessionId: 1,
};

type Options = {
  siteId?: string;
  caller?: Principal;
  cookies?: string;
  pathname?: string;
  today?: string;
  /** Answers some of the calls in place of the API. */
  instead?: (path: string) => Response | undefined;
};

/** What the frame of a page on this site is given. */
function load({
  siteId = 'b2c-com',
  caller = visitor,
  cookies,
  pathname = '/data-sources',
  today = '2026-11-21',
  instead = () => undefined,
}: Options = {}) {
  const site = allSites.find(({ id }) => id === siteId)!;
  const { ask } = apiOf(siteId);
  const fetch = ({ url }: Request) => instead(new URL(url).pathname) ?? ask(url);
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(localeContext, 'en');
  context.set(callerContext, caller);
  context.set(clockContext, { now: new Date(`${today}T10:00:00Z`), today: plainDate(today) });
  context.set(
    clientContext,
    createHttpClient({ fetch, root: 'http://localhost', lang: 'en', mainLocale: 'en' }),
  );
  return loadShellContent(context, { pathname, cookies: cookies ?? null });
}

test('[S-2.12-01] the menus of the frame are those of the site, and of anyone who is logged in', async () => {
  const menus = async (options: Options) => {
    const { burger, footer } = await load(options);
    return [burger, footer.menus].map((groups) =>
      groups.flatMap(({ items }) => items.map((one) => one.title)),
    );
  };
  expect(await menus({})).toEqual([['BurgerMenu 2027'], ['FooterMenuNew 2027']]);
  expect(await menus({ siteId: 'agent-com', caller: manager })).toEqual([
    ['LoginMainMenu 2027'],
    ['LoginFooterMenuNew 2027'],
  ]);
  expect(await menus({ siteId: 'events-com' })).toEqual([['BurgerMenu 2027'], ['event 2027']]);
  expect(await menus({ siteId: 'agent-com' })).toEqual([
    ['BurgerMenu 2027'],
    ['About us', 'Tours', 'Hotels'],
  ]);
  expect((await load()).miniHeader).toEqual([{ title: 'Contacts', link: '/contacts' }]);
});

test('[S-9-10] [W-9-12] the year of a text is the next one from November on', async () => {
  const yearOn = async (today: string) => (await load({ today })).burger[0]?.items[0]?.title;
  expect(await yearOn('2026-10-31')).toBe('BurgerMenu 2026');
  expect(await yearOn('2026-11-01')).toBe('BurgerMenu 2027');
  expect(await yearOn('2027-01-01')).toBe('BurgerMenu 2027');
});

test('[S-2.12-02] the foot has the address, phones, e-mails and opening days of the settings', async () => {
  expect((await load()).footer.contacts).toEqual({
    phones: [
      { phone: '+44 1', text: 'Sales' },
      { phone: '+44 2', text: 'Offices' },
      { phone: '+44 3', text: '' },
    ],
    emails: [{ link: 'mailto:partners@solstice.example', value: 'partners@solstice.example' }],
    address: '1, High Street',
    openedDays: '',
  });
  const agents = (await load({ siteId: 'agent-com' })).footer.contacts;
  expect([agents.address, agents.openedDays]).toEqual(['Agents’ door', 'Mon–Fri']);
});

test('[S-2.12-03] [S-2.12-04] events have their own networks, every other site those of all', async () => {
  const links = async (siteId: string) => (await load({ siteId })).footer.social.map(({ link }) => link);
  expect(await links('events-com')).toEqual(['https://x.example/events']);
  for (const siteId of ['b2c-com', 'agent-com', 'survey-com'])
    expect(await links(siteId)).toEqual(['https://vk.example/com', 'https://youtube.example']);
});

test('[S-2.12-10] sites of questionnaires have columns of text, separated by ;', async () => {
  expect((await load({ siteId: 'survey-com' })).footer.columns).toEqual(['One', 'two', 'three']);
  expect((await load()).footer.columns).toEqual([]);
});

test('[S-2.5-02] [S-3.11-02] [S-3.11-03] [S-3.11-04] [S-3.11-05] [S-3.11-06] [S-3.11-07] the strip has the banners of today, cleaned and ready to be rendered', async () => {
  const { banners } = await load();
  expect(banners).toEqual([
    { id: 8, link: 'https://elsewhere.example', newWindow: true, text: 'First', alt: '', images: [] },
    {
      id: 7,
      link: '/actions',
      newWindow: false,
      text: 'Early <u>booking</u>',
      alt: 'The sea',
      images: ['/media/wide.svg', '/media/middle.svg', '/media/narrow.svg'],
    },
  ]);
});

test('[S-2.5-04] a page begins with a banner that is not seen yet, or with none', async () => {
  expect((await load({ cookies: 'SHOW_HEADER_BANNER=8' })).firstBanner).toBe(7);
  expect((await load({ cookies: 'SHOW_HEADER_BANNER=7%208' })).firstBanner).toBeUndefined();
  expect([7, 8]).toContain((await load()).firstBanner);
});

test('a visit that begins where the search is begins without a banner', async () => {
  const first = async (options: Options) => (await load({ pathname: '/', ...options })).firstBanner;
  expect(await first({})).toBeUndefined();
  expect(await first({ pathname: '/ru', cookies: '_ga=1' })).toBeUndefined();
  expect([7, 8]).toContain(await first({ cookies: 'theme=dark' }));
  expect([7, 8], 'nothing is searched for there').toContain(await first({ siteId: 'events-com' }));
});

test('[S-8-08] a call of banners that is answered with the code -1 has no data, and the page has no strip', async () => {
  const refuse = (path: string) =>
    path.endsWith('/advertisements') ? Response.json({ code: -1, message: 'no banners' }) : undefined;
  const content = await load({ instead: refuse });
  expect([content.banners, content.firstBanner]).toEqual([[], undefined]);
  expect(content.footer.menus).not.toEqual([]);
});

test('what fails is left out of the frame, and the rest is there', async () => {
  const broken = await load({
    instead: (path) => (/menu/.test(path) ? new Response(null, { status: 500 }) : undefined),
  });
  expect([broken.burger, broken.miniHeader, broken.footer.menus]).toEqual([[], [], []]);
  expect(broken.footer.contacts.address).toBe('1, High Street');
  const nothing = await load({ instead: () => new Response(null, { status: 503 }) });
  expect(nothing).toEqual({
    burger: [],
    miniHeader: [],
    footer: {
      menus: [],
      countries: [],
      contacts: { phones: [], emails: [], address: '', openedDays: '' },
      social: [],
      partners: [],
      columns: [],
    },
    banners: [],
  });
});
