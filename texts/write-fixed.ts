import { groupDigits, type NumberMarks } from './number-marks.ts';

/** Writes a number with exactly `decimals` decimals. */
export function writeFixed(value: number, decimals: number, style: NumberMarks): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const written = groupDigits(whole, style) + style.decimal + fraction;
  return value < 0 && /[1-9]/.test(written) ? `\u2212${written}` : written;
}
