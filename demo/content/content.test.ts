import { expect, test } from 'vitest';
import type { Localised } from '#lib/localised.ts';
import { demoOperator } from '#test/demo-operator.ts';
import { readPosterPath } from '../posters/poster-path.ts';
import { interfaceLocales } from '../texts/word-list.ts';

const demo = demoOperator();

const variants = ['b2c', 'agent', 'b2b', 'events', 'vacancies', 'survey', 'card', 'photobase', 'rates'];
const markets = [...new Set(demo.departure_town.filter(({ id }) => id !== 1).map(({ market }) => market))];
const names = (list: string | undefined, name: string) => !list || list.split(',').includes(name);

const linksOf = (menu: string, variant: string) =>
  demo.menu_item.filter(
    (item) =>
      names(item.variants, variant) &&
      demo.menu_group.some(({ id, menu_type }) => id === item.menu_group_id && menu_type === menu),
  );

test('every variant has a burger and a foot, and the portal has what agents need', () => {
  for (const variant of variants) {
    expect(linksOf('BurgerMenu', variant).length, variant).toBeGreaterThan(0);
    for (const menu of variant === 'events' ? ['event'] : ['FooterMenu', 'FooterMenuNew'])
      expect(linksOf(menu, variant).length, variant).toBeGreaterThan(1);
  }
  for (const menu of ['LoginMainMenu', 'MiniHeader', 'LoginFooterMenuNew', 'MainMenu'])
    expect(linksOf(menu, 'agent').length, menu).toBeGreaterThan(2);
  expect(linksOf('MiniHeader', 'agent').map(({ link }) => link)).toEqual(
    expect.arrayContaining(['/contacts', '/actions', '/kalendar-sobytii', '/country-priority']),
  );
});

test('menus, banners, categories of cookies and tour types speak every language of the interface', () => {
  expect(interfaceLocales).toHaveLength(13);
  const short: (Localised | null | undefined)[] = [
    ...demo.menu_item.map(({ title }) => title),
    ...demo.menu_group.flatMap(({ title }) => title ?? []),
    ...demo.holiday_type.map(({ name }) => name),
    ...demo.country_icon.map(({ value }) => value),
    ...demo.advertisement.flatMap(({ text, sub_text, alt }) => [text, sub_text ?? [], alt ?? []].flat()),
    ...demo.cookie_tab.map(({ name }) => name),
    ...demo.cookie_category.map(({ name }) => name),
  ];
  for (const text of short)
    for (const locale of interfaceLocales) expect(text?.[locale], text?.en).toBeTruthy();
});

test('each of the sixteen markets is reached by telephones of its own, and has networks', () => {
  expect(markets).toHaveLength(16);
  const own = (group: string, key: string, market: string) =>
    demo.setting.filter((row) => row.group_key === group && row.key === key && names(row.markets, market));
  for (const market of markets) {
    const [phone, ...others] = own('contact', 'phone', market);
    expect(others, market).toEqual([]);
    const [label] = own('contact', 'label', market);
    for (const locale of interfaceLocales)
      expect(label?.value?.[locale]?.split('|')).toHaveLength(phone!.value!.en.split('|').length);
    expect(own('contactCenterHeadOffice', 'adress', market), market).toHaveLength(1);
    const networks = demo.setting.filter(
      (row) => row.group_key === 'social' && names(row.markets, market) && !row.variants,
    );
    expect(networks.length, market).toBeGreaterThan(2);
  }
});

test('nothing leads to somebody real', () => {
  const links = [
    ...demo.setting.flatMap(({ link, value }) => [link ?? '', value?.en ?? '']),
    ...demo.advertisement.map(({ link }) => link ?? ''),
    ...demo.page_block.flatMap(({ html }) => [html.en, html.ru]),
  ];
  const hosts = links.flatMap((text) => [...text.matchAll(/(?:https?:\/\/|mailto:[^@"]*@)([^/"\s>]+)/g)]);
  expect(hosts.length).toBeGreaterThan(10);
  for (const [, host] of hosts) expect(host).toMatch(/\.example$/);
});

test('pictures of slides can be drawn, for every screen', () => {
  const pictured = demo.advertisement.filter(({ image }) => image);
  expect(pictured.length).toBeGreaterThan(10);
  for (const { image, image_tablet, image_mobile, alt } of pictured) {
    for (const path of [image, image_tablet, image_mobile])
      expect(readPosterPath(path!), path!).toBeDefined();
    expect(alt?.ru).toBeTruthy();
  }
});

test('every destination says when to go, what to go for and where guests land', () => {
  for (const { id, slug } of demo.state) {
    expect(
      demo.country_icon.filter(({ state_id }) => state_id === id),
      slug,
    ).toHaveLength(3);
    expect(demo.country_holiday_type.filter(({ state_id }) => state_id === id).length, slug).toBeGreaterThan(
      0,
    );
    expect(demo.country.find(({ state_id }) => state_id === id)?.mini_description, slug).toBeDefined();
  }
});

test('pages that menus and banners lead to under /info are there, and chains have hotels', () => {
  const slugs = new Set(demo.page.map(({ slug }) => slug));
  const links = [...demo.menu_item, ...demo.advertisement].map(({ link }) => link ?? '');
  const pages = links.filter((link) => link.startsWith('/info/'));
  expect(pages.length).toBeGreaterThan(5);
  for (const link of pages) expect(slugs).toContain(link.replace('/info/', ''));
  for (const chain of demo.page.filter(({ page_type }) => page_type === 'hotelchain'))
    expect(demo.page_hotel.filter(({ page_id }) => page_id === chain.id).length).toBeGreaterThan(2);
});

test('winners are drawn on the first Monday of a month, as their page says', () => {
  expect(demo.survey_winner.map(({ drawn_on }) => drawn_on)).toEqual([
    '2026-10-05',
    '2026-09-07',
    '2026-08-03',
  ]);
});
