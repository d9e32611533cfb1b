import { expect, test } from 'vitest';
import { csvFile } from './csv-file.ts';

/** As a spreadsheet reads a line whose cells are separated by another character than ours. */
const cellsAt = (line: string, separator: string) =>
  line.split(separator).map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'));

test.each(['=1+1', '＝1+1', 'Anna;=1+1', 'Anna;"=1+1;x', 'Anna\t＠SUM(A1)', 'a"b;＋1', '-1;-2'])(
  'a client called %j begins no formula, whichever character a spreadsheet separates cells by',
  async (client) => {
    const text = await csvFile('requests', [['R-1', client, 1_200, -5]]).text();
    expect(text.trim().endsWith(',1200,-5')).toBe(true);
    for (const separator of [',', ';', '\t'])
      for (const cell of cellsAt(text.trim().replace(/^\uFEFF/, ''), separator))
        expect(cell, `${separator} ${text}`).not.toMatch(/^[=+@＝＋－＠]|^-(?!5$)/);
  },
);

test('words stay words, and what one program could take for a separator is quoted', async () => {
  const text = await csvFile('report', [['Anna', 'Anna; Vera', "it's", '2026-12-01', 'a "b"', 7]]).text();
  expect(text).toBe('Anna,"Anna; Vera","it\'s",2026-12-01,"a ""b""",7\n');
});
