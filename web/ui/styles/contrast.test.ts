import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, readRoles } from './contrast.ts';

const roles = readRoles(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'));

/** Every role that stands on another, and the least that WCAG 2.2 asks: 4.5 for text, 3 for controls and marks. */
const texts: [text: string, ...grounds: string[]][] = [
  ['ink', 'page', 'surface', 'sunk', 'accent-soft', 'winter-soft', 'sea-soft'],
  ['ink-2', 'page', 'surface', 'sunk'],
  ['on-accent', 'accent', 'accent-hover'],
  ['on-accent-soft', 'accent-soft'],
  ['sea', 'sea-soft', 'surface'],
  ['summer', 'summer-soft', 'page'],
  ['winter', 'winter-soft', 'page', 'surface'],
  ['few', 'surface', 'page'],
  ['on-brand', 'brand'],
  ['on-brand-2', 'brand'],
  ['on-paper', 'paper'],
  ['on-paper-2', 'paper'],
  ['sea-on-paper', 'paper'],
  ['page', 'sea', 'ink'],
  ['on-avatar', 'avatar-1', 'avatar-2', 'avatar-3', 'avatar-4', 'avatar-5', 'avatar-6', 'avatar-7'],
];
const marks: [mark: string, ...grounds: string[]][] = [
  ['line-strong', 'surface', 'sunk'],
  ['focus', 'page', 'surface', 'sunk'],
  ['sea-fill', 'surface'],
];

const pairs = [
  ...texts.flatMap(([role, ...grounds]) => grounds.map((ground) => ({ role, ground, least: 4.5 }))),
  ...marks.flatMap(([role, ...grounds]) => grounds.map((ground) => ({ role, ground, least: 3 }))),
];

test.each(pairs)('$role on $ground has a contrast of $least in both schemes', ({ role, ground, least }) => {
  const [upper, lower] = [roles.get(role), roles.get(ground)];
  expect.assert(upper && lower, 'both roles are defined');
  expect(contrast(upper[0], lower[0]), 'light').toBeGreaterThanOrEqual(least);
  expect(contrast(upper[1], lower[1]), 'dark').toBeGreaterThanOrEqual(least);
});

test('black on white has the greatest contrast there is', () => {
  const { black, white } = Object.fromEntries(readRoles('--black: oklch(0 0 0); --white: oklch(1 0 0);'));
  expect(contrast(black![0], white![0])).toBeCloseTo(21, 1);
});
