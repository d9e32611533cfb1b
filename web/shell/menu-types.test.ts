import { expect, test } from 'vitest';
import { allSites } from '#sites/all-sites.ts';
import { type VariantId, variantIds } from '#sites/variants.ts';
import { burgerMenu, footerMenu } from './menu-types.ts';

const siteOf = (variant: VariantId) => allSites.find((site) => site.variant === variant)!;
const footers = (isLogin: boolean) =>
  Object.fromEntries(variantIds.map((variant) => [variant, footerMenu({ site: siteOf(variant), isLogin })]));

test('[S-2.12-01] the foot has the menu of the new header or of the old one, and events have their own', () => {
  expect(footers(false)).toEqual({
    b2c: 'FooterMenuNew',
    agent: 'FooterMenu',
    b2b: 'FooterMenu',
    events: 'event',
    vacancies: 'FooterMenu',
    survey: 'FooterMenu',
    card: 'FooterMenu',
    photobase: 'FooterMenu',
    rates: 'FooterMenu',
  });
});

test('[S-2.12-01] anyone who is logged in has a menu of their own in the foot, but not on events', () => {
  const { events, ...others } = footers(true);
  expect(events).toBe('event');
  expect(new Set(Object.values(others))).toEqual(new Set(['LoginFooterMenuNew']));
});

test('[S-2.10-02] under the burger is the menu of logged-in agents, or that of everybody', () => {
  expect(burgerMenu({ isLogin: true })).toBe('LoginMainMenu');
  expect(burgerMenu({ isLogin: false })).toBe('BurgerMenu');
});
