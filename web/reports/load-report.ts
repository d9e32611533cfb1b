import type { RouterContextProvider } from 'react-router';
import { agentReport, type ReportRow } from '#calls/agent-report.ts';
import { addDays } from '#lib/plain-date.ts';
import { reportGroups } from '#lib/request-choices.ts';
import { clientContext, clockContext, netHiddenContext } from '#web/context/context.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';

const usualDays = 90;

/** The report that an address asks for: usually of the last three months, by month. */
export async function loadReport(context: Readonly<RouterContextProvider>, { searchParams }: URL) {
  const { today } = context.get(clockContext);
  const said = (name: string) => (searchParams.get(name) ?? '').slice(0, 20);
  const asked = {
    by: reportGroups.find((group) => group === said('by')) ?? 'month',
    from: said('from') || addDays(today, -usualDays),
    to: said('to') || today,
  };
  const known = await context.get(clientContext).call(agentReport, asked);
  const shownNet = !context.get(netHiddenContext);
  if (!known.ok && known.fields)
    return { ...asked, isWrong: true, showsCommission: false, rows: [] as ReportRow[] };
  if (!known.ok) throw toErrorResponse(known.reason);
  // What an agency earns is off the screen while the agent has taken it off.
  const rows = known.value.rows.map((row) => (shownNet ? row : { ...row, commission: null }));
  const showsCommission = rows.some(({ commission }) => commission !== null);
  return { ...asked, isWrong: false, showsCommission, rows };
}

export type LoadedReport = Awaited<ReturnType<typeof loadReport>>;
