import type { Locale } from '#sites/locales.ts';

/** How a language writes numbers. */
export type NumberMarks = {
  group: string;
  decimal: string;
  /** Digits before the first group mark is due: 5 leaves 1234 whole. */
  groupFrom: 4 | 5;
  /** After the first three digits, groups have two: 12,34,567. */
  lakhs?: true;
  /** Signs such as € stand before the amount. */
  signFirst?: true;
};

const space = '\u00a0';
const spaced: NumberMarks = { group: space, decimal: ',', groupFrom: 4 };
const spacedFromFive: NumberMarks = { ...spaced, groupFrom: 5 };
const dotted: NumberMarks = { group: '.', decimal: ',', groupFrom: 4 };
const english: NumberMarks = { group: ',', decimal: '.', groupFrom: 4, signFirst: true };

/**
 * The marks of CLDR, kept here because browsers do not carry all of our languages (Chromium lacks az, kk and uz), and
 * a price may not change between the server's page and the browser's.
 */
const marks: Record<Locale, NumberMarks> = {
  en: english,
  ru: spaced,
  az: dotted,
  cs: spaced,
  et: spacedFromFive,
  hu: spacedFromFive,
  kk: spaced,
  lt: spaced,
  lv: spacedFromFive,
  pl: spacedFromFive,
  sk: spaced,
  tr: { ...dotted, signFirst: true },
  uz: spaced,
};

/** The number marks of a language as `intlLocale` writes it. */
export const numberMarks = (locale: Locale, intlLocale: string): NumberMarks =>
  intlLocale === 'en-IN' ? { ...english, lakhs: true } : marks[locale];

/** Writes a number with at most `decimals` decimals, trailing zeros dropped. */
export function writeNumber(value: number, decimals: number, style: NumberMarks): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const tail = fraction.replace(/0+$/, '');
  const written = groupDigits(whole, style) + (tail && style.decimal + tail);
  return value < 0 && /[1-9]/.test(written) ? `\u2212${written}` : written;
}

/** Puts the group marks into a run of digits. */
export function groupDigits(digits: string, { group, groupFrom, lakhs }: NumberMarks): string {
  if (digits.length < groupFrom) return digits;
  const step = lakhs ? /\B(?=(\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
  return digits.replace(step, group);
}
