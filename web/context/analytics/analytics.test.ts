import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { publicSite } from '#web/context/visit.tsx';
import {
  burgerToggle,
  completeEvent,
  headerClick,
  menuClick,
  promoClick,
  slideClick,
} from './analytics-event.ts';
import { mayCount, mayLoadTags } from './may-count.ts';
import { pageLabel } from './page-label.ts';
import { readPartPassInc } from './user-info.ts';

test('[S-3.19-01] [S-3.19-02] [S-7.2-45] an event has its six fields, and is called vnt unless it says otherwise', () => {
  expect(completeEvent(headerClick('Agents'))).toEqual({
    event: 'vnt',
    SectionPage: '',
    eventAction: 'click',
    eventCategory: 'nav-header',
    eventLabel: 'Agents',
    eventName: 'nav-header-click-Agents',
  });
  expect(completeEvent({ ...headerClick('Agents'), event: 'own' }).event).toBe('own');
});

test('[S-2.1-52] [W-2.2-07] the section of an event is the label of its page, unless the event names one', () => {
  const site = publicSite(defaultSite);
  const pageLabelAt = (path: string) => pageLabel(site, path);
  expect(
    ['/tours/turkey/marenza-palms', '/ru/search/hotels', '/cruise/aurora', '/about'].map(pageLabelAt),
  ).toEqual(['tour', 'hotel', 'cruise', undefined]);
  expect(completeEvent(headerClick('Agents'), { pageLabel: 'hotel' })).toMatchObject({
    SectionPage: 'hotel',
    eventName: 'nav-header-click-Agents',
  });
  const promo = completeEvent({ ...headerClick('Agents'), SectionPage: 'Promo' }, { pageLabel: 'hotel' });
  expect(promo.SectionPage).toBe('Promo');
});

test('a promo is called tour in the Promo section and by its id on the main page; a slide by its slider', () => {
  expect(completeEvent(promoClick(7, 'Promo'), { pageLabel: 'tour' })).toMatchObject({
    SectionPage: 'Promo',
    eventLabel: 'tour',
    eventName: 'popup_slider-click-7-Promo',
  });
  expect(completeEvent(promoClick(7, 'main'))).toMatchObject({
    SectionPage: '',
    eventLabel: '7',
    eventName: 'popup_slider-click-7',
  });
  expect(completeEvent(slideClick('searchtour', 7), { pageLabel: 'tour' })).toMatchObject({
    SectionPage: 'tour',
    eventName: 'searchtour_slider-click-7',
  });
});

test('the burger and the menus have events of their own', () => {
  const nameOf = (event: Parameters<typeof completeEvent>[0]) => completeEvent(event).eventName;
  expect(nameOf(burgerToggle('open'))).toBe('burger-open-menu');
  expect(nameOf(burgerToggle('close'))).toBe('burger-close-menu');
  expect(nameOf(menuClick('top-line', 'News'))).not.toBe(nameOf(menuClick('burger', 'News')));
});

test('[S-3.19-03] the agent who is logged in is part of the event', () => {
  const cookies = `locale=ru; userInfo=${encodeURIComponent('{"depositAccess":true,"isAdmin":false,"partPassInc":4711}')}`;
  expect(readPartPassInc(cookies)).toBe(4711);
  expect(completeEvent(headerClick('Agents'), { partPassInc: 4711 }).partPassInc).toBe(4711);
  for (const broken of [
    null,
    '',
    'userInfo=',
    'userInfo=%7B',
    'userInfo=null',
    'userInfo={"partPassInc":"<x>"}',
  ])
    expect(readPartPassInc(broken)).toBeUndefined();
});

const agreed = 'SHOW_MODAL_COOKIES=false';

test.each([
  // variant, cookies, stored flag, counts, loads tags
  ['buttons', '', null, false, false],
  ['buttons', agreed, null, true, true],
  ['buttons', `${agreed}; analytics=0`, null, false, false],
  ['buttons', agreed, '0', false, false],
  ['european', `${agreed}; marketing=0`, null, true, true],
  ['european', `${agreed}; analytics_exclude=true`, null, false, false],
  ['none', '', null, true, false],
  ['none', agreed, null, true, false],
  ['none', 'analytics=0', null, false, false],
  ['none', 'analytics_exclude=true', null, false, false],
] as const)(
  'with %s and the cookies %j, stored %j: counts %j, loads tags %j',
  (variant, cookies, stored, counts, loads) => {
    const place = { variant, cookies, stored };
    expect(mayCount(place)).toBe(counts);
    expect(mayLoadTags(place)).toBe(loads);
  },
);
