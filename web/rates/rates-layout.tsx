import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import type { Route } from './+types/rates-layout.ts';
import { historyAsked } from './history-address.ts';
import { historyCurrency } from './history-currency.ts';
import { loadHistory } from './load-history.ts';
import { loadRates } from './load-rates.ts';

/** Few addresses open one. Nothing stands in for it: without scripts, too, it is there when the page is. */
const RateHistory = lazyPart(() => import('./rate-history.tsx'));

/** The rates of the header, and the history that the address opens. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = historyCurrency(url.searchParams);
  const [rates, history] = await Promise.all([
    loadRates(context),
    asked ? loadHistory(context, asked) : undefined,
  ]);
  return { rates, history };
}

/** Rates stay as they are for a visit; another history is loaded. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  historyAsked(currentUrl.searchParams) !== historyAsked(nextUrl.searchParams);

/** Rendered inside the frame, so that without scripts the history is a section of the page. */
export default function RatesLayout({ loaderData: { history, rates } }: Route.ComponentProps) {
  return (
    <>
      {history && <RateHistory key={history.currency} history={history} rates={rates} />}
      <Outlet />
    </>
  );
}
