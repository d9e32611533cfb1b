import { expect, test } from 'vitest';
import { csvRecords } from './csv-records.ts';

test('rows are read by the names of the first line, quoted cells as they are meant', () => {
  expect(csvRecords('id,name\n1,"Kaş, Kalkan"\n\n2,\n')).toEqual([
    { id: '1', name: 'Kaş, Kalkan' },
    { id: '2', name: '' },
  ]);
  expect(csvRecords('id,name\n')).toEqual([]);
});

test.each([
  ['id,name\n1,a\n2\n', 'line 3 has 2 cells'],
  ['id,name\n1,a,b\n', 'line 2 has 2 cells'],
  ['id,name\n1,"a\n', 'line 2 can be read'],
])('%j is refused: %s', (text, claim) => {
  expect(() => csvRecords(text)).toThrow(claim);
});
