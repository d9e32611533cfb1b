import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allSites } from './all-sites.ts';
import { flagDefinitions, flagNames } from './flags.ts';

test('[S-1-30] every flag has a default that is one of its choices, and says what it switches', () => {
  expect(flagNames.length).toBeGreaterThanOrEqual(30);
  for (const name of flagNames) {
    const { choices, default: value, description } = flagDefinitions[name];
    expect(choices as readonly unknown[]).toContain(value);
    expect(description).toMatch(/^[A-Z].{10,}[^.]$/);
  }
});

test('no two flags are described alike', () => {
  expect(new Set(flagNames.map((name) => flagDefinitions[name].description)).size).toBe(flagNames.length);
});

test('every site has a value for every flag and no other', () => {
  for (const { flags } of allSites) expect(Object.keys(flags).sort()).toEqual([...flagNames].sort());
});

test('[S-1-44] the Polish consumer site asks for consent the European way, the Russian one with buttons', () => {
  const banner = (id: string) => allSites.find((site) => site.id === id)!.flags.cookieBanner;
  expect(banner('b2c-pl')).toBe('european');
  expect(banner('b2c-ru')).toBe('buttons');
  expect(banner('b2c-com')).toBe('none');
});

test('every flag is read by the product outside of the configuration of sites', () => {
  const product = globSync('{api,calls,domain,server,web}/**/*.{ts,tsx}')
    .filter((path) => !/\.(test|test-data)\./.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  expect(flagNames.filter((name) => !new RegExp(`['.{,(]\\s*${name}\\b`).test(product))).toEqual([]);
});
