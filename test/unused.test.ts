import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flagNames } from '#sites/flags.ts';
import { readMessages } from '#texts/read-messages.ts';

/** What the product is made of; a sentence about a name is no use of it. */
const comments = /^\s*(?:\/\/|\/?\*).*$/gm;
const sources = globSync('{api,calls,domain,integrations,lib,server,sites,texts,web}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8').replace(comments, '') }));

/** A part of a key that is only known later, in a text of `${}`. */
const later = /\$\{[^}]*\}/g;

/** Keys that are put together, as patterns: `season.title.${season}`. */
function patternsOf(source: string): RegExp[] {
  const texts = [...source.matchAll(/`([\w.$]*(?:\$\{[^`}]*\}[\w.]*)+)`/g)].map(([, text = '']) => text);
  return texts
    .filter((text) => /^\w+\.|^\$\{\w+\}\.\w+\.\w+$/.test(text))
    .map((text) => new RegExp(`^${text.replace(later, '.+').replaceAll(/\.(?!\+)/g, '\\.')}$`));
}

test('every text is said somewhere', () => {
  const named = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { source } of sources) {
    for (const [, key = ''] of source.matchAll(/['"`](\w+(?:\.\w+)+)['"`]/g)) named.add(key);
    patterns.push(...patternsOf(source));
  }
  const unsaid = Object.keys(readMessages('en')).filter(
    (key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
  expect(unsaid).toEqual([]);
});

test('every flag of a site is read somewhere', () => {
  const setters = new Set(['sites/flags.ts', 'sites/markets.ts', 'sites/variants.ts']);
  const read = sources.filter(({ file }) => !setters.has(file)).map(({ source }) => source);
  const unread = flagNames.filter((flag) => !read.some((source) => new RegExp(`\\b${flag}\\b`).test(source)));
  expect(unread).toEqual([]);
});
