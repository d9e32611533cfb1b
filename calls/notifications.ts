import { z } from 'zod';
import { requestStates } from '#lib/request-choices.ts';
import { defineCall } from './call.ts';
import { langField, wholeNumber } from './query-fields.ts';
import { managers } from './who-may-call.ts';

/** Numbers of notifications are larger than those of other rows. */
const id = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,15}$/, 'is not a whole number')
      .transform(Number),
  ])
  .pipe(z.int().min(0));

export const notification = z.object({
  id: z.int(),
  kind: z.enum(['opened', 'marked', 'asked', 'joined', 'request', 'offers']),
  at: z.iso.datetime(),
  isRead: z.boolean(),
  quote: z
    .object({ inc: z.int(), title: z.string(), client: z.string() })
    .nullable()
    .describe('what the client has opened, marked an offer of, or asked about'),
  offers: z
    .object({ gone: z.int(), repriced: z.int() })
    .nullable()
    .describe('how many offers of the quote can no longer be sold, and how many cost something else'),
  request: z
    .object({
      request: z.int(),
      state: z.enum(requestStates).nullable().describe('that it was put into; null: only words'),
      client: z.string(),
      by: z.string().describe('empty: a colleague who is there no more'),
      isOperator: z.boolean(),
    })
    .nullable()
    .describe('what somebody else has done with a request'),
  offer: z.string().nullable().describe('the hotel of the offer; null: it is about the whole quote'),
  words: z.string().describe('of the client who asks, of the colleague or the operator'),
  colleague: z.string().nullable().describe('who has accepted an invitation of the manager’s'),
});
export type Notification = z.output<typeof notification>;

/** What a manager was told. */
export const notifications = defineCall({
  name: 'notifications',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/Notifications',
  summary: 'What the manager was told of in the last 90 days, the latest first, 30 on a page',
  source: 'notifications',
  mayCall: managers,
  query: z.object({ ...langField, page: wholeNumber(1, 10_000).default(1) }),
  answer: z.object({
    notifications: z.array(notification),
    pageCount: z.int(),
    unread: z.int(),
    last: z.int().describe('id of the last one; 0: there is none'),
  }),
});

const news = z.object({
  notifications: z.array(notification),
  unread: z.int(),
  last: z.int().describe('what to ask after next'),
});
export type News = z.output<typeof news>;

/** What is new; anyone who accepts `text/event-stream` is told it as it comes. */
export const newNotifications = defineCall({
  name: 'newNotifications',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/NewNotifications',
  summary:
    'What the manager was told after a notification, at most the last 20; with Accept: text/event-stream as events of the type news, each with this answer, for up to 90 seconds, after Last-Event-ID if that is sent',
  source: 'notifications',
  mayCall: managers,
  query: z.object({
    ...langField,
    after: id.optional().describe('missing: nothing but where the manager stands'),
  }),
  answer: news,
});

export const readNotifications = defineCall({
  name: 'readNotifications',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/ReadNotifications',
  summary: 'Marks a notification as read, or all up to one',
  source: 'notifications',
  mayCall: managers,
  query: z.object({}),
  body: z.object({
    which: z.enum(['one', 'upTo'], { message: 'is neither one nor upTo' }),
    notification: id,
  }),
  answer: z.object({ unread: z.int() }),
});
