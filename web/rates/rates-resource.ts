import type { Route } from './+types/rates-resource.ts';
import { loadRates } from './load-rates.ts';

/** The rates that hold now, for a page whose countdown has come to its end. */
export const loader = async ({ context }: Route.LoaderArgs) => Response.json(await loadRates(context));
