import type { RouterContextProvider } from 'react-router';
import { carriers } from '#calls/lookups-filters.ts';
import { clientContext } from '#web/context/context.ts';
import type { ShownTown } from '#web/search/query/lookup-options.ts';
import type { SearchForm } from '#web/search/query/search-form.ts';
import type { OptionGroup } from '#web/ui/select-option.ts';

/** Tours to this country from the capital can be chosen by airline, and these are the airlines ([W]§9). */
const special = { state: 34, carriers: [3476, 4631] };

/** An airline to choose. */
export type AirlineOption = { inc: number; name: string };

/** Whether a trip is one whose tours can be chosen by airline ([W]§2.9). */
export const hasSpecialAirlines = (
  { state, townFrom }: Pick<SearchForm, 'state' | 'townFrom'>,
  { towns }: { towns: readonly OptionGroup<Pick<ShownTown, 'inc' | 'isCapital'>>[] },
): boolean =>
  state === special.state &&
  towns.some(({ items }) => items.some(({ inc, isCapital }) => isCapital && inc === `${townFrom}`));

/** Those of the special airlines that fly from the town; none where it cannot be told. */
export async function loadSpecialAirlines(
  context: Readonly<RouterContextProvider>,
  townFrom: number,
): Promise<AirlineOption[]> {
  const answer = await context.get(clientContext).call(carriers, { townFrom, state: special.state });
  const flying = answer.ok ? answer.value : [];
  return flying.filter(({ id }) => special.carriers.includes(id)).map(({ id, name }) => ({ inc: id, name }));
}
