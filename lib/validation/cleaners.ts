/** Keeps the digits. */
export const cleanDigits = (text: string): string => text.replace(/[^0-9]/g, '');

/** Keeps digits and dots: a number inside other text. */
export const cleanNumber = (text: string): string => text.replace(/[^0-9.]/g, '');

/** Keeps digits and the first dot, and drops the zeros that lead: `$ 007.50` becomes `7.50`, and `0.5` stays. */
export function cleanDecimal(text: string): string {
  const [whole = '', ...fraction] = cleanNumber(text).split('.');
  const dot = fraction.length > 0 ? '.' : '';
  return withoutLeadingZeros(whole) + dot + fraction.join('');
}

const withoutLeadingZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');
