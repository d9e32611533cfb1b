import { expect, test } from 'vitest';
import { contentTables } from './content-tables.ts';
import { judgeCell } from './judge-cell.ts';

const link = contentTables.menu_item.columns.link;

test.each([
  '/search/tours?STATEINC=3#list',
  'actions',
  'actions/summer?from=10:30',
  '#contacts',
  'https://solstice.example/a:b',
  'mailto:partners@solstice.example',
  'tel:+442079460140',
])('a menu may lead to %s', (address) => {
  expect(judgeCell(link, address)).toEqual({ ok: true, value: address });
});

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'two words', 'ftp://x.example'])(
  'a menu may not lead to %s',
  (address) => {
    expect(judgeCell(link, address)).toEqual({ ok: false, reason: expect.stringMatching(/^not a path/) });
  },
);

test('sites are named by lists with commas and nothing else', () => {
  const { markets } = contentTables.menu_item.columns;
  for (const list of ['ru', 'ru,by,kz']) expect(judgeCell(markets, list).ok).toBe(true);
  for (const list of ['ru, by', 'ru;by', ',ru', 'RU']) expect(judgeCell(markets, list).ok).toBe(false);
});
