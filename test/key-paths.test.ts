import { expect, test } from 'vitest';
import { isKeyPath, textWithoutKeys, withoutKeys } from '#lib/key-paths.ts';
import routes from '#web/routes.ts';

const key = '1k-Zq3v_8XyAbCdEfGhIjKlM';

test.each([
  [`/quote/${key}`, '/quote/…'],
  [`/ru/quote/${key}`, '/ru/quote/…'],
  [`/quote/${key}/question`, '/quote/…/question'],
  [`/quote/${key}.data`, '/quote/….data'],
  [`/print/quote/${key}.pdf`, '/print/quote/….pdf'],
  [`/kk/print/quote/${key}.pdf`, '/kk/print/quote/….pdf'],
  [`/auth/invitation/${key}`, '/auth/invitation/…'],
  [`/auth/reset-password/${key}`, '/auth/reset-password/…'],
  [`/auth/email/${key}`, '/auth/email/…'],
  [`/auth/handoff/${key}`, '/auth/handoff/…'],
  [`/ru/auth/handoff/${key}.data`, '/ru/auth/handoff/….data'],
  [`/question/${key}`, '/question/…'],
  ['/s/AbCdEfGhIj1', '/s/…'],
  [`/QUOTE/${key}`, '/QUOTE/…'],
  [`//quote//${key}`, '//quote//…'],
  [`/qu%6fte/${key}`, '/quote/…'],
  [`/quote%2F${key}`, '/quote/…'],
  [`/quote/${key})`, '/quote/…'],
  ['/quote/short', '/quote/…'],
  [`/quot/${key}`, '/quot/…'],
  [`/${key}`, '/…'],
  [`/quote/%zz${key}`, '/quote/…'],
  [`/nothing/${'0a1b2c3d'.repeat(8)}`, '/nothing/…'],
  [`https://solstice.example/auth/invitation/${key}`, 'https://solstice.example/auth/invitation/…'],
])('%s is logged as %s', (path, logged) => {
  expect(withoutKeys(path)).toBe(logged);
  expect(isKeyPath(path.replace(/^https:\/\/[^/]+/, ''))).toBe(true);
});

test.each([
  '/',
  '/ru/tours/turkey/grand-marenza-palms-resort-and-spa-5',
  '/quotes/12',
  '/orders/AB-120394',
  '/question',
  '/auth/reset-password',
  '/quote/',
  '/b2c/quote/opened',
  '/b2c/quote/question',
  '/assets/excursion-tour-request-AbCd1234.js',
  '/info/kak-oplatit-tur',
  '/sitemap/%zz',
  'https://solstice.example/assets/app.js',
  'inline',
])('%s is logged as it is', (path) => {
  expect(withoutKeys(path)).toBe(path);
});

test('words of failures have no keys, and their traces stay readable', () => {
  const trace =
    'Error: no /quote/…\n    at processTicksAndRejections (node:internal/process/task_queues:103:5)';
  expect(textWithoutKeys(trace.replace('…', key))).toBe(trace);
});

type Config = readonly { path?: string; children?: Config }[];

function pathsOf(config: Config, parent = ''): string[] {
  return config.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return [own, ...pathsOf(children, own)];
  });
}

test('every page of a token has its token cut', () => {
  const withToken = pathsOf(routes).filter((path) => path.includes(':token'));
  expect(withToken.length).toBeGreaterThan(4);
  for (const path of withToken) {
    const filled = path.replace('/:locale?', '').replace(/:token\??/, 'abc');
    expect([path, withoutKeys(filled)]).toEqual([path, filled.replace('abc', '…')]);
  }
});
