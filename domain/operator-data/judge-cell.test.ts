import { expect, test } from 'vitest';
import { judgeCell, judgeTexts } from './judge-cell.ts';
import { tables } from './tables.ts';

const { hotel, contract_season, exchange_rate, flight_leg } = tables;

test('what is written becomes a value of its column’s own type', () => {
  expect(judgeCell(hotel.columns.star_id, '0012')).toEqual({ ok: true, value: 12 });
  expect(judgeCell(hotel.columns.latitude, '-36.5')).toEqual({ ok: true, value: -36.5 });
  expect(judgeCell(hotel.columns.on_sale, 'false')).toEqual({ ok: true, value: false });
  expect(judgeCell(flight_leg.columns.class_id, '2')).toEqual({ ok: true, value: 2 });
  expect(judgeCell(contract_season.columns.date_from, '2027-06-30')).toEqual({
    ok: true,
    value: '2027-06-30',
  });
});

test('a decimal keeps its digits, more of them than a number of JavaScript has', () => {
  const rate = '123456789012.123456';
  expect(judgeCell(exchange_rate.columns.per_euro, rate)).toEqual({ ok: true, value: rate });
});

test('nothing stands for the default, and is a fault where there is none', () => {
  expect(judgeCell(hotel.columns.rating_count, '')).toEqual({ ok: true, value: 0 });
  expect(judgeCell(hotel.columns.built_year, '')).toEqual({ ok: true, value: null });
  expect(judgeCell(hotel.columns.slug, '')).toEqual({ ok: false, reason: 'must not be empty' });
});

test('a faulty value is told by its reason', () => {
  expect(judgeCell(hotel.columns.star_id, 'five')).toEqual({ ok: false, reason: 'not a whole number' });
  expect(judgeCell(hotel.columns.latitude, '90.1')).toEqual({ ok: false, reason: 'not between -90 and 90' });
});

test("a partner's hotel is imported under its negative number, and so is what belongs to it; no other number is", () => {
  const { contract, image } = tables;
  for (const column of [hotel.columns.id, contract.columns.hotel_id, image.columns.hotel_id])
    expect(judgeCell(column, '-8')).toEqual({ ok: true, value: -8 });
  expect(judgeCell(hotel.columns.town_id, '-8')).toMatchObject({ ok: false });
});

test('texts are there in English and Russian, or not at all where they may be missing', () => {
  const { name, address } = hotel.columns;
  expect(judgeTexts(name, { en: 'Pine', ru: 'Сосна', pl: '' })).toEqual({
    ok: true,
    value: { en: 'Pine', ru: 'Сосна' },
  });
  expect(judgeTexts(address, { en: '', ru: '' })).toEqual({ ok: true, value: null });
  expect(judgeTexts(name, { en: 'Pine\u0007' })).toEqual({
    ok: false,
    faults: [
      { locale: 'en', reason: 'holds a control character' },
      { locale: 'ru', reason: 'must not be empty' },
    ],
  });
});
