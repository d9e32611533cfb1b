import { keptFilters } from '#web/search/query/kept-filters.ts';
import { type SearchForm, writeSearchForm } from '#web/search/query/search-form.ts';
import { excursionTarget } from '#web/search/query/submit-target.ts';
import type { WizardDefinition } from '../definition.ts';
import type { WizardOptions } from '../wizard-options.ts';
import { missingInTrip, slugOf, useSettledTrip } from './settle-trip.ts';
import { tripFields } from './trip-fields.ts';

const { town, country, dates, nights, people } = tripFields;

/** Journeys with a guide, with the flight or from where they begin ([W]§2.7). */
export const excursionTours: WizardDefinition<SearchForm, WizardOptions> = {
  kind: () => 'excursion',
  fields: () => [town, country, dates, nights, people],
  useSettled: useSettledTrip,
  missing: missingInTrip,
  write: writeSearchForm,
  keep: keptFilters,
  target: (form, page, options) => excursionTarget(slugOf(form, options), page),
};
