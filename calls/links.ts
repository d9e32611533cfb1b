import { z } from 'zod';
import { defineCall } from './call.ts';
import { flag } from './query-fields.ts';
import { ourPagesAndPrograms } from './who-may-call.ts';

/** `2027-11-21 22:30:00.000`, in UTC. */
const momentField = z.string().transform((text, context): Date => {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d\.\d{3})$/.exec(text) ?? [];
  const moment = new Date(`${day}T${time}Z`);
  // A day such as 30 February is read as one of March.
  if (moment.getTime() && moment.toISOString() === `${day}T${time}Z`) return moment;
  context.addIssue({ code: 'custom', message: 'is not a moment: YYYY-MM-DD HH:mm:ss.SSS is expected' });
  return z.NEVER;
});

/** A short link to a page of ours ([S]§3.17). Its key is opened at `/s/{shortUrlKey}`. */
export const shortenLink = defineCall({
  name: 'shortenLink',
  method: 'POST',
  base: 'api',
  path: '/shorts/shorten',
  summary: 'Makes a short link to a page of ours; for bearers of the token, and for our own pages',
  source: '[S]§2.18, §3.17, §7.2',
  mayCall: ourPagesAndPrograms,
  query: z.object({}),
  takesJson: true,
  body: z.object({
    Expirable: flag.default(true),
    ExpiringDate: momentField.optional().describe('YYYY-MM-DD HH:mm:ss.SSS in UTC; in a year by default'),
    OriginalUrl: z
      .string()
      .max(8_000, 'is longer than 8000 characters')
      .refine((text) => URL.canParse(text), 'is not a URL'),
  }),
  answer: z.object({
    code: z.int().describe('0; -1: not an address of ours, nothing was made'),
    shortUrlKey: z.string(),
  }),
});
