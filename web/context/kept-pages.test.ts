import { beforeEach, expect, test, vi } from 'vitest';

const browser = new EventTarget();
let pages: typeof import('./kept-pages.ts');

beforeEach(async () => {
  vi.stubGlobal('window', browser);
  vi.resetModules();
  pages = await import('./kept-pages.ts');
  return () => void vi.useRealTimers();
});

/** The browser is at the address before anybody hears of it. */
function goBackTo(pathname: string) {
  vi.stubGlobal('location', { pathname, search: '' });
  browser.dispatchEvent(new Event('popstate'));
}

const ask = (path: string, init?: RequestInit) =>
  pages.recallPage({ request: new Request(`http://localhost${path}`, init) });

const told = { bar: { towns: 3 }, list: { hotels: 2 } };
const asRecalled = {
  bar: { type: 'data', result: told.bar },
  list: { type: 'data', result: told.list },
};

test('anyone who goes back gets the page that was here, once', () => {
  pages.keepPage('/kept', told);
  goBackTo('/kept');
  expect(pages.isRecalled('/kept'), 'on the way').toBe(true);
  expect(pages.isRecallable('/kept')).toBe(true);
  expect(ask('/kept')).toEqual(asRecalled);
  expect(pages.isRecalled('/kept'), 'nothing to wait for').toBe(true);
  expect(pages.isRecallable('/kept'), 'by a link it needs a network').toBe(false);
  expect(ask('/kept'), 'a page that is asked for again').toBe(undefined);
});

test('a link to a page that was here asks for it anew; so does what the page asks for meanwhile', () => {
  pages.keepPage('/kept', told);
  expect(ask('/kept')).toBe(undefined);
  goBackTo('/kept');
  expect(ask('/lookup')).toBe(undefined);
  expect(ask('/kept')).toEqual(asRecalled);
});

test('a page is kept for five minutes, and the twelve last ones', () => {
  vi.useFakeTimers();
  pages.keepPage('/old', told);
  vi.advanceTimersByTime(5 * 60_000);
  goBackTo('/old');
  expect(ask('/old')).toBe(undefined);
  for (let page = 0; page < 13; page++) pages.keepPage(`/${page}`, told);
  const found = ['/0', '/1', '/12'].map((address) => {
    goBackTo(address);
    return ask(address) !== undefined;
  });
  expect(found).toEqual([false, true, true]);
});

test('whatever somebody changes may change what is kept', () => {
  pages.keepPage('/kept', told);
  ask('/currency', { method: 'POST' });
  goBackTo('/kept');
  expect(ask('/kept')).toBe(undefined);
});

test('a page that is not kept any more is asked for by a user who goes back to it', () => {
  goBackTo('/gone');
  expect(ask('/gone')).toBe(undefined);
  expect(pages.isRecalled('/gone')).toBe(false);
  expect(pages.isGoneBackTo('/gone')).toBe(true);
  expect(pages.isGoneBackTo('/gone'), 'by a link').toBe(false);
});

test('anyone who has come to a page that was asked for anew is on no way any more: a link to it asks again', () => {
  goBackTo('/anew');
  expect(ask('/anew')).toBe(undefined);
  pages.keepPage('/anew', told);
  expect(ask('/anew')).toBe(undefined);
});
