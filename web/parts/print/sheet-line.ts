import type { SheetLines } from '#lib/printed-sheet.ts';
import type { Line } from '#web/ui/lines.tsx';

/** A line of a receipt as a printed page tells it. */
export const sheetLine = (
  { title, note = '', amount, amountText }: Line,
  price: (amount: number) => string,
): SheetLines['lines'][number] => ({ title, note, amount: amountText ?? price(amount) });
