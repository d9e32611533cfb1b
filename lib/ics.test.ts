import { expect, test } from 'vitest';
import { icsFile } from './ics.ts';
import { plainDate } from './plain-date.ts';

const stamp = new Date('2026-11-26T08:00:00Z');
const event = {
  uid: 'request-7@x',
  day: plainDate('2026-12-31'),
  url: 'https://solstice.example/orders/7',
  summary: 'Отель «Мелисара», Side; 2\nАнна',
};

test('a day is an event of the whole day, that ends where the next one begins', () => {
  const file = icsFile('Work', [event], stamp);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(file).toContain('\r\nDTSTAMP:20261126T080000Z\r\n');
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
});

test('what people have typed breaks no line, and lines are folded between letters', () => {
  const file = icsFile('Work', [{ ...event, summary: `${event.summary} ${'я'.repeat(100)}` }], stamp);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`SUMMARY:Отель «Мелисара»\\, Side\\; 2\\nАнна ${'я'.repeat(100)}\r\n`);
  expect(file).not.toMatch(/[^\r]\n/);
});
