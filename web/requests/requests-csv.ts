import { agentRequests, mostRequests } from '#calls/agent-requests.ts';
import { localMinute } from '#lib/local-minute.ts';
import { agentsOnly } from '#web/context/agents-only.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { pageTexts } from '#web/context/page-texts.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { csvFile } from '../work/csv-file.ts';
import type { Route } from './+types/requests-csv.ts';
import { askedFields, requestsQuestion } from './requests-question.ts';

const columns = [
  ...([
    'number',
    'state',
    'sent',
    'client',
    'hotel',
    'country',
    'departure',
    'nights',
    'travellers',
  ] as const),
  ...(['price', 'currency', 'manager', 'agency'] as const),
];

/** `/orders/requests.csv`: what the list shows for the same question, on one page; as many as one question is answered with. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  const { context, url } = args;
  const { timeZone } = context.get(siteContext);
  const query = { ...Object.fromEntries(askedFields(requestsQuestion(url))), take: mostRequests };
  const known = await context.get(clientContext).call(agentRequests, query);
  if (!known.ok && known.fields) throw new Response(null, { status: 400 });
  if (!known.ok) throw toErrorResponse(known.reason);
  const { t } = await pageTexts(context);
  const rows = known.value.requests.map((request) => [
    ...[request.request, t(`requests.state.${request.state}`)],
    ...[localMinute(new Date(request.sentAt), timeZone)[0], request.client, request.hotelName],
    ...[request.countryName, request.departsOn, request.nights],
    ...[request.adult + request.child, request.total, request.currency, request.manager, request.agency],
  ]);
  return csvFile('requests', [columns.map((name) => t(`requests.column.${name}`)), ...rows]);
}
