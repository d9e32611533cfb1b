import type { PageHandle } from '#web/visit/page-handle.ts';
import type { Route } from './+types/excursion-tour';
import { loadExcursionTour } from './excursion-loader.ts';

export const handle: PageHandle = { texts: ['common', 'dates', 'detail', 'excursion', 'results', 'wizard'] };

export { ExcursionPage as default } from './excursion-page.tsx';
export { staysUnlessExpanded as shouldRevalidate } from './stays-unless-expanded.ts';

export const loader = (args: Route.LoaderArgs) => loadExcursionTour(args);
