import type { RouterContextProvider } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import { states } from '#calls/lookups-places.ts';
import { clientContext, localeContext } from '#web/context/context.ts';
import { departures } from '#web/context/home-town.ts';

type SoldCountry = AnswerOf<typeof states>[number];

/** Countries by name that are sold from the visitor's town, and what that is called after "from"; none where nobody can tell. */
export async function loadSoldCountries(
  context: Readonly<RouterContextProvider>,
): Promise<{ countries: SoldCountry[]; townFrom: number; townNameFrom: string }> {
  const { home: town } = await departures(context);
  const asked = town && { townFrom: town.townFrom, topCount: 0 };
  const sold = asked && (await context.get(clientContext).call(states, asked));
  const byName = new Intl.Collator(context.get(localeContext));
  return {
    countries: sold?.ok ? sold.value.toSorted((a, b) => byName.compare(a.stateName, b.stateName)) : [],
    townFrom: town?.townFrom ?? 0,
    townNameFrom: town?.townNameFrom ?? '',
  };
}
