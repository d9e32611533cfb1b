import type { PlainDate } from '#lib/plain-date.ts';
import type { UnsureAges } from './party.ts';
import { type DaysSlice, daysToCome } from './search-form.ts';
import { servicePartyBounds } from './service-party.ts';
import type { ServicePlace, ServiceQuestion } from './service-question.ts';
import type { Travellers } from './trip.ts';

/** What the wizard of services holds. */
export type ServiceForm = ServicePlace & DaysSlice & Travellers & UnsureAges & { currency: string };

/** Where services are looked for once their kind is changed: Türkiye, in all towns ([W]§4, §9). */
const usualPlace = { state: 3, town: undefined };

/** Fills the wizard from what an address asks; days that are over give way to the usual ones. */
export function serviceForm(question: ServiceQuestion, today: PlainDate): ServiceForm {
  const { serviceType, stateFrom, state, town, adults, childAges, currency } = question;
  return {
    serviceType,
    stateFrom,
    state,
    town,
    adults,
    childAges,
    currency,
    ...daysToCome(question, today),
  };
}

/** Another kind of services begins anew where it is sold, with as many people as it takes ([W]§4). */
export function withServiceType(form: ServiceForm, serviceType: number): Partial<ServiceForm> {
  const { adults, children } = servicePartyBounds(serviceType);
  return {
    serviceType,
    ...usualPlace,
    adults: Math.min(form.adults, adults.max),
    childAges: form.childAges.slice(0, children.max),
    unsureAges: (form.unsureAges ?? []).filter((child) => child < children.max),
  };
}
