import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', 'e2e');

const selectors = /\b(?:locator|querySelector(?:All)?|closest|matches|include)\(\s*(['"`])(.*?)\1/gs;
/** Values of attributes may have dots: addresses and files do. */
const withoutAttributes = (selector: string) => selector.replace(/\[[^\]]*\]/g, '');
const namesClass = (selector: string) => /\.-?[_a-z]/i.test(withoutAttributes(selector));

/** What is looked for by its looks, and what waits for time instead of what it expects. */
function findBrittle(text: string): string[] {
  const classes = [...text.matchAll(selectors)].map(([, , selector]) => selector ?? '').filter(namesClass);
  return [
    ...classes,
    ...(text.match(/networkidle|waitForTimeout|toHaveClass|getElementsByClassName/g) ?? []),
  ];
}

test('journeys find by role and name, and wait for what they expect', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((name) =>
    findBrittle(readFileSync(join(folder, name), 'utf8')).map((each) => `${name}: ${each}`),
  );
  expect(found).toEqual([]);
});

test.for<[string, string[]]>([
  ["page.locator('.hotel h2')", ['.hotel h2']],
  ['page.locator("form.contact-form")', ['form.contact-form']],
  ['page\n  .locator(\n    `main a, .tour`,\n  )', ['main a, .tour']],
  ["new AxeBuilder({ page }).include('header.header')", ['header.header']],
  ["await page.waitForLoadState('networkidle')", ['networkidle']],
  ['await page.waitForTimeout(300)', ['waitForTimeout']],
  ['page.locator(\'img[src^="/brand/logo.svg"] + [href$=".xml"]\')', []],
  ["page.getByText('e.g. London.')", []],
])('%j is judged', ([text, found]) => {
  expect(findBrittle(text)).toEqual(found);
});
