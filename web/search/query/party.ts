import { partyLimits } from '#calls/search-limits.ts';
import type { TravelKind } from '#lib/travel-kind.ts';
import type { QueryProblem, QueryValues } from './query-values.ts';
import type { Travellers } from './trip.ts';

const defaultAge = 2;

/** The ages for another number of children: new ones are 2, those beyond the number are forgotten ([W]§4). */
export const withChildren = (ages: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_, index) => ages[index] ?? defaultAge);

/** Places of the children whose age nobody has said yet: they stand at the default, and nothing is priced for it. */
export type UnsureAges = { unsureAges?: readonly number[] };

/** The same for another number of children: nobody has said the age of a new one. */
export const unsureWith = (
  { childAges, unsureAges = [] }: Pick<Travellers, 'childAges'> & UnsureAges,
  count: number,
): number[] =>
  Array.from({ length: count }, (_, child) => child).filter(
    (child) => child >= childAges.length || unsureAges.includes(child),
  );

export const hasUnsureAges = ({ unsureAges = [] }: UnsureAges) => unsureAges.length > 0;

/**
 * Whether an address leaves an age to be confirmed: it names children without `AGES`, and a plain form that nobody
 * touched sends the default for one of them.
 */
export function leavesAgesUnsure(values: QueryValues): boolean {
  const children = Number(values.get('CHILD') ?? 0);
  if (values.has('AGES') || !(children > 0)) return false;
  const said = Array.from({ length: children }, (_, child) => values.get(`AGE${child + 1}`));
  return said.some((age) => age === undefined || age === `${defaultAge}`);
}

/** Whether a flight seats some infants: each adult holds one, further ones count as children. */
export const needsInfantSeats = ({ adults, childAges }: Pick<Travellers, 'adults' | 'childAges'>) =>
  childAges.filter((age) => age < 2).length > adults;

/** What is wrong with a party that is more than a kind of travel is sold to at once. */
export function partyProblems({ adults, childAges }: Travellers, kind: TravelKind): QueryProblem[] {
  const limits = partyLimits(kind);
  const counts = [
    { field: 'ADULT', count: adults, ...limits.adults },
    { field: 'CHILD', count: childAges.length, ...limits.children },
  ];
  return counts
    .filter(({ count, max }) => count > max)
    .map(({ field, count, min, max }) => ({ field, kind: 'range', typed: `${count}`, min, max }));
}

/** As many of a party as a kind of travel takes. */
export function partyWithin<Party extends Travellers>(party: Party, kind: TravelKind): Party {
  const { adults, children } = partyLimits(kind);
  return {
    ...party,
    adults: Math.min(party.adults, adults.max),
    childAges: party.childAges.slice(0, children.max),
  };
}
