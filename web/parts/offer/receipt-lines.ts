import type { LineChangeAnswer, ReceiptLineAnswer } from '#calls/offer-fields.ts';
import { plainDate } from '#lib/plain-date.ts';
import type { Format } from '#texts/format.ts';
import type { Translate } from '#texts/translator.ts';
import type { Line } from '#web/ui/lines.tsx';
import { partyText } from './party-text.ts';

type LineChange = Pick<LineChangeAnswer, 'key' | 'before' | 'after'>;
type Language = { t: Translate; format: Format; price: (amount: number) => string };

/** The lines of a receipt in words; those that differ from the price shown before say by how much. */
export const receiptLines = (
  lines: readonly ReceiptLineAnswer[],
  changes: readonly LineChange[],
  { t, format, price }: Language,
): Line[] =>
  lines.map((line) => {
    const change = changes.find(({ key }) => key === line.key);
    const { title, note, amountText } = lineWords(line, { t, format });
    const changedNote =
      change && t('detail.receipt.changed', { before: price(change.before), after: price(change.after) });
    return {
      key: line.key,
      title,
      note: changedNote ?? note,
      amount: line.amount,
      amountText,
      changed: change !== undefined,
    };
  });

/** The lines that differ from the price shown before, each with what it was and is; also those that are gone. */
export const changedLines = (
  lines: readonly ReceiptLineAnswer[],
  changes: readonly LineChangeAnswer[],
  { t, format, price }: Language,
): string[] =>
  changes.map((change) => {
    const line = lines.find(({ key }) => key === change.key);
    const name = line ? lineWords(line, { t, format }).title : goneName(change, { t, format });
    const [before, after] = [price(change.before), price(change.after)];
    if (!line) return t('offer.changed.gone', { name, before });
    return change.before === 0
      ? t('offer.changed.added', { name, after })
      : t('offer.changed.line', { name, before, after });
  });

/** What is still known of a line that is no more. */
function goneName({ kind, name, date }: LineChangeAnswer, { t, format }: Speech): string {
  if (kind === 'nights' && date) return t('offer.changed.nights', { date: format.date(date, 'weekday') });
  if (kind === 'early-booking') return t('detail.offer.earlyBooking');
  return name || t(kind === 'stay-pay' ? 'offer.changed.discount' : 'offer.changed.service');
}

type Kind = ReceiptLineAnswer['kind'];
type LineOf<K extends Kind> = Extract<ReceiptLineAnswer, { kind: K }>;
type Speech = Pick<Language, 't' | 'format'>;
/** `amountText` stands in place of an amount of nothing. */
type Words = { title: string; note?: string; amountText?: string };

/** What is shown of a line: a row for each kind that is sent. */
const words: { [K in Kind]: (line: LineOf<K>, speech: Speech) => Words } = {
  flight: (line, { t, format }) => ({
    title: t('detail.receipt.flight', {
      from: line.fromTown,
      to: line.toTown,
      date: format.date(line.date, 'weekday'),
    }),
    note: flownParty(line, t),
  }),
  nights: ({ nights, from, to, roomName, mealName }, { t, format }) => ({
    title: t('detail.receipt.nights', {
      count: nights,
      dates: format.dateRange(plainDate(from), plainDate(to)),
    }),
    note: t('detail.receipt.roomMeal', { room: roomName, meal: mealName }),
  }),
  'free-child': ({ age }, { t }) => ({
    title: t('detail.receipt.childFree', { age }),
    note: t('detail.receipt.childFreeNote'),
    amountText: t('common.price.free'),
  }),
  'early-booking': ({ percent, until }, { t, format }) => ({
    title: t('detail.receipt.earlyBooking', { percent }),
    note: t('detail.receipt.earlyBookingNote', { date: format.date(until, 'dayYear') }),
  }),
  'stay-pay': ({ stay, pay }, { t }) => ({ title: t('detail.receipt.freeNights', { count: stay - pay }) }),
  supplement: ({ name, date }, { format }) => ({ title: name, note: format.date(date, 'weekday') }),
  service: ({ name, persons }, { t }) => ({
    title: name,
    note: t('common.count.people', { count: persons }),
  }),
};

/** Who flies; infants with a seat are named apart from children and from infants on laps. */
function flownParty({ adults, children, infants, seatedInfants }: LineOf<'flight'>, t: Translate): string {
  const others = children - seatedInfants;
  const party = partyText(t, adults, others + infants, Array<number>(infants).fill(0));
  if (seatedInfants === 0) return party;
  const seated = t('detail.receipt.seatedInfants', { count: seatedInfants });
  return t('common.party.withChildren', { adults: party, children: seated });
}

function lineWords(line: ReceiptLineAnswer, speech: Speech): Words {
  const wordsOf = words[line.kind] as (line: ReceiptLineAnswer, speech: Speech) => Words; // the row of its own kind
  return wordsOf(line, speech);
}
