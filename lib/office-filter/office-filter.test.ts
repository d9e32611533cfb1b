import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OfficeTerm } from './office-term.ts';
import { readOfficeFilter } from './read-filter.ts';
import { type OfficeChoice, writeOfficeFilter, writeTownFilter } from './write-filter.ts';

function read(text: string) {
  const result = readOfficeFilter(text);
  return result.ok ? result.value : result.detail;
}

test.each<[OfficeChoice, string, OfficeTerm[]]>([
  [
    { address: 'Тверская' },
    "indexof(tolower(faddress),'тверская') gt -1",
    [{ field: 'faddress', contains: 'тверская' }],
  ],
  [{ townInc: 2 }, 'townInc eq 2', [{ field: 'townInc', equals: 2 }]],
  [
    { place: 'Сокол' },
    "(indexof(tolower(district),'сокол') gt -1 or indexof(tolower(metro),'сокол') gt -1)",
    [{ field: 'place', contains: 'сокол' }],
  ],
  [{ mainCitySlug: 'moscow' }, "subdomain eq 'moscow'", [{ field: 'subdomain', equals: 'moscow' }]],
  [{ inc: 11 }, 'inc eq 11', [{ field: 'inc', equals: 11 }]],
  [
    { address: "O'Hara", townInc: 2 },
    "indexof(tolower(faddress),'o''hara') gt -1 and townInc eq 2",
    [
      { field: 'faddress', contains: "o'hara" },
      { field: 'townInc', equals: 2 },
    ],
  ],
])(
  '%j is written in lower case with quotes doubled, and read [S-7.2-24] [S-7.2-25] [S-7.2-26] [S-7.2-27] [S-7.2-28] [S-7.2-29]',
  (choice, written, terms) => {
    expect(writeOfficeFilter(choice)).toBe(written);
    expect(read(written)).toEqual(terms);
  },
);

test('nothing chosen asks for all offices, and the main city only while no town is chosen', () => {
  for (const nothing of [{}, { address: '', place: '' }]) expect(writeOfficeFilter(nothing)).toBeUndefined();
  expect(writeOfficeFilter({ townInc: 5, mainCitySlug: 'moscow' })).toBe('townInc eq 5');
  expect(writeTownFilter(5)).toBe('townInc eq 5');
});

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.constantFrom("'", "''", "' or 1 eq 1", 'and', '(', "') gt -1", 'İSTANBUL', 'ЁЖ', '%_\\', '$1', '"'),
);
const choices = fc.record(
  {
    address: texts,
    townInc: fc.nat(2_147_483_647),
    place: texts,
    mainCitySlug: texts,
    inc: fc.nat(2_147_483_647),
  },
  { requiredKeys: [] },
);

test('whatever is chosen is read as it was written', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const written = writeOfficeFilter(choice);
      const { address, townInc, place, mainCitySlug, inc } = choice;
      const expected = [
        address !== undefined && { field: 'faddress', contains: address.toLowerCase() },
        townInc !== undefined && { field: 'townInc', equals: townInc },
        place !== undefined && { field: 'place', contains: place.toLowerCase() },
        mainCitySlug !== undefined &&
          townInc === undefined && { field: 'subdomain', equals: mainCitySlug.toLowerCase() },
        inc !== undefined && { field: 'inc', equals: inc },
      ].filter(Boolean);
      expect(written === undefined ? [] : read(written)).toEqual(expected);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  "INDEXOF( ToLower( faddress ) , 'x' )\tGT  -1",
  "(  indexof(tolower(district),'x') GT -1 OR indexof(tolower(metro),'x') gt -1\t)",
  "indexof\t(tolower ( faddress\t) ,\t'x' ) gt -1",
  'townInc   EQ\t7  AND  inc eq 8',
])('words of the language in any case and blanks where they may be are read: %s', (text) => {
  expect(read(text)).toBeInstanceOf(Array);
});

