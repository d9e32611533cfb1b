import { expect, test } from 'vitest';
import type { ReceiptLineAnswer } from '#calls/offer-fields.ts';
import { createFormat } from '#texts/format.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { changedLines, receiptLines } from './receipt-lines.ts';

const translator = testTranslator('en');
const language = {
  t: translator.t,
  format: createFormat({ currency: 'EUR', dateFormat: 'DD.MM.YYYY' }, translator),
  price: (amount: number) => `€${amount}`,
};

const lines: ReceiptLineAnswer[] = [
  {
    kind: 'nights',
    key: 'nights-1',
    room: 0,
    from: '2027-06-12',
    to: '2027-06-18',
    nights: 7,
    roomName: 'Double',
    mealName: 'Breakfast',
    amount: 900,
  },
  { kind: 'free-child', key: 'free-0', age: 6, amount: 0 },
  { kind: 'early-booking', key: 'early-booking', percent: 15, until: '2027-01-31', amount: -135 },
  { kind: 'stay-pay', key: 'stay-pay', stay: 7, pay: 6, amount: -100 },
  { kind: 'supplement', key: 'supplement-1', name: 'Gala dinner', date: '2027-06-14', amount: 40 },
  { kind: 'service', key: 'service-1', name: 'Transfer', service: 'transfer', persons: 3, amount: 48 },
];

test('every kind of line is put into words, and none changes its amount', () => {
  const written = receiptLines(lines, [], language);
  expect(written.map(({ title, note, amount }) => [title, note, amount])).toEqual([
    ['7 nights, 12–18 June', 'Double, Breakfast', 900],
    ['Child, age 6', 'stays free', 0],
    ['Early booking, 15% of the stay', 'if paid by 31 January 2027', -135],
    ['1 night free', undefined, -100],
    ['Gala dinner', 'Mon 14 June', 40],
    ['Transfer', '3 people', 48],
  ]);
  expect(written[1]?.amountText).toBe('free');
});

test('a flight is for the whole party, of which infants are called so', () => {
  const flight = {
    ...({ kind: 'flight', key: 'flight-out', direction: 'out', date: '2027-06-05', amount: 480 } as const),
    from: 'RIX',
    to: 'AYT',
    fromTown: 'Riga',
    toTown: 'Antalya',
  };
  const noteOf = (adults: number, children: number, infants: number, seatedInfants = 0) =>
    receiptLines([{ ...flight, adults, children, infants, seatedInfants }], [], language)[0]?.note;
  expect(noteOf(2, 0, 0)).toBe('2 adults');
  expect(noteOf(2, 1, 0)).toBe('2 adults, 1 child');
  expect(noteOf(2, 1, 1)).toBe('2 adults, 1 child, 1 infant');
  expect(noteOf(1, 0, 1)).toBe('1 adult, 1 infant');
  expect(noteOf(1, 3, 1, 3)).toBe('1 adult, 1 infant, 3 infants with a seat');
  expect(noteOf(2, 2, 2, 1)).toBe('2 adults, 1 child, 2 infants, 1 infant with a seat');
});

test('a line that differs from the price shown before says by how much, one that is gone is told apart', () => {
  const change = { name: '', date: null, kind: 'service' as const };
  const changes = [
    { ...change, key: 'service-1', before: 45, after: 48 },
    { ...change, key: 'service-9', name: 'Ski pass', before: 12, after: 0 },
    { ...change, key: 'supplement-1', kind: 'supplement' as const, before: 0, after: 40 },
    { ...change, key: 'nights-7', kind: 'nights' as const, date: '2027-06-12', before: 300, after: 0 },
    { ...change, key: 'service-8', before: 5, after: 0 },
  ];
  const changed = receiptLines(lines, changes, language).filter((line) => line.changed);
  expect(changed.map(({ key, note }) => [key, note])).toEqual([
    ['supplement-1', 'This line changed: €0 before, €40 now'],
    ['service-1', 'This line changed: €45 before, €48 now'],
  ]);
  expect(changedLines(lines, changes, language)).toEqual([
    'Transfer: €45 before, €48 now',
    'Ski pass: no longer part of the price, €12 before',
    'Gala dinner: new, €40',
    'Nights from Sat 12 June: no longer part of the price, €300 before',
    'A service: no longer part of the price, €5 before',
  ]);
});
