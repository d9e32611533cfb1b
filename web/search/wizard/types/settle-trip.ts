import { travelKinds } from '#lib/travel-kind.ts';
import { fetchPauses } from '#web/search/lookups/fetch-pauses.ts';
import type { loader as airlinesLoader } from '#web/search/lookups/lookup-airlines.ts';
import type { loader as countriesLoader } from '#web/search/lookups/lookup-countries.ts';
import { hasUnsureAges } from '#web/search/query/party.ts';
import { datesOf, type SearchForm } from '#web/search/query/search-form.ts';
import { hasSpecialAirlines } from '../special-airlines.ts';
import { useLookup, useLookupOf } from '../use-lookup.ts';
import type { WizardOptions } from '../wizard-options.ts';

type Given<Form, Options> = { initial: Form; options: Options };

/** Each town has its own countries; one that is not sold from the chosen town gives way to the town's first. */
export function useSettledTrip<Form extends SearchForm, Options extends WizardOptions>(
  chosen: Form,
  given: Given<Form, Options>,
): { form: Form; options: Options } {
  const options = useOptionsOfTown(chosen, given);
  const form = withKnownCountry(chosen, options);
  const airlines = useAirlines(form, given);
  return { form: withKnownAirlines(form, given.initial, airlines), options: { ...options, airlines } };
}

/** Which airlines tours can be chosen by: those of the first trip came with the page. */
function useAirlines(
  { state, townFrom, mode }: SearchForm,
  { initial, options }: Given<SearchForm, WizardOptions>,
) {
  const isSpecial = travelKinds[mode].hasFlight && hasSpecialAirlines({ state, townFrom }, options);
  const isInitial = townFrom === initial.townFrom && options.airlines !== undefined;
  const others = useLookupOf<typeof airlinesLoader>(
    isSpecial && !isInitial ? `/lookup/airlines?townFrom=${townFrom}` : undefined,
  );
  if (!isSpecial) return [];
  return (isInitial ? options.airlines : others) ?? [];
}

/** Airlines are chosen for a trip: another one begins without them, and what does not fly there goes. */
function withKnownAirlines<Form extends SearchForm>(
  form: Form,
  initial: SearchForm,
  airlines: readonly { inc: number }[],
): Form {
  const { carriers = [] } = form;
  const isSameTrip = form.state === initial.state && form.townFrom === initial.townFrom;
  const known = carriers.filter((carrier) => isSameTrip || airlines.some(({ inc }) => inc === carrier));
  return known.length === carriers.length ? form : { ...form, carriers: known };
}

/** The countries of the first town came with the page. */
function useOptionsOfTown<Options extends WizardOptions>(
  { townFrom, mode }: SearchForm,
  { initial, options }: Given<SearchForm, Options>,
): Options {
  const isInitial = townFrom === initial.townFrom;
  const others = useLookup<typeof countriesLoader>(
    isInitial ? undefined : `/lookup/countries?townFrom=${townFrom}&searchType=${mode}`,
    fetchPauses.countryTo,
  );
  return isInitial || !others ? options : { ...options, countries: others };
}

/** A place in the country goes with it. */
function withKnownCountry<Form extends SearchForm>(form: Form, { countries }: WizardOptions): Form {
  const isSold = countries.some(({ inc }) => inc === form.state);
  return isSold || countries.length === 0 ? form : { ...form, state: countries[0]?.inc, place: undefined };
}

/** The slug of the chosen country. */
export const slugOf = ({ state }: Pick<SearchForm, 'state'>, { countries }: WizardOptions) =>
  countries.find(({ inc }) => inc === state)?.slug;

/** The field that a trip lacks: its days, or the age of a child that nobody has confirmed. */
export function missingInTrip(form: SearchForm): 'dates' | 'people' | undefined {
  if (!datesOf(form)) return 'dates';
  return hasUnsureAges(form) ? 'people' : undefined;
}
