import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openStore, readCookies, writeCookie } from './browser-store.ts';

/** Ways in which browsers refuse: on the way to the storage, at every touch of it, or when it is full. */
function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

const refusals: [string, () => Storage][] = [
  ['a forbidden storage', refuse],
  [
    'a storage that can only be read',
    () => ({ getItem: () => null, setItem: refuse, removeItem: refuse }) as never,
  ], // what is used of it
];

test.each(refusals)('%s breaks nothing: what is kept lasts as long as the page', (_, open) => {
  const store = openStore(open);
  expect(store.get('compare')).toBeNull();
  store.set('compare', '["1"]');
  expect(store.get('compare')).toBe('["1"]');
  store.remove('compare');
  expect(store.get('compare')).toBeNull();
});

test('what the storage takes is kept there alone, so that another tab can change it', () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
  const store = openStore(() => storage as never); // what is used of it
  store.set('compare', '["1"]');
  values.set('compare', '["2"]');
  expect(store.get('compare')).toBe('["2"]');
  store.remove('compare');
  expect(values.size).toBe(0);
});

test('forbidden cookies are no cookies', () => {
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }));
  vi.stubGlobal('location', { protocol: 'https:' });
  expect(readCookies()).toBe('');
  expect(() => writeCookie({ name: 'locale', value: 'ru' })).not.toThrow();
  vi.unstubAllGlobals();
});

test.each([
  ['https:', 'locale=ru; Path=/; Max-Age=34560000; SameSite=Lax; Secure'],
  ['http:', 'locale=ru; Path=/; Max-Age=34560000; SameSite=Lax'],
])('a cookie that a page at %s writes is as the server writes it', (protocol, written) => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  writeCookie({ name: 'locale', value: 'ru' });
  expect(page.cookie).toBe(written);
  vi.unstubAllGlobals();
});

test('no other file of the pages touches what a browser may refuse', () => {
  const touches = /\b(?:local|session)Storage\s*[.[]|\bdocument\.cookie\s*(?:[=;,)]|$)/m;
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
    (path) => !path.includes('.test'),
  );
  const touching = files.filter((path) =>
    touches.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
  );
  expect(touching).toEqual(['browser-store.ts']);
});
