import { partyLimits, touristLimits } from '#calls/search-limits.ts';
import type { TravelKind } from '#lib/travel-kind.ts';
import type { Refusal } from './problem.ts';

/** Refuses more people than one of the kinds of travel is sold to at once ([W]§5). */
export function partyRefusal(
  kinds: readonly TravelKind[],
  { ADULT, CHILD }: { ADULT: number; CHILD: number },
): ({ ok: false } & Refusal) | undefined {
  const limits = kinds.map(partyLimits);
  return refusalOf([
    ...tooMany('ADULT', ADULT, Math.min(...limits.map(({ adults }) => adults.max))),
    ...tooMany('CHILD', CHILD, Math.min(...limits.map(({ children }) => children.max))),
  ]);
}

/** The same where adults and children are counted as one. */
export function touristsRefusal(kinds: readonly TravelKind[], touristCount: number) {
  const limits = kinds.map((kind) => touristLimits(partyLimits(kind)).max);
  return refusalOf(tooMany('touristCount', touristCount, Math.min(...limits)));
}

const refusalOf = (fields: { field: string; reason: string }[]): ({ ok: false } & Refusal) | undefined =>
  fields.length > 0 ? { ok: false, reason: 'invalid-request', fields } : undefined;

const tooMany = (field: string, people: number, most: number) =>
  people > most ? [{ field, reason: `is more than ${most}` }] : [];
