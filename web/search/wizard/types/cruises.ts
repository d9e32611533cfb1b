import { type CruiseForm, writeCruiseForm } from '#web/search/query/cruise-form.ts';
import { keptFilters } from '#web/search/query/kept-filters.ts';
import { cruiseTarget } from '#web/search/query/submit-target.ts';
import type { WizardDefinition } from '../definition.ts';
import { LinersField } from '../liners-field.tsx';
import type { CruiseOptions } from '../wizard-options.ts';
import { missingInTrip, useSettledTrip } from './settle-trip.ts';
import { tripFields } from './trip-fields.ts';

const { town, country, dates, nights, people } = tripFields;
const liners = { name: 'liners', Field: LinersField } as const;

/** Voyages of liners, with the flight to the port or from the port ([W]§2.6). */
export const cruises: WizardDefinition<CruiseForm, CruiseOptions> = {
  kind: () => 'cruise',
  // all liners may be of one sea, which then is no choice
  fields: (_, { countries }) => [
    town,
    ...(countries.length > 1 ? [country] : []),
    liners,
    dates,
    nights,
    people,
  ],
  useSettled: useSettledTrip,
  missing: missingInTrip,
  write: writeCruiseForm,
  keep: keptOfCruises,
  target: (form, page, options) =>
    cruiseTarget(
      options.liners.filter(({ inc }) => form.liners.includes(inc)),
      page,
    ),
};

/** Liners are a field of this wizard: what the address says of them is not kept beside what the field says. */
function keptOfCruises(...asked: Parameters<typeof keptFilters>): Record<string, string> {
  const { HOTELLIST: _, ...kept } = keptFilters(...asked);
  return kept;
}
