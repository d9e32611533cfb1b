import { expect, test } from 'vitest';
import { choosePage } from './choose-page.ts';

const at = (address: string) => new URL(address, 'https://solstice.example');

test.each([
  [{ hotelGroupSlug: 'marenza' }, '/hotelgroup/marenza', 'chain', 'marenza'],
  [{ adsSlug: 'early-booking' }, '/ads/early-booking', 'page', 'early-booking'],
  [{ category: 'visas' }, '/info/visas', 'page', 'visas'],
  [{ category: 'help', categorySlug: 'service' }, '/info/help/service', 'page', 'service'],
])('[S-2.2-13] [S-2.14-01] %j of a path choose the %s of their slug', (params, path, kind, slug) => {
  expect(choosePage(params, at(path))).toEqual({ kind, slug });
});

test.each([
  ['/hotelgroup?hotelGroupSlug=marenza', 'chain', 'marenza'],
  ['/ads?adsSlug=early-booking', 'page', 'early-booking'],
  ['/info?category=help', 'page', 'help'],
  ['/info?categorySlug=service&category=help', 'page', 'service'],
])('[S-2.2-13] [S-2.14-01] the query of %s chooses the %s %s', (address, kind, slug) => {
  expect(choosePage({}, at(address))).toEqual({ kind, slug });
});

test('what the path names is not overruled by a query', () => {
  expect(choosePage({ category: 'visas' }, at('/info/visas?hotelGroupSlug=marenza'))).toEqual({
    kind: 'page',
    slug: 'visas',
  });
});

test('without any of them the last part of the path is the slug', () => {
  expect(choosePage({}, at('/ru/help/service/info-new-web/'))).toEqual({
    kind: 'page',
    slug: 'info-new-web',
  });
});
