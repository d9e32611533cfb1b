import { z } from 'zod';
import { daysBetween } from '#lib/plain-date.ts';
import { defineCall } from './call.ts';
import { dateField, langField } from './query-fields.ts';
import { managers } from './who-may-call.ts';

const mostDays = 92;

const entry = z.object({
  day: z.iso.date(),
  kind: z
    .enum(['departure', 'held', 'valid'])
    .describe(
      'a trip leaves; the price is held until the end of the day; an agent stands by a quote until then',
    ),
  of: z.enum(['request', 'quote']),
  number: z.int(),
  name: z.string().describe('of the hotel; of what is valid the title of the quote, which may be empty'),
  client: z.string(),
});
export type CalendarEntry = z.output<typeof entry>;

/** Days of a manager's work. */
export const agentCalendar = defineCall({
  name: 'agentCalendar',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/Calendar',
  summary:
    'Departures of open requests and of quoted offers, the last days of their prices where prices are held, and those of quotes that were sent',
  source: 'work tools of agents',
  mayCall: managers,
  query: z.object({ ...langField, from: dateField, to: dateField }).check((context) => {
    const { from, to } = context.value;
    const days = daysBetween(from, to);
    const message =
      days < 0 ? 'is before from' : days >= mostDays ? `is more than ${mostDays} days after from` : undefined;
    if (message) context.issues.push({ code: 'custom', path: ['to'], message, input: to });
  }),
  answer: z.object({ entries: z.array(entry).describe('by day') }),
});
