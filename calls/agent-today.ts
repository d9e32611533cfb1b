import { z } from 'zod';
import { defineCall } from './call.ts';
import { notification } from './notifications.ts';
import { langField } from './query-fields.ts';
import { managers } from './who-may-call.ts';

const changedOffer = z.object({
  quote: z.int(),
  title: z.string(),
  client: z.string(),
  hotelName: z.string(),
  checkIn: z.iso.date(),
  currency: z.string(),
  was: z.int().describe('whole units, when it was added'),
  now: z.int().nullable().describe('whole units; null: it can no longer be sold'),
});
export type ChangedOffer = z.output<typeof changedOffer>;

/** What a manager begins the day with, beside the calendar. */
export const agentToday = defineCall({
  name: 'agentToday',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/Today',
  summary:
    'What clients did and the operator answered in the last 14 days, and the offers of the manager’s open quotes that have changed',
  source: 'work tools of agents',
  mayCall: managers,
  query: z.object(langField),
  answer: z.object({
    clients: z.array(notification),
    answers: z.array(notification),
    offers: z.array(changedOffer),
  }),
});
