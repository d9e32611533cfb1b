import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const files = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));

test('the index of decisions has each of them once, with its title, date and status', () => {
  const rows = files.map((name) => {
    const [title = '', , state = ''] = readFileSync(join(folder, name), 'utf8').split('\n');
    const [, date, status] = /^Date: (\d{4}-\d\d-\d\d)\. Status: (.+)\.$/.exec(state) ?? [];
    return `| [${name.slice(0, 4)}](${name}) | ${title.replace(/^# /, '')} | ${date} | ${status} |`;
  });
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(
    index
      .split('\n')
      .filter((line) => line.startsWith('| ['))
      .toSorted(),
  ).toEqual(rows.toSorted());
  expect(rows.join('\n')).not.toContain('undefined');
  expect(new Set(files.map((name) => name.slice(0, 4))).size).toBe(files.length);
  expect(files.length).toBeLessThan(100);
});

test('what the documents link to, and every decision that the code names, is there', () => {
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const texts = tracked.filter((path) => existsSync(path) && /\.(ts|tsx|mts|mjs|css|md)$/.test(path));
  const numbers = new Set(files.map((name) => name.slice(0, 4)));
  const missing = texts.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const named = [...text.matchAll(/[Dd]ecisions? (0\d{3}(?:(?:, | and )0\d{3})*)/g)].flatMap(
      ([, list = '']) => list.match(/0\d{3}/g) ?? [],
    );
    const links = path.endsWith('.md')
      ? [...text.matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => join(dirname(path), link))
      : [];
    return [
      ...named.filter((number) => !numbers.has(number)).map((number) => `${path}: ${number}`),
      ...links.filter((link) => !existsSync(link)).map((link) => `${path}: ${link}`),
    ];
  });
  expect(missing).toEqual([]);
});
