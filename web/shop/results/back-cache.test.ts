import { beforeAll, expect, test, vi } from 'vitest';
import type { ReadableSearch, SearchOutcome } from './results-loader.ts';

const browser = new EventTarget();
let loadList: typeof import('./back-cache.ts').loadList;
let remember: typeof import('./back-cache.ts').remember;
let isRecalled: typeof import('./back-cache.ts').isRecalled;

beforeAll(async () => {
  vi.stubGlobal('window', browser);
  ({ loadList, remember, isRecalled } = await import('./back-cache.ts'));
});

/** The browser is at the address before anybody hears of it. */
function goBackTo(pathname: string) {
  vi.stubGlobal('location', { pathname, search: '' });
  browser.dispatchEvent(new Event('popstate'));
}

// The cache reads nothing of an answer but whether it is one.
const answered = { ok: true } as SearchOutcome;
const asked = (outcome: ReadableSearch['outcome']) => ({ status: 'asked', outcome }) as ReadableSearch;

test('whoever goes back gets the list that was here, however long the page takes to ask for it', async () => {
  remember('/kept', asked(answered), answered);
  goBackTo('/kept');
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  const load = vi.fn(async () => asked(answered));
  expect(await loadList('/kept', load)).toEqual(asked(answered));
  expect(load).not.toHaveBeenCalled();
  expect(isRecalled('/kept'), 'nothing to wait for').toBe(true);
  vi.useRealTimers();
});

test('a link to a list that was here asks for it anew, and so does the next reading of one that was gone back to', async () => {
  remember('/again', asked(answered), answered);
  const load = vi.fn(async () => asked(answered));
  await loadList('/again', load);
  goBackTo('/again');
  await loadList('/again', load);
  await loadList('/again', load);
  expect(load).toHaveBeenCalledTimes(2);
  expect(isRecalled('/again')).toBe(false);
});

test('whoever goes back to a list that is not kept any more sees it when it is whole', async () => {
  goBackTo('/gone');
  const late = asked(Promise.resolve(answered));
  expect(await loadList('/gone', async () => late)).toEqual(asked(answered));
  expect(await loadList('/gone', async () => late), 'a link shows what is coming').toBe(late);
});

test('a search that fails on the way back is left to the page, which says so', async () => {
  goBackTo('/broken');
  const broken = asked(Promise.reject(new Error('No answer')));
  expect(await loadList('/broken', async () => broken)).toBe(broken);
});
