import type { PagePath } from '#web/context/page-path.ts';
import { type SearchForm, writeSearchForm } from '#web/search/query/search-form.ts';
import type { WizardDefinition } from '../definition.ts';
import type { WizardOptions } from '../wizard-options.ts';
import { missingInTrip } from './settle-trip.ts';
import { tripFields } from './trip-fields.ts';

const { town, dates, nights, people } = tripFields;

/**
 * The question of one page of a hotel, a liner or an excursion tour ([W]§2.4): its country is kept and hidden, and so is
 * the town where nobody flies. `kept` is what else of the address stays in it, the country among
 * it where it has one.
 */
export const detail = (kept: Record<string, string>): WizardDefinition<SearchForm, WizardOptions> => ({
  kind: ({ mode }) => mode,
  fields: (_, { towns }) => (towns.length > 0 ? [town, dates, nights, people] : [dates, nights, people]),
  useSettled: (chosen, { options }) => ({ form: chosen, options }),
  missing: missingInTrip,
  write: (form) => writeSearchForm({ ...form, state: undefined }),
  keep: () => kept,
  target: (_, page) => page as PagePath,
});
