import { expect, test } from 'vitest';
import { latinDigits } from './latin-digits.ts';

test.for<[script: string, written: string, read: string]>([
  ['full-width', '＋４８　６００', '+48 600'],
  ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['Devanagari', '+९१ ९८१', '+91 981'],
  ['mathematical bold', '𝟎𝟏𝟗', '019'],
  ['Latin', '+7 (921) 000-11-22 доб. 5', '+7 (921) 000-11-22 доб. 5'],
])('%s digits', ([, written, read]) => {
  expect(latinDigits(written)).toBe(read);
});
