import type { RouterContextProvider } from 'react-router';
import { agentRequests, type ListedRequest } from '#calls/agent-requests.ts';
import { requestViews } from '#calls/request-views.ts';
import { localMinute } from '#lib/local-minute.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { askedFields, requestsQuestion } from './requests-question.ts';

const requestsOnPage = 20;

/** A page of the requests that an address asks for; what is wrong with the address is named. */
export async function loadRequests(context: Readonly<RouterContextProvider>, url: URL) {
  const { timeZone } = context.get(siteContext);
  const asked = requestsQuestion(url);
  const skip = (asked.page - 1) * requestsOnPage;
  const query = { ...Object.fromEntries(askedFields(asked)), skip, take: requestsOnPage };
  const client = context.get(clientContext);
  const [known, kept] = await Promise.all([client.call(agentRequests, query), client.call(requestViews, {})]);
  const views = kept.ok ? kept.value.views : [];
  if (!known.ok && known.fields)
    return { ...nothing, asked, views, faults: known.fields.map(({ field }) => field) };
  if (!known.ok) throw toErrorResponse(known.reason);
  const { requests, total, ...choices } = known.value;
  return {
    asked,
    views,
    total,
    ...choices,
    faults: [] as string[],
    pageCount: Math.ceil(total / requestsOnPage),
    list: requests.map(({ sentAt, ...request }) => ({
      ...request,
      sentOn: localMinute(new Date(sentAt), timeZone)[0],
    })),
  };
}

export type LoadedRequests = Awaited<ReturnType<typeof loadRequests>>;
export type ShownRequest = Omit<ListedRequest, 'sentAt'> & { sentOn: string };

const nothing = {
  total: 0,
  pageCount: 0,
  list: [] as ShownRequest[],
  counts: { new: 0, answered: 0, closed: 0 },
  managers: [],
  countries: [],
};
