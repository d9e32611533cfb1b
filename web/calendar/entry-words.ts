import type { CalendarEntry } from '#calls/agent-calendar.ts';
import type { Translate } from '#texts/translator.ts';

/** What an entry is called: by its hotel, or a quote by its title. */
export const entryName = ({ of, number, name }: CalendarEntry, t: Translate): string =>
  name || t(`workCalendar.${of}`, { number: `${number}` });

/** What it says beside that. */
export const entryWords = ({ kind, of, number, name, client }: CalendarEntry, t: Translate): string[] => [
  t(`workCalendar.${kind}`),
  ...(name ? [t(`workCalendar.${of}`, { number: `${number}` })] : []),
  ...(client ? [client] : []),
];
