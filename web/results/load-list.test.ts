import { beforeAll, expect, test, vi } from 'vitest';
import type { ReadableSearch, SearchOutcome } from './results-loader.ts';

const browser = new EventTarget();
let loadList: typeof import('./load-list.ts').loadList;

beforeAll(async () => {
  vi.stubGlobal('window', browser);
  vi.resetModules(); // where there was no window, nobody listens to it
  ({ loadList } = await import('./load-list.ts'));
});

/** The browser is at the address before anybody hears of it. */
function goBackTo(pathname: string) {
  vi.stubGlobal('location', { pathname, search: '' });
  browser.dispatchEvent(new Event('popstate'));
}

// Nothing of an answer is read but whether it is one.
const answered = { ok: true } as SearchOutcome;
const asked = (outcome: ReadableSearch['outcome']) => ({ status: 'asked', outcome }) as ReadableSearch;

test('anyone who goes back to a list that is not kept any more sees it when it is whole', async () => {
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
