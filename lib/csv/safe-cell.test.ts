import { expect, test } from 'vitest';
import { safeCell } from './safe-cell.ts';

test.each([
  '=1+1',
  '+48 600',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹦1',
  ' =1',
  '\u200B=1',
  '\uFEFF＝1',
  '"=1',
])('%j is no formula in a spreadsheet', (text) => {
  expect(safeCell(text)).toBe(`'${text}`);
});

test.each([
  ['Anna;=1+1', "Anna;'=1+1"],
  ['Anna; @SUM(A1);-2', "Anna;' @SUM(A1);'-2"],
  ['Anna\t＝1', "Anna\t'＝1"],
  ['Anna\r\n+1', "Anna\r\n'+1"],
  ['Anna;"=1+1;b', `Anna;'"=1+1;b`],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\tAnna', "'\tAnna"],
])('%j is none either where a spreadsheet splits it', (text, safe) => {
  expect(safeCell(text)).toBe(safe);
});

test.each(['Anna', '', 'a=b', '5-7', '2026-12-01', 'Anna; Vera', 'a, -5', 'Ёлка – дом'])(
  '%j stays as it is',
  (text) => {
    expect(safeCell(text)).toBe(text);
  },
);
