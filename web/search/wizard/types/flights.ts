import { fetchPauses } from '#web/search/lookups/fetch-pauses.ts';
import type { loader as flightsLoader } from '#web/search/lookups/lookup-flights.ts';
import { settleDates } from '#web/search/query/flight-days.ts';
import { type FlightForm, writeFlightForm } from '#web/search/query/flight-form.ts';
import { hasUnsureAges } from '#web/search/query/party.ts';
import { flightTarget } from '#web/search/query/submit-target.ts';
import { SourceField, TargetField } from '../airport-fields.tsx';
import type { WizardDefinition, WizardField } from '../definition.ts';
import { FlightDatesField } from '../flight-dates-field.tsx';
import { FlightField } from '../flight-field.tsx';
import type { FlightOptions } from '../flight-options.ts';
import { FlightPeopleField } from '../flight-people-field.tsx';
import { findAirport } from '../flight-words.ts';
import { useLookup } from '../use-lookup.ts';

/** Flights alone, there and back or one way ([W]§2.5). */
export const flights: WizardDefinition<FlightForm, FlightOptions> = {
  kind: () => 'flight',
  fields: () => [
    { name: 'source', Field: SourceField },
    { name: 'target', Field: TargetField },
    { name: 'flightDates', Field: FlightDatesField },
    { name: 'flight', Field: FlightField },
    { name: 'people', Field: FlightPeopleField },
  ],
  useSettled: useSettledFlights,
  missing: missingInFlights,
  write: writeFlightForm,
  target: flightTarget,
};

/** The field that flights lack: a place, their days, or the age of a child that nobody has confirmed. */
export function missingInFlights(form: FlightForm): WizardField | undefined {
  if (form.source === undefined) return 'source';
  if (form.target === undefined) return 'target';
  if (form.dateFrom === undefined) return 'flightDates';
  return hasUnsureAges(form) ? 'people' : undefined;
}

/** Each route has its own targets, classes and days; those of the first one came with the page. */
function useSettledFlights(
  chosen: FlightForm,
  { initial, options: given }: { initial: FlightForm; options: FlightOptions },
) {
  const { source, target, isCharter, direction } = chosen;
  const isInitial =
    source === initial.source &&
    target === initial.target &&
    isCharter === initial.isCharter &&
    direction === initial.direction;
  const asked = new URLSearchParams({ direction, isCharter: isCharter ? '1' : '0' });
  if (source !== undefined) asked.set('airFrom', `${source}`);
  if (target !== undefined) asked.set('airTo', `${target}`);
  const others = useLookup<typeof flightsLoader>(
    isInitial ? undefined : `/lookup/flights?${asked}`,
    fetchPauses.ports,
  );
  const options = isInitial || !others ? given : others;
  return { form: settledFlights(chosen, options), options };
}

/** The form without what its options say is not flown; options of another route say nothing of this one. */
export function settledFlights(
  chosen: FlightForm,
  { route, sources, targets, classes }: FlightOptions,
): FlightForm {
  if (chosen.isCharter !== route.isCharter) return chosen;
  const source = findAirport(sources, chosen.source) ? chosen.source : route.source;
  if (source !== route.source) return { ...chosen, source };
  const target = findAirport(targets, chosen.target) ? chosen.target : targets[0]?.items[0]?.inc;
  const classId = classes.includes(chosen.classId) ? chosen.classId : (classes[0] ?? chosen.classId);
  if (target !== route.target) return { ...chosen, source, target, classId };
  return { ...chosen, source, target, classId, ...settleDates(chosen, route.days, chosen) };
}
