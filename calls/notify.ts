import { z } from 'zod';
import { defineCall } from './call.ts';
import { langField } from './query-fields.ts';

/** What an agent keeps on the server; written as here, read whatever its case. */
export const notifyKeys = { notify: 'notify', compare: 'COMPARE', favourites: 'favorites' } as const;

const answer = z.object({
  code: z.int(),
  message: z.string().optional(),
  value: z.string().optional().describe('ids, separated by commas'),
});
export type NotifyAnswer = z.output<typeof answer>;

/** A list of the agent who is logged in ([S]§3.9). */
export const getNotify = defineCall({
  name: 'getNotify',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/GetNotify',
  summary: 'Notifications, favourites or hotels to compare of the agent',
  source: '[S]§3.9, §4.7, §7.2',
  query: z.object({ ...langField, key: z.string().default(notifyKeys.notify) }),
  answer,
});

/** Replaces a list of the agent who is logged in. */
export const setNotify = defineCall({
  name: 'setNotify',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/SetNotify',
  summary: 'Keeps a list of the agent',
  source: '[S]§4.7, §7.2',
  query: z.object({}),
  body: z.object({ key: z.string(), value: z.string().describe('ids, separated by commas') }),
  answer,
});

/** The ids of a list: of `value`, else of `message`. */
export const notifyIds = ({ value, message }: NotifyAnswer): string[] =>
  (value ?? message ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => /^-?\d+$/.test(id));
