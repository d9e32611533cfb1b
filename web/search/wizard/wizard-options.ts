import type { RouterContextProvider } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import type { Client } from '#calls/client.ts';
import { liners } from '#calls/lookups-filters.ts';
import { states, suggestion } from '#calls/lookups-places.ts';
import { type TourKind, travelKinds } from '#lib/travel-kind.ts';
import { clientContext, clockContext, localeContext, siteContext } from '#web/context/context.ts';
import { departures } from '#web/context/home-town.ts';
import { groupTowns, type ShownTown } from '#web/search/query/lookup-options.ts';
import { type ChosenPlace, onlyPlace, type SaidPlace } from '#web/search/query/place.ts';
import type { SearchForm, SearchFormDefaults } from '#web/search/query/search-form.ts';
import { withoutFlight } from '#web/search/query/trip.ts';
import type { OptionGroup } from '#web/ui/select-option.ts';
import { countryNames } from './country-names.ts';
import { type AirlineOption, hasSpecialAirlines, loadSpecialAirlines } from './special-airlines.ts';

export type CountryOption = {
  inc: number;
  name: string;
  slug: string;
  iso2: string;
  isTop: boolean;
  visaRequired: boolean;
};

/** A country to choose, and what else it is called: in other languages, and in addresses. */
export type NamedCountry = CountryOption & { additionalSearch: string[] };

/** What the wizard can choose from, and what it begins with. */
export type WizardOptions = {
  /** By country. */
  towns: OptionGroup<ShownTown>[];
  countries: CountryOption[];
  /** Where tours can be chosen by airline ([W]§2.9). */
  airlines?: AirlineOption[];
  defaults: SearchFormDefaults;
};

/** A ship to choose. */
export type LinerOption = { inc: number; name: string; slug: string; star: string };

export type CruiseOptions = WizardOptions & { liners: LinerOption[] };

/** What the wizard of cruises can choose from: a trip, and the ships that are sold from its town. */
export async function loadCruiseOptions(
  context: Readonly<RouterContextProvider>,
  chosenTown?: number,
): Promise<CruiseOptions> {
  const options = await loadWizardOptions(context, 'cruise', chosenTown);
  const townFrom = chosenTown ?? options.defaults.townFrom;
  const answer = await context.get(clientContext).call(liners, { townFrom });
  const ships = answer.ok ? answer.value : [];
  return { ...options, liners: ships.map(({ id, name, slug, star }) => ({ inc: id, name, slug, star })) };
}

/** Towns, and the countries that are sold from the main one; none of either where the lookups fail. */
export async function loadWizardOptions(
  context: Readonly<RouterContextProvider>,
  mode: TourKind,
  chosenTown?: number,
): Promise<WizardOptions> {
  const client = context.get(clientContext);
  const { today } = context.get(clockContext);
  const { capitalTown } = context.get(siteContext);
  const answer = await departures(context);
  const towns = answer.ok ? answer.value : [];
  const { hasFlight } = travelKinds[mode];
  const townFrom = (hasFlight && answer.home?.townFrom) || withoutFlight;
  const known = towns.some((town) => town.townFrom === chosenTown);
  const countries = await loadCountries(
    client,
    known && hasFlight && chosenTown ? chosenTown : townFrom,
    mode,
  );
  return {
    towns: groupTowns(towns, context.get(localeContext)).map((group) => ({
      ...group,
      items: group.items.map(({ inc, name, nameFrom, state, value }) => ({
        inc,
        name,
        state,
        value,
        ...([townFrom, chosenTown].includes(Number(inc)) && { nameFrom }),
        ...(value === capitalTown && { isCapital: true as const }),
      })),
    })),
    countries,
    defaults: { townFrom, today, state: countries[0]?.inc },
  };
}

/** The same with the airlines of a form that is about to be rendered, where its tours can be chosen by them. */
export async function withAirlines(
  context: Readonly<RouterContextProvider>,
  options: WizardOptions,
  form: Pick<SearchForm, 'state' | 'townFrom'>,
): Promise<WizardOptions> {
  if (!hasSpecialAirlines(form, options)) return options;
  return { ...options, airlines: await loadSpecialAirlines(context, form.townFrom) };
}

/** The one region, town or hotel that an address names, if it is sold from the town. */
export async function loadPlace(
  client: Client,
  townFrom: number,
  said: SaidPlace,
): Promise<ChosenPlace | undefined> {
  const named = onlyPlace(said);
  const answer = named && (await client.call(suggestion, { townFrom, ...named }));
  return answer?.ok ? answer.value[0] : undefined;
}

/** The name of a departure town as it stands after "from"; undefined where it is none. */
export const townNameFrom = ({ towns }: Pick<WizardOptions, 'towns'>, inc: number): string | undefined =>
  towns.flatMap(({ items }) => items).find((town) => town.inc === `${inc}`)?.nameFrom;

type State = AnswerOf<typeof states>[number];

/** Countries that are sold from a town, the most asked first. */
const loadCountries = async (client: Client, townFrom: number, mode: TourKind): Promise<CountryOption[]> =>
  (await statesOf(client, townFrom, mode)).map(toOption);

/** The same by all their names: what a page carries before anybody types needs one of them. */
export const loadNamedCountries = async (
  client: Client,
  townFrom: number,
  searchType: string,
): Promise<NamedCountry[]> =>
  (await statesOf(client, townFrom, searchType)).map((state) => ({
    ...toOption(state),
    additionalSearch: searchedNames(state),
  }));

async function statesOf(client: Client, townFrom: number, searchType: string): Promise<readonly State[]> {
  const answer = await client.call(states, { townFrom, searchType });
  return answer.ok ? answer.value : [];
}

/** The address keeps names that a country no longer goes by: Turkey. */
const searchedNames = ({ stateLName, slug, iso2 }: State) => [
  ...new Set([stateLName, slug.replaceAll('-', ' '), ...countryNames(iso2)]),
];

const toOption = (state: State): CountryOption => ({
  inc: state.state,
  name: state.stateName,
  slug: state.slug,
  iso2: state.iso2.toLowerCase(),
  isTop: state.isTop,
  visaRequired: state.visaRequired,
});
