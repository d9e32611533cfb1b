import type { Route } from './+types/voyage';
import { loadVoyage } from './voyage-loader.ts';

export { VoyagePage as default } from './voyage-page.tsx';

export const loader = (args: Route.LoaderArgs) => loadVoyage(args);
