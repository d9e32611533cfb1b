import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePageFilter } from './page-filter.ts';

test('comparisons are joined by and, fields and words in any case, quotes written twice', () => {
  expect(parsePageFilter("parentSlug eq 'turkey'")).toEqual({
    ok: true,
    value: [{ field: 'parentSlug', value: 'turkey' }],
  });
  expect(parsePageFilter("  PARENTSLUG EQ 'o''brien'  AND id eq 7 ")).toEqual({
    ok: true,
    value: [
      { field: 'parentSlug', value: "o'brien" },
      { field: 'id', value: '7' },
    ],
  });
  expect(parsePageFilter("slug eq ''")).toEqual({ ok: true, value: [{ field: 'slug', value: '' }] });
});

test('any text comes through its quotes', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const filter = `slug eq '${value.replaceAll("'", "''")}' and pageType eq 'info'`;
      expect(parsePageFilter(filter)).toMatchObject({ ok: true, value: [{ value }, { value: 'info' }] });
    }),
  );
});

test.each([
  '',
  'slug',
  'slug eq',
  'slug eq turkey',
  "slug ne 'a'",
  "title eq 'a'",
  "slug eq 'a",
  "slug eq 'a' and",
  "slug eq 'a' and ",
  "slug eq 'a' or slug eq 'b'",
  "slug eq 'a' slug eq 'b'",
  "slug eq 'a') or (1 eq 1",
])('%j is no filter', (filter) => {
  expect(parsePageFilter(filter)).toEqual({ ok: false, reason: 'not-a-filter' });
});
