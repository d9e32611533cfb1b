import { addDays, compactDate, type PlainDate } from './plain-date.ts';

/** A day of a calendar file. */
export type DayEvent = { uid: string; day: PlainDate; summary: string; url: string };

/** Whole days as iCalendar (RFC 5545), for any program of calendars. */
export function icsFile(name: string, events: readonly DayEvent[], stamp: Date): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Solstice//Work//EN', `X-WR-CALNAME:${text(name)}`],
    ...events.flatMap(({ uid, day, summary, url }) => [
      ...['BEGIN:VEVENT', `UID:${text(uid)}`, `DTSTAMP:${instant(stamp)}`],
      `DTSTART;VALUE=DATE:${compactDate(day)}`,
      `DTEND;VALUE=DATE:${compactDate(addDays(day, 1))}`,
      ...[`SUMMARY:${text(summary)}`, `URL:${url}`, 'TRANSP:TRANSPARENT', 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const text = (words: string) => words.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

const instant = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

const mostBytes = 75;

/** No line is longer than 75 bytes; the next one begins with a space, and no letter is cut. */
function folded(line: string): string {
  let [written, bytes] = ['', 0];
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > mostBytes) [written, bytes] = [`${written}\r\n `, 1];
    written += letter;
    bytes += size;
  }
  return written;
}
