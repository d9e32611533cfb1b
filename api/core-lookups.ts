import type { Api } from './api-env.ts';
import type { SellingDependencies } from './core-context.ts';
import { registerCalendar, registerNights, registerStays } from './core-lookups-dates.ts';
import { registerFilters } from './core-lookups-filters.ts';
import {
  registerLastMinStates,
  registerStates,
  registerSuggestion,
  registerTownFroms,
} from './core-lookups-places.ts';

/** The lookups of the search wizards ([W]§3.2, §7). */
export function registerLookups(api: Api, dependencies: SellingDependencies): void {
  registerTownFroms(api, dependencies);
  registerStates(api, dependencies);
  registerLastMinStates(api, dependencies);
  registerSuggestion(api, dependencies);
  registerFilters(api, dependencies);
  registerNights(api, dependencies);
  registerCalendar(api, dependencies);
  registerStays(api, dependencies);
}
