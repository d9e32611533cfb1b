import { expect, test, vi } from 'vitest';
import { type TextFiles, textsByArea } from './texts.ts';

const files: TextFiles = { address: '/*.js', shared: { common: 'shell' } };

function fetching() {
  const asked: string[] = [];
  const texts = textsByArea(files, async (file) => {
    asked.push(file);
    if (file === '/results.js' && asked.length === 1) throw new TypeError('offline');
    return { default: { [`from ${file}`]: 'here' } };
  });
  return { asked, texts };
}

test('an area is here once it has been fetched, and is fetched once', async () => {
  const { asked, texts } = fetching();
  expect(texts.find('from /home.js')).toBeUndefined();
  const coming = texts.fetch('home');
  expect(texts.fetch('home')).toBe(coming);
  await coming;
  expect(texts.find('from /home.js')).toBe('here');
  expect(texts.fetch('home')).toBe(coming); // React would take another one, or none, for the next that it waits for
  expect(asked).toEqual(['/home.js']);
});

test('areas that travel together come together, and files that come at once do not drive each other out', async () => {
  const { asked, texts } = fetching();
  await Promise.all([texts.fetch('shell'), texts.fetch('home')]);
  expect(texts.fetch('common')).toBe(texts.fetch('shell'));
  expect(texts.find('from /shell.js')).toBe('here');
  expect(asked).toEqual(['/shell.js', '/home.js']);
});

test('an area that did not arrive is asked for again, once its failure has been seen', async () => {
  vi.useFakeTimers();
  const { asked, texts } = fetching();
  const coming = texts.fetch('results');
  await expect(coming).rejects.toThrow('offline');
  expect(texts.fetch('results')).toBe(coming);
  vi.advanceTimersByTime(1_000);
  await texts.fetch('results');
  vi.useRealTimers();
  expect(texts.find('from /results.js')).toBe('here');
  expect(asked).toEqual(['/results.js', '/results.js']);
});
