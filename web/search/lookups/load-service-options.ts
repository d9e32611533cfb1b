import { createContext, type RouterContextProvider } from 'react-router';
import { serviceStateFrom, serviceStates, serviceTowns, serviceTypes } from '#calls/services.ts';
import { serviceTypeIds } from '#lib/service-party.ts';
import { programClientContext, siteContext } from '#web/context/context.ts';
import type { ServicePlace } from '#web/search/query/service-question.ts';

export type ServiceOption = { inc: number; name: string };

/** What the wizard of services can choose from, each list for what is chosen in those before it ([W]§2.8). */
export type ServiceOptions = {
  types: ServiceOption[];
  statesFrom: (ServiceOption & { iso2: string })[];
  states: (ServiceOption & { slug: string })[];
  towns: ServiceOption[];
  /** What the lists are of: what was asked for where it is sold, else the first there is. */
  of: Omit<ServicePlace, 'town'>;
  /** The first town of the list; undefined: all of them. */
  firstTown: number | undefined;
};

type Asked = Partial<ServiceOptions['of']>;

/** Which kinds the wizard shows ([W]§7). */
const shownCategory = '4';
const shownTypes: readonly number[] = Object.values(serviceTypeIds);

/** Where services are looked for where nobody says ([W]§9), and what no place is. */
const usualState = 3;
const noPlace = -2_147_483_647;

/** The lists of the wizard; undefined where they cannot be told. */
export async function loadServiceOptions(
  context: Readonly<RouterContextProvider>,
  asked: Asked,
): Promise<ServiceOptions | undefined> {
  const client = context.get(programClientContext);
  const kinds = await client.call(serviceTypes, {});
  if (!kinds.ok) return undefined;
  const types = kinds.value.filter(
    ({ id, serviceCategoryKey }) =>
      id === asked.serviceType || (serviceCategoryKey === shownCategory && shownTypes.includes(id)),
  );
  const serviceType = asked.serviceType ?? types[0]?.id ?? serviceTypeIds.mobile;

  const from = await client.call(serviceStateFrom, { serviceType });
  const { country } = context.get(siteContext);
  const statesFrom = from.ok ? from.value.toSorted(first(({ stateISO }) => stateISO === country)) : [];
  const stateFrom = soldOr(asked.stateFrom, statesFrom) ?? 0;

  const to = await client.call(serviceStates, { serviceType, stateFrom });
  const states = to.ok ? to.value.filter(({ id }) => id !== noPlace) : [];
  const state = soldOr(asked.state, states.toSorted(first(({ id }) => id === usualState))) ?? usualState;

  const at = await client.call(serviceTowns, { serviceType, stateFrom, state });
  const towns = at.ok ? at.value.toSorted(first(({ id }) => id < 0)) : [];
  // between one town and all of them there is nothing to choose ([W]§7)
  const offered = towns.length === 2 ? towns.filter(({ id }) => id >= 0) : towns;
  return {
    types: types.map(option),
    statesFrom: statesFrom.map((each) => ({ ...option(each), iso2: each.stateISO.toLowerCase() })),
    states: states.map((each) => ({ ...option(each), slug: each.slug })),
    towns: offered.map(option),
    firstTown: offered.find(({ id }, index) => index === 0 && id >= 0)?.id,
    of: { serviceType, stateFrom, state },
  };
}

const option = ({ id, name }: { id: number; name: string }): ServiceOption => ({ inc: id, name });

const first =
  <Row>(isFirst: (row: Row) => boolean) =>
  (one: Row, other: Row) =>
    Number(isFirst(other)) - Number(isFirst(one));

const soldOr = (asked: number | undefined, sold: readonly { id: number }[]) =>
  sold.find(({ id }) => id === asked)?.id ?? sold[0]?.id;

const loadedContext = createContext<Promise<ServiceOptions | undefined> | null>(null);

/** The lists for what the address of a page asks: loaded once for all parts of the page. */
export function serviceOptionsOf(
  context: Readonly<RouterContextProvider>,
  asked: Asked,
): Promise<ServiceOptions | undefined> {
  const loading = context.get(loadedContext) ?? loadServiceOptions(context, asked);
  context.set(loadedContext, loading);
  return loading;
}
