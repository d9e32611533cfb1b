import type { ServiceOptions } from '#web/search/lookups/load-service-options.ts';
import type { loader as servicesLoader } from '#web/search/lookups/lookup-services.ts';
import { hasUnsureAges } from '#web/search/query/party.ts';
import { datesOf } from '#web/search/query/search-form.ts';
import type { ServiceForm } from '#web/search/query/service-form.ts';
import { writeServiceSearch } from '#web/search/query/service-question.ts';
import { servicesTarget } from '#web/search/query/submit-target.ts';
import type { WizardDefinition } from '../definition.ts';
import { ServiceDatesField } from '../service-dates-field.tsx';
import {
  CurrencyField,
  ServicePeopleField,
  ServiceStateField,
  ServiceTownField,
  ServiceTypeField,
  StateFromField,
} from '../service-fields.tsx';
import { useLookup } from '../use-lookup.ts';

const fields = [
  { name: 'serviceType', Field: ServiceTypeField },
  { name: 'stateFrom', Field: StateFromField },
  { name: 'serviceState', Field: ServiceStateField },
  { name: 'serviceTown', Field: ServiceTownField },
  { name: 'serviceDates', Field: ServiceDatesField },
  { name: 'people', Field: ServicePeopleField },
  { name: 'currency', Field: CurrencyField },
] as const;

/** Services that are sold by themselves: mobile connection, certificates ([W]§2.8). */
export const services: WizardDefinition<ServiceForm, ServiceOptions> = {
  kind: () => 'service',
  fields: () => fields,
  useSettled,
  missing: (form) => {
    if (!datesOf(form)) return 'serviceDates';
    return hasUnsureAges(form) ? 'people' : undefined;
  },
  write: writeServiceSearch,
  target: servicesTarget,
};

/** Each kind is sold in its own countries and towns: the lists follow what is chosen, and what is not in them goes. */
function useSettled(
  chosen: ServiceForm,
  { options: given }: { options: ServiceOptions },
): { form: ServiceForm; options: ServiceOptions } {
  const { serviceType, stateFrom, state } = chosen;
  const isGiven = isOf(given.of, chosen);
  const query = new URLSearchParams({
    ServiceType: `${serviceType}`,
    StateFrom: `${stateFrom}`,
    State: `${state}`,
  });
  const answer = useLookup<typeof servicesLoader>(isGiven ? undefined : `/lookup/services?${query}`, 0);
  if (isGiven) return { form: withKnownTown(chosen, given), options: given };
  const options = answer?.options ?? given;
  const isAnswered = answer?.options != null && isOf(answer.asked, chosen);
  if (!isAnswered) return { form: chosen, options: { ...options, towns: [] } };
  return { form: withKnownTown({ ...chosen, ...options.of }, options), options };
}

type Of = Partial<ServiceOptions['of']>;

const isOf = (of: Of, { serviceType, stateFrom, state }: ServiceForm): boolean =>
  of.serviceType === serviceType && of.stateFrom === stateFrom && of.state === state;

/** A town that the list does not have gives way to the first of it, which mostly is all of them. */
const withKnownTown = (form: ServiceForm, { towns, firstTown }: ServiceOptions): ServiceForm =>
  towns.some(({ inc }) => inc === form.town) ? form : { ...form, town: firstTown };
