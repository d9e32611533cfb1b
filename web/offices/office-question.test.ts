import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OfficeQuestion, readOfficeQuestion, writeOfficeQuestion } from './office-question.ts';

const read = (query: string) => readOfficeQuestion(new URLSearchParams(query));
const nothing: OfficeQuestion = { city: undefined, place: '', address: '', view: '1' };

test('the fields of the filter are read by their names [S-3.16-02]', () => {
  const query = 'FIELD_CITY=2&FIELD_PLACE=Тверская&FIELD_ADDRESS=+ул. Ленина &FIELD_RADIO_LIST_VARIANT=0';
  expect(read(query)).toEqual({ city: 2, place: 'тверская', address: 'ул. Ленина', view: '0' });
});

test("the map is '0', the list '1', and the list is what is shown at first [S-2.16-13] [S-2.16-14]", () => {
  expect(read('').view).toBe('1');
  expect(read('FIELD_RADIO_LIST_VARIANT=1').view).toBe('1');
  expect(read('FIELD_RADIO_LIST_VARIANT=0').view).toBe('0');
  expect(read('FIELD_RADIO_LIST_VARIANT=map').view).toBe('1');
});

test('a city that was cleared is another thing than one that nobody chose', () => {
  expect(read('')).toEqual(nothing);
  for (const cleared of ['', '+']) expect(read(`FIELD_CITY=${cleared}`).city).toBe('all');
  expect(read('FIELD_CITY=2').city).toBe(2);
  for (const nonsense of ["2' or 1 eq 1", '-2', '2.5', '1e3', '9'.repeat(10)])
    expect(read(`FIELD_CITY=${nonsense}`).city).toBeUndefined();
});

test('a text that nothing is called by is cut', () => {
  expect(read(`FIELD_ADDRESS=${'a'.repeat(5_000)}`).address).toHaveLength(120);
});

test('what is written is read back', () => {
  const text = fc.string({ maxLength: 60 }).map((typed) => typed.trim());
  const question = fc.record({
    city: fc.constantFrom<OfficeQuestion['city']>(undefined, 'all', 7, 123_456),
    place: text.map((typed) => typed.toLowerCase()),
    address: text,
    view: fc.constantFrom('0', '1'),
  });
  fc.assert(
    fc.property(question, (asked) => {
      expect(read(writeOfficeQuestion(asked))).toEqual(asked);
    }),
  );
  expect(writeOfficeQuestion(nothing)).toBe('');
});
