/**
 * Nobody writes as much into a field for digits; what is pasted by mistake is not read to its end. Putting the accents
 * of a text into their order may take the square of its length.
 */
const longestText = 1_000;

/** Decimal digits of any script as 0–9, and full-width signs as the usual ones: `＋９１` and `+९१` are `+91`. */
export const latinDigits = (text: string): string =>
  text
    .slice(0, longestText)
    .normalize('NFKC')
    .replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit.codePointAt(0)!)));

const isDigit = /^\p{Nd}$/u;

/** Unicode keeps the ten digits of a script together, zero first; neighbours are whole tens. */
function digitValue(code: number): number {
  let first = code;
  while (isDigit.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}
