import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import type { RowOf } from './tables.ts';
import { csvOf } from './write-table.ts';

const meal = (id: number, extra: Partial<RowOf<'meal'>> = {}): RowOf<'meal'> => ({
  id,
  code: `M${id}`,
  name: { en: 'Breakfast', ru: 'Завтрак' },
  position: 0,
  ...extra,
});
const csv = (rows: RowOf<'meal'>[]) => [...csvOf('meal', rows)].join('');

test('rows are sorted by number, English and Russian come first and other locales follow sorted', () => {
  const rows = [meal(10), meal(2, { name: { en: 'Half board', ru: 'Полупансион', pl: 'HB', az: 'YP' } })];
  expect(csv(rows)).toBe(
    'id,code,name_en,name_ru,name_az,name_pl,note_en,note_ru,position\n' +
      '2,M2,Half board,Полупансион,YP,HB,,,0\n' +
      '10,M10,Breakfast,Завтрак,,,,,0\n',
  );
});

test('values with commas, quotes and line breaks are quoted', () => {
  const name = { en: 'Bed, "breakfast"', ru: 'две\nстроки' };
  expect(csv([meal(1, { name })])).toContain('1,M1,"Bed, ""breakfast""","две\nстроки",,,0\n');
});

test('what is left out is written as its default, and decimals always have their six places', () => {
  const rate = { currency: 'PLN', date: plainDate('2026-11-21'), per_euro: '4.25' };
  expect([...csvOf('exchange_rate', [rate])][1]).toBe('PLN,2026-11-21,4.250000\n');
  const type: RowOf<'markup'> = { market: 'pl', packet_type: 0, share: 1200 };
  expect([...csvOf('markup', [type])][1]).toBe('pl,0,1200\n');
});

test('the order of the rows does not change a byte', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1 });
  fc.assert(
    fc.property(ids, (numbers) => {
      const rows = numbers.map((id) => meal(id));
      expect(csv(rows.toReversed())).toBe(csv(rows));
    }),
  );
});
