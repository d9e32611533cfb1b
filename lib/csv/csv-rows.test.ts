import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf } from './csv-line.ts';
import { csvRows } from './csv-rows.ts';

const read = (text: string) => csvRows().take(text, true);

test('what the writer writes is read back, wherever the text is cut into pieces', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'я', '"', ',', '\n', '\r', ' '), maxLength: 6 });
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 });
  fc.assert(
    fc.property(rows, fc.array(fc.nat(40), { maxLength: 6 }), (written, cuts) => {
      const text = written.map(lineOf).join('');
      const { take } = csvRows();
      const bounds = [0, ...cuts.filter((cut) => cut <= text.length).sort((a, b) => a - b), text.length];
      const pieces = bounds.slice(1).map((end, i) => text.slice(bounds[i], end));
      const found = [...pieces.flatMap((piece) => take(piece, false)), ...take('', true)];
      expect(found.map((row) => 'cells' in row && row.cells)).toEqual(written);
    }),
  );
});

test('lines are counted through quoted line breaks, CRLF and blank lines', () => {
  expect(read('a,b\r\n"1\r\n2\n3",x\r\n\r\n\ny,z')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1\r\n2\n3', 'x'] },
    { line: 7, cells: ['y', 'z'] },
  ]);
});

test.each([
  ['a,b\nc,"d\n\n', 2, 1, 'never closed'],
  ['a,b\n"c\n"d,e\n', 2, 0, 'followed by text'],
  ['a,b\nc"d,e\n', 2, 0, 'inside an unquoted value'],
  ['a,b\n"c" ,d\n', 2, 0, 'followed by text'],
  ['a,b\n"c"\rd\n', 2, 0, 'followed by text'],
])('%j is unreadable at its line %i', (text, line, cell, reason) => {
  expect(read(text).at(-1)).toEqual({ line, cell, unreadable: expect.stringContaining(reason) });
});

test('a row that does not end is given up before it fills the memory', () => {
  const { take } = csvRows();
  const pieces = Array.from({ length: 40 }, (_, i) => (i === 0 ? 'a,b\n"' : 'x'.repeat(100_000)));
  const found = pieces.flatMap((piece) => take(piece, false));
  expect(found).toContainEqual({ line: 2, unreadable: expect.stringContaining('does not end') });
});
