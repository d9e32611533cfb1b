import { type Money, minorPerUnit } from '#lib/money.ts';
import { currencySymbol } from '#sites/currencies.ts';
import type { Site } from '#sites/site.ts';
import { groupDigits, type NumberMarks } from './number-marks.ts';

/** Writes whole units of a currency with the site's sign: € 1,234 → `€1,234`. */
export function writeMoney(
  { amountMinor, currency }: Money,
  { currency: own }: Pick<Site, 'currency'>,
  marks: NumberMarks,
): string {
  const units = Math.round(amountMinor / minorPerUnit);
  // Amounts stand in columns, so 1 234 is grouped even where a text would write 1234.
  const amount = groupDigits(String(Math.abs(units)), { ...marks, groupFrom: 4 });
  const symbol = currencySymbol(currency, own);
  const isSign = !/\p{L}/u.test(symbol);
  const written = marks.signFirst && isSign ? symbol + amount : `${amount}\u00a0${symbol}`;
  return units < 0 ? `\u2212${written}` : written;
}
