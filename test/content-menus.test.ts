import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { contactsOf, partnerLogosOf, socialLinksOf, socialNetworks } from '#calls/content-contacts.ts';
import { cookieSettings } from '#calls/content-cookies.ts';
import { menu, menuTypes } from '#calls/content-menus.ts';
import { page } from '#calls/content-pages.ts';
import { settings, settingsGroups } from '#calls/content-settings.ts';
import { openContentApi } from './content-test-api.ts';

const { db, apiOf, get, catalogue } = await openContentApi();

test('a menu has its groups and items in their order, those of other sites left out [S-3.10-01] [S-7.2-12]', async () => {
  expect(await get(menu, 'menu?menuType=FooterMenu')).toEqual({
    menus: [
      { title: 'Company', orderNo: 1, items: [{ link: '/about', title: 'About us', orderNo: 0 }] },
      {
        title: 'Travel',
        orderNo: 2,
        items: [
          { link: '/tours/', title: 'Tours', orderNo: 1, imageUrl: 'plane' },
          { link: '/hotels/', title: 'Hotels', orderNo: 2 },
        ],
      },
    ],
  });
  const titles = async (site: string) =>
    (await get(menu, 'menu?menuType=FooterMenu', site)).menus.map(({ title }) => title);
  expect(await titles('b2c-ru')).toEqual(['Компания', 'Путешествия']);
  expect(await titles('b2c-kz')).toEqual(['Путешествия']);
  // Group 4 of agencies has no items yet.
  expect(await titles('agent-com')).toEqual(['Company', 'Travel']);
  const russian = await get(menu, 'menu?menuType=FooterMenu', 'b2c-ru');
  expect(russian.menus[1]?.items.map(({ title }) => title)).toEqual(['Поезда', 'Туры', 'Отели']);
});

test('a menu is asked for in a language by lang, or by locale [S-7.2-12]', async () => {
  const title = async (query: string) =>
    (await get(menu, `menu?menuType=MiniHeader${query}`)).menus[0]?.items[0]?.title;
  expect(await title('')).toBe('Contacts');
  expect(await title('&lang=ru')).toBe('Контакты');
  expect(await title('&locale=ru')).toBe('Контакты');
  expect(await title('&locale=ru&lang=en')).toBe('Contacts');
  expect((await apiOf().ask('/b2c/menu?menuType=MiniHeader&locale=xx')).status).toBe(400);
});

test('the menus are those of the specification, and others are refused [S-3.10-02]', async () => {
  expect([...menuTypes]).toEqual([
    'MainMenu',
    'BurgerMenu',
    'LoginMainMenu',
    'MiniHeader',
    'FooterMenuNew',
    'LoginFooterMenuNew',
    'event',
    'FooterMenu',
  ]);
  for (const type of menuTypes) await get(menu, `menu?menuType=${type}`);
  expect((await apiOf().ask('/b2c/menu?menuType=SideMenu')).status).toBe(400);
  expect((await apiOf().ask('/b2c/menu')).status).toBe(400);
});

test('settings are told by group and key; of several rows the closest to the site holds [S-7.2-13]', async () => {
  expect(await get(settings, 'settings?group=social')).toEqual({
    social: {
      youtube: { link: 'https://youtube.example', value: 'YouTube' },
      vk: { link: 'https://vk.example/com', value: 'VK of ours' },
    },
  });
  expect((await get(settings, 'settings?group=social', 'b2c-pl')).social).toEqual({
    x: { link: 'https://x.example', value: '' },
    youtube: { link: 'https://youtube.example', value: 'YouTube' },
    vk: { link: 'https://vk.example/all', value: 'VK' },
  });
  const address = async (site: string) =>
    (await get(settings, 'settings?group=contactCenterHeadOffice', site)).contactCenterHeadOffice?.adress
      ?.value;
  expect([await address('b2c-com'), await address('agent-com')]).toEqual(['1, High Street', 'Agents’ door']);
});

test('every group of the specification can be asked for, several at once, and no other [S-3.10-03]', async () => {
  expect(settingsGroups).toHaveLength(18);
  const all = await get(settings, `settings?group=${settingsGroups.join(',')}`);
  expect(Object.keys(all)).toEqual([
    'social',
    'contact',
    'contactCenterOperationDepartments',
    'contactCenterHeadOffice',
    'contactCenterForTourists',
    'contactCenterForAgents',
    'partnernew',
  ]);
  for (const group of ['', 'passwords', 'social,passwords'])
    expect((await apiOf().ask(`/b2c/settings?group=${group}`)).status).toBe(400);
});

