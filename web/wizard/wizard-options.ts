import type { RouterContextProvider } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import type { Client } from '#calls/client.ts';
import { states, townFroms } from '#calls/lookups-places.ts';
import { clientContext, clockContext } from '#web/context.ts';
import { homeTown } from '#web/home-town.ts';
import { withoutFlight } from '#web/trip-question.ts';
import type { SearchFormDefaults, SearchMode } from './search-form.ts';

export type TownOption = { inc: number; name: string };
export type CountryOption = {
  inc: number;
  name: string;
  englishName: string;
  iso2: string;
  isTop: boolean;
  visaRequired: boolean;
};

/** What the wizard can choose from, and what it begins with. */
export type WizardOptions = { towns: TownOption[]; countries: CountryOption[]; defaults: SearchFormDefaults };

/** Towns, and the countries that are sold from the main one; none of either where the lookups fail. */
export async function loadWizardOptions(
  context: Readonly<RouterContextProvider>,
  mode: SearchMode,
  chosenTown?: number,
): Promise<WizardOptions> {
  const client = context.get(clientContext);
  const { today } = context.get(clockContext);
  const answer = await client.call(townFroms, {});
  const towns = answer.ok ? answer.value : [];
  const main = homeTown(towns, context);
  const townFrom = mode === 'hotel' ? withoutFlight : (main?.townFrom ?? withoutFlight);
  const known = towns.some((town) => town.townFrom === chosenTown);
  const countries = await loadCountries(
    client,
    known && mode === 'tour' && chosenTown ? chosenTown : townFrom,
  );
  return {
    towns: towns.map((town) => ({ inc: town.townFrom, name: town.townName })),
    countries,
    defaults: { townFrom, today, state: countries[0]?.inc },
  };
}

/** Countries that are sold from a town, the most asked first. */
export async function loadCountries(client: Client, townFrom: number): Promise<CountryOption[]> {
  const answer = await client.call(states, { townFrom });
  return answer.ok ? answer.value.map(toOption) : [];
}

const toOption = (state: AnswerOf<typeof states>[number]): CountryOption => ({
  inc: state.state,
  name: state.stateName,
  englishName: state.stateLName,
  iso2: state.iso2.toLowerCase(),
  isTop: state.isTop,
  visaRequired: state.visaRequired,
});
