import { agentsOnly } from '#web/context/agents-only.ts';
import type { Route } from './+types/quote-choices-resource.ts';
import { loadChoices } from './load-choices.ts';

/** So many are asked about beside an offer; the others have a page. */
const mostBeside = 5;

/** `/lookup/quote-choices`: the quotes that an open page asks about. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  return loadChoices(args.context, { take: mostBeside });
}

/** Without an answer the page that asks stays, and says that nothing was added. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch((error) => {
    if (error instanceof Response) throw error; // the session is over: it redirects to the sign-in page
    return { quotes: [], total: 0, hasFailed: true as const };
  });
