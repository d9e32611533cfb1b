import type { CalendarEntry } from '#calls/agent-calendar.ts';
import type { Translate } from '#texts/translator.ts';

/** What an entry says beside its hotel. */
export const entryWords = ({ kind, of, number, client }: CalendarEntry, t: Translate): string[] => [
  t(`workCalendar.${kind}`),
  t(`workCalendar.${of}`, { number: `${number}` }),
  ...(client ? [client] : []),
];
