import { agentsOnly } from '#web/context/agents-only.ts';
import { pageTexts } from '#web/context/page-texts.ts';
import { csvFile } from '../work/csv-file.ts';
import type { Route } from './+types/report-csv.ts';
import { loadReport } from './load-report.ts';

const columns = [
  'group',
  'currency',
  'requests',
  'requestsSum',
  'offers',
  'offersSum',
  'won',
  'lost',
] as const;

/** `/orders/reports.csv`: the same report for a spreadsheet. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  const { by, rows, isWrong, showsCommission } = await loadReport(args.context, args.url);
  if (isWrong) throw new Response(null, { status: 400 });
  const { t } = await pageTexts(args.context);
  const names = [...columns, ...(showsCommission ? (['commission'] as const) : [])];
  const lines = rows.map((row) => [
    ...[by === 'month' ? row.group : row.name, row.currency, row.requests, row.requestsSum],
    ...[row.offers, row.offersSum, row.won, row.lost, ...(showsCommission ? [row.commission ?? ''] : [])],
  ]);
  return csvFile('report', [names.map((name) => t(`workReport.${name}`)), ...lines]);
}
