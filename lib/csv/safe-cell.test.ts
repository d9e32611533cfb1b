import { expect, test } from 'vitest';
import { safeCell } from './safe-cell.ts';

test.each(['=1+1', '+48 600', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  '%j is no formula in a spreadsheet',
  (text) => {
    expect(safeCell(text)).toBe(`'${text}`);
  },
);

test.each(['Anna', '', 'a=b', '5-7', '2026-12-01'])('%j stays as it is', (text) => {
  expect(safeCell(text)).toBe(text);
});
