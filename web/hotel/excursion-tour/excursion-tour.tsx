import type { Route } from './+types/excursion-tour';
import { loadExcursionTour } from './excursion-loader.ts';

export { ExcursionPage as default } from './excursion-page.tsx';
export { staysUnlessExpanded as shouldRevalidate } from './stays-unless-expanded.ts';

export const loader = (args: Route.LoaderArgs) => loadExcursionTour(args);
