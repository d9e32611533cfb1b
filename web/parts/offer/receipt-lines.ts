import type { ReceiptLineAnswer } from '#calls/offer-fields.ts';
import { plainDate } from '#lib/plain-date.ts';
import type { Format } from '#texts/format.ts';
import type { Translate } from '#texts/translator.ts';
import type { Line } from '#web/ui/lines.tsx';
import { partyText } from './party-text.ts';

export type LineChange = { key: string; before: number; after: number };
type Language = { t: Translate; format: Format; price: (amount: number) => string };

/** The lines of a receipt in words; those that differ from the price shown before say by how much. */
export const receiptLines = (
  lines: readonly ReceiptLineAnswer[],
  changes: readonly LineChange[],
  { t, format, price }: Language,
): Line[] =>
  lines.map((line) => {
    const change = changes.find(({ key }) => key === line.key);
    const note = change
      ? t('detail.receipt.changed', { before: price(change.before), after: price(change.after) })
      : lineNote(line, t, format);
    return {
      key: line.key,
      title: lineTitle(line, t, format),
      note,
      amount: line.amount,
      amountText: line.kind === 'free-child' ? t('common.price.free') : undefined,
      changed: change !== undefined,
    };
  });

/** Changes whose line is no longer there. */
export const goneLines = (lines: readonly ReceiptLineAnswer[], changes: readonly LineChange[]) =>
  changes.filter(({ key }) => !lines.some((line) => line.key === key));

function lineTitle(line: ReceiptLineAnswer, t: Translate, format: Format): string {
  switch (line.kind) {
    case 'flight':
      return t('detail.receipt.flight', {
        from: line.fromTown,
        to: line.toTown,
        date: format.date(line.date, 'weekday'),
      });
    case 'nights':
      return t('detail.receipt.nights', {
        count: line.nights,
        dates: format.dateRange(plainDate(line.from), plainDate(line.to)),
      });
    case 'free-child':
      return t('detail.receipt.childFree', { age: line.age });
    case 'early-booking':
      return t('detail.receipt.earlyBooking', { percent: line.percent });
    case 'stay-pay':
      return t('detail.receipt.freeNights', { count: line.stay - line.pay });
    default:
      return line.name;
  }
}

function lineNote(line: ReceiptLineAnswer, t: Translate, format: Format): string | undefined {
  switch (line.kind) {
    case 'flight':
      return partyText(t, line.adults, line.children + line.infants);
    case 'nights':
      return t('detail.receipt.roomMeal', { room: line.roomName, meal: line.mealName });
    case 'free-child':
      return t('detail.receipt.childFreeNote');
    case 'early-booking':
      return t('detail.receipt.earlyBookingNote', { date: format.date(line.until, 'dayYear') });
    case 'supplement':
      return format.date(line.date, 'weekday');
    case 'service':
      return t('common.count.people', { count: line.persons });
    case 'stay-pay':
      return undefined;
  }
}