test('contacts, social links and logos are read from settings [S-3.12-01] [S-3.12-03] [S-3.12-05] [S-3.12-06] [S-3.12-07] [S-7.2-14]', async () => {
  const all = await get(settings, `settings?group=${settingsGroups.join(',')}&lang=ru`);
  const contacts = contactsOf(all, 'Служба поддержки');
  expect(contacts.phones).toEqual([
    { phone: '+44 1', text: 'Продажи' },
    { phone: '+44 2', text: 'Офисы' },
    { phone: '+44 3', text: 'Служба поддержки' },
  ]);
  expect(contacts.emails).toEqual([
    { link: 'mailto:partners@solstice.example', value: 'partners@solstice.example' },
  ]);
  expect(contacts.contactCenterHeadOffice.adress?.value).toBe('1, High Street');
  expect(contacts.contactCenterForTourists.generalPhone?.value).toBe('+44 4');
  expect(contacts.contactCenterForAgents.openedDays?.value).toBe('Пн–Пт');
  expect(socialLinksOf(all.social).map(({ network }) => network)).toEqual(['vk', 'youtube']);
  expect(partnerLogosOf(all)).toEqual([{ key: 'one', image: '/media/logo.svg', url: 'https://one.example' }]);
});

test('a site links to each of twelve networks, and to no other, by the title of its setting [S-3.10-05]', async () => {
  const networks = 'instagram facebook yandexzen vk oK telegram twitter youtube youTube tm linkedIn x'.split(
    ' ',
  );
  expect([...socialNetworks].sort()).toEqual([...networks].sort());
  const rows = [...networks, 'myspace'].map((key, index) => ({
    id: 500 + index,
    group_key: 'socialEvents',
    key,
    link: `https://${key.toLowerCase()}.example`,
    value: { en: `On ${key}`, ru: `В ${key}` },
    position: index,
  }));
  await db.insertInto('setting').values(rows).execute();
  await catalogue.refresh();
  const { socialEvents } = await get(settings, 'settings?group=socialEvents');
  expect(socialEvents?.instagram).toEqual({ link: 'https://instagram.example', value: 'On instagram' });
  const links = socialLinksOf(socialEvents);
  expect(links.map(({ network }) => network).sort()).toEqual([...networks].sort());
  expect(links).toContainEqual({ network: 'oK', link: 'https://ok.example', title: 'On oK' });
});

test('the cookie settings have tabs, categories, who sets cookies, and each cookie [S-3.13-01]', async () => {
  const { tabs } = await get(cookieSettings, 'CookieSettings?lang=pl');
  expect(tabs.map(({ key, name }) => [key, name])).toEqual([
    ['main', 'Consent'],
    ['details', 'Szczegóły'],
  ]);
  expect(tabs[1]?.buttons).toEqual([
    {
      key: 'necessary',
      name: 'Necessary',
      htmlcontent: '<p>Always</p>',
      collapsecontent: [
        {
          name: 'Solstice',
          collapsecontent: [
            { name: 'locale', columns: [{ validity: '400 days', type: 'Cookie' }], htmlcontent: '' },
          ],
        },
      ],
    },
    { key: 'analytics', name: 'Analytics', htmlcontent: '', collapsecontent: [] },
  ]);
});

test('a running server shows a change of menus and of pages within a second', async () => {
  const { ask } = apiOf();
  const titles = async () => [
    menu.answer.parse(await (await ask('/b2c/menu?menuType=MiniHeader')).json()).menus[0]?.items[0]?.title,
    page.answer.parse(await (await ask('/b2c/page?page=help')).json()).page[0]?.title,
  ];
  expect(await titles()).toEqual(['Contacts', 'Help']);
  const changed = { en: 'Changed', ru: 'Другое' };
  await db.updateTable('menu_item').set({ title: changed }).where('id', '=', 51).execute();
  await db.updateTable('page').set({ title: changed }).where('id', '=', 1).execute();
  await sleep(900);
  expect(await titles()).toEqual(['Changed', 'Changed']);
});
