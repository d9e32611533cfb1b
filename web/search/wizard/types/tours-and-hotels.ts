import { travelKinds } from '#lib/travel-kind.ts';
import { keptFilters } from '#web/search/query/kept-filters.ts';
import { type SearchForm, writeSearchForm } from '#web/search/query/search-form.ts';
import { tourTarget } from '#web/search/query/submit-target.ts';
import type { WizardDefinition } from '../definition.ts';
import type { WizardOptions } from '../wizard-options.ts';
import { missingInTrip, slugOf, useSettledTrip } from './settle-trip.ts';
import { tripFields } from './trip-fields.ts';

const { town, country, dates, nights, people, airline } = tripFields;

/** Tours with a flight, or hotels alone ([W]§2.4). */
export const toursAndHotels: WizardDefinition<SearchForm, WizardOptions> = {
  kind: ({ mode }) => mode,
  fields: ({ mode }, { airlines = [] }) =>
    travelKinds[mode].hasFlight
      ? [town, country, dates, nights, people, ...(airlines.length > 0 ? [airline] : [])]
      : [country, dates, nights, people],
  useSettled: useSettledTrip,
  missing: missingInTrip,
  write: writeSearchForm,
  keep: keptFilters,
  target: (form, page, options) => tourTarget({ ...form, countrySlug: slugOf(form, options) }, page),
};
