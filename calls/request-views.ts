import { z } from 'zod';
import { requestOrders } from '#lib/request-choices.ts';
import { requestFilters } from './agent-requests.ts';
import { defineCall } from './call.ts';
import { line } from './form-fields.ts';
import { langField, wholeNumber } from './query-fields.ts';
import { managers } from './who-may-call.ts';

const source = 'work tools of agents';
const asked = z.object({ ...requestFilters, order: z.enum(requestOrders).optional() });

/** The question of an address that the list of requests understands, kept as it is written there. */
const filters = line(1_000).transform((text, context) => {
  const fields = [...new URLSearchParams(text)].filter(([name, value]) => name in asked.shape && value);
  const read = asked.safeParse(Object.fromEntries(fields));
  if (read.success && fields.length > 0) return `${new URLSearchParams(fields)}`;
  context.addIssue({ code: 'custom', message: 'are no filters of requests' });
  return z.NEVER;
});

/** The views that a manager has kept of their requests. */
export const requestViews = defineCall({
  name: 'requestViews',
  method: 'GET',
  base: 'api',
  path: '/MyOffice/RequestViews',
  summary: 'The views of requests that the manager has kept, by name',
  source,
  mayCall: managers,
  query: z.object(langField),
  answer: z.object({
    views: z.array(
      z.object({ view: z.int(), name: z.string(), filters: z.string().describe('question of an address') }),
    ),
  }),
});
export type RequestView = z.output<typeof requestViews.answer>['views'][number];

export const saveRequestView = defineCall({
  name: 'saveRequestView',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/SaveRequestView',
  summary: 'Keeps filters of requests under a name, in place of those that had it',
  source,
  mayCall: managers,
  query: z.object(langField),
  body: z.object({ name: line(60).min(1, 'is required'), filters }),
  answer: z.object({ name: z.string() }),
});

export const deleteRequestView = defineCall({
  name: 'deleteRequestView',
  method: 'POST',
  base: 'api',
  path: '/MyOffice/DeleteRequestView',
  summary: 'Forgets a view',
  source,
  mayCall: managers,
  query: z.object(langField),
  body: z.object({ view: wholeNumber(1, 2_147_483_647) }),
  answer: z.object({ view: z.int() }),
});
