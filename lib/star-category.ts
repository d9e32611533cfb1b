/** A hotel's category as the operator writes it, read by the rules of [W]§9. */
export type StarCategory = {
  /** As it is shown: a count as a digit, decimals and names as written, empty for none. Has no '+'. */
  label: string;
  /** Stars to render, 1 to 5; names and decimals have none. */
  count: number | undefined;
  /** A '+' stood behind: shown on cards and details, not in filters. */
  hasPlus: boolean;
  /** `HV-1` of `5**\/HV-1`. */
  afterSlash: string;
  firstNumber: number | undefined;
  /** The category is a number, not a name. */
  isFinite: boolean;
  /** Written as a decimal, as the supplier with fractional ratings does. */
  isFractional: boolean;
};

const emptyValues = new Set(['', '-', 'zero', '0', 'empty', 'null', 'false', 'true', 'none', 'nan']);

const names = new Set(
  [
    'Boutique',
    'SPECIAL CLASS',
    'Guest house',
    'S CLASS',
    'HV-1',
    'S KLASS',
    'SCLASS',
    'Special Category',
    'HV-2',
  ].map((name) => name.toLowerCase()),
);

const counted = /^([1-5])(?:\s*\*|\s*-?\s*(?:star|stars|zvezd)\w*)?$/i;
const drawn = /^[*★]{1,5}$/;
const decimal = /^(?:[1-6]\.\d|7\.0)$/;

/** Reads a category; whatever the rules do not know is a name and stays as it is written. */
export function starCategory(raw: string): StarCategory {
  const written = raw.trim();
  if (emptyValues.has(written.toLowerCase())) return category('');
  if (names.has(written.toLowerCase()) || written.includes('/')) return category(written);
  const hasPlus = written.endsWith('+');
  const value = written.replace(/\s*\+$/, '');
  const count = starCount(value);
  if (count !== undefined) return { ...category(String(count)), count, hasPlus, isFinite: true };
  const isFractional = decimal.test(value);
  return { ...category(value), hasPlus, isFinite: isFractional || /^[67]$/.test(value), isFractional };
}

/** The category as filters choose by it: without its '+'. */
export const plainStar = (raw: string): string =>
  starCategory(raw).hasPlus ? raw.trim().replace(/\s*\+$/, '') : raw;

function category(label: string): StarCategory {
  const [first] = /\d+(?:\.\d+)?/.exec(label) ?? [];
  return {
    label,
    count: undefined,
    hasPlus: false,
    afterSlash: /\/(.*)$/.exec(label)?.[1]?.trim() ?? '',
    firstNumber: first === undefined ? undefined : Number(first),
    isFinite: false,
    isFractional: false,
  };
}

function starCount(value: string): number | undefined {
  if (drawn.test(value)) return value.length;
  const [, digit] = counted.exec(value) ?? [];
  return digit === undefined ? undefined : Number(digit);
}
