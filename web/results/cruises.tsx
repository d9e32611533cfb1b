import type { Route } from './+types/cruises.ts';
import { loadList } from './load-list.ts';
import { loadResults } from './results-loader.ts';

export { ResultsPage as default } from './results-page.tsx';

export const loader = (args: Route.LoaderArgs) => loadResults(args, 'cruise');

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return loadList(pathname + search, serverLoader);
}
