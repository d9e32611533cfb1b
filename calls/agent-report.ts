import { z } from 'zod';
import { daysBetween } from '#lib/plain-date.ts';
import { reportGroups } from '#lib/request-choices.ts';
import { defineCall } from './call.ts';
import { dateField, langField } from './query-fields.ts';
import { managers } from './who-may-call.ts';

const mostDays = 366;

const row = z.object({
  group: z.string().describe('number of a manager or country, or a month; empty: not known'),
  name: z.string(),
  currency: z.string(),
  requests: z.int(),
  requestsSum: z.int().describe('whole units, as they were sent'),
  offers: z.int().describe('of quotes'),
  offersSum: z.int(),
  won: z.int().describe('quotes that were marked as won in these days'),
  lost: z.int().describe('quotes that were marked as lost in these days'),
  commission: z.int().nullable().describe('expected on the requests by today’s plans; null: none holds'),
});
export type ReportRow = z.output<typeof row>;

/** What was asked for and quoted in some days. */
export const agentReport = defineCall({
  name: 'agentReport',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/Report',
  summary:
    'How many requests and quoted offers there were, their sums by currency, how many quotes were won and lost, and the commission that is expected',
  source: 'work tools of agents',
  mayCall: managers,
  query: z
    .object({
      ...langField,
      by: z.enum(reportGroups, { message: `is none of ${reportGroups.join(', ')}` }),
      from: dateField,
      to: dateField,
    })
    .check((context) => {
      const { from, to } = context.value;
      const days = daysBetween(from, to);
      const message =
        days < 0
          ? 'is before from'
          : days > mostDays
            ? `is more than ${mostDays} days after from`
            : undefined;
      if (message) context.issues.push({ code: 'custom', path: ['to'], message, input: to });
    }),
  answer: z.object({ rows: z.array(row) }),
});