test.each([
  ['', 'at position 1: a term is expected'],
  [' townInc eq 1', 'at position 1: a term is expected'],
  ['townInc eq 1 ', 'at position 14: and is expected'],
  ['townInc eq 1 and', 'at position 17: a blank is expected'],
  ['townInc eq 1 or inc eq 2', 'at position 14: and is expected'],
  ['townInc eq', 'at position 11: a blank is expected'],
  ['townInc eq one', 'at position 12: a number is expected'],
  ['townInc eq -1', 'at position 12: a number is expected'],
  ['townInc eq 1.5', 'at position 13: a blank is expected'],
  ['townInc eq 2147483648', 'at position 12: the number is too large'],
  ['towninc eq 1', 'at position 1: towninc is not a field that can be asked for'],
  ['name eq 1', 'at position 1: name is not a field that can be asked for'],
  ['townInc ne 1', 'at position 9: eq is expected'],
  ['(townInc eq 1)', 'at position 2: indexof is expected'],
  ["subdomain eq 'x", 'at position 14: a text in quotes is expected'],
  ["subdomain eq 'x''", 'at position 14: a text in quotes is expected'],
  ["subdomain eq 'x'y'", 'at position 17: a blank is expected'],
  ['townInc eq 1--', 'at position 13: a blank is expected'],
  ['townInc eq 1/**/and inc eq 2', 'at position 13: a blank is expected'],
  ['townInc eq 1; drop table office', 'at position 13: a blank is expected'],
  ['townInc eq ٣', 'at position 12: a number is expected'],
  ['townInc%20eq%201', 'at position 8: a blank is expected'],
  ['subdomain eq moscow', 'at position 14: a text in quotes is expected'],
  ['subdomain eq ’moscow’', 'at position 14: a text in quotes is expected'],
  ['subdomain eq "moscow"', 'at position 14: a text in quotes is expected'],
  ["inc eq '1'", 'at position 8: a number is expected'],
  ['faddress eq 1', 'at position 1: faddress is not a field that can be asked for'],
  ["indexof(tolower(FADDRESS),'x') gt -1", 'at position 17: faddress is expected'],
  ["indexof(tolower(faddress),'x') ge -1", 'at position 32: gt is expected'],
  ["not indexof(tolower(faddress),'x') gt -1", 'at position 1: not is not a field that can be asked for'],
  ["((indexof(tolower(district),'x') gt -1", 'at position 2: indexof is expected'],
  [
    "(indexof(tolower(district),'x') gt -1 and indexof(tolower(metro),'x') gt -1)",
    'at position 39: or is expected',
  ],
  [
    "(indexof(tolower(district),'x') gt -1 or indexof(tolower(metro),'x') gt -1",
    'at position 75: a closing bracket is expected',
  ],
  ["indexof(faddress,'x') gt -1", 'at position 9: tolower is expected'],
  ["indexof(tolower(name),'x') gt -1", 'at position 17: faddress is expected'],
  ["indexof(tolower(faddress),'x') gt -12", 'at position 35: -1 is expected'],
  ["indexof(tolower(faddress),'x') gt 0", 'at position 35: -1 is expected'],
  ["indexof(tolower(faddress) 'x') gt -1", 'at position 27: a comma is expected'],
  ["(indexof(tolower(district),'x') gt -1)", 'at position 38: a blank is expected'],
  [
    "(indexof(tolower(district),'x') gt -1 or indexof(tolower(metro),'y') gt -1)",
    'at position 42: the same place is expected for district and metro',
  ],
  [
    "(indexof(tolower(metro),'x') gt -1 or indexof(tolower(district),'x') gt -1)",
    'at position 18: district is expected',
  ],
])('%j is refused: %s', (text, reason) => {
  expect(read(text)).toBe(reason);
});

test('anything is read or refused with a place in it', () => {
  const pieces = fc.constantFrom(
    ...[
      'indexof(',
      'tolower(',
      'faddress',
      'district',
      'metro',
      ')',
      "'",
      "''",
      ',',
      ' ',
      '\t',
      '(',
      ' and ',
    ],
    ...[' or ', ' eq ', ' gt ', '-1', '7', 'townInc', 'inc', 'subdomain', 'ж', '\0', '💥', '\ud800'],
  );
  const junk = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(junk, (text) => {
      const result = readOfficeFilter(text);
      if (result.ok) return;
      const at = Number(/^at position (\d+): /.exec(result.detail ?? '')?.[1]);
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThanOrEqual(text.length + 1);
    }),
    { numRuns: 5_000 },
  );
});

const long = (piece: string) => piece.repeat(Math.ceil(100_000 / piece.length));
const hostile = [
  long("'"),
  long(' '),
  long('('),
  long('a'),
  long('9'),
  `subdomain eq '${long("''")}`,
  `subdomain eq '${long('x')}`,
  `townInc eq ${long('1')}`,
  `townInc eq 1${long(' ')}`,
  long('townInc eq 1 and '),
];

test('100 kB of hostile text are refused unread', () => {
  for (const text of hostile) expect(read(text)).toBe('is longer than 2000 characters');
});

test('hostile text of the longest length is refused where it goes wrong', () => {
  for (const text of hostile) expect(read(text.slice(0, 2_000))).toMatch(/^at position \d+: /);
});
