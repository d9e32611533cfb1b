import { rowOf, type TravelKind } from '#lib/travel-kind.ts';

export type Bounds = { min: number; max: number };

/** How few and how many people one search may be for. */
export type PartyBounds = { adults: Bounds; children: Bounds };

/** What a trip may be ([W]§5), for anyone who asks and for anyone who is asked; of a party `partyLimits` says it by its kind. */
export const searchLimits = {
  adults: { min: 1, max: 12 },
  children: { min: 0, max: 4 },
  age: { min: 0, max: 17 },
  nights: { min: 1, max: 30 },
  order: { min: 0, max: 3 },
  page: { min: 1, max: 100_000 },
} as const satisfies Record<string, Bounds>;

/** Who travels where nobody says ([W]§5). */
export const usualParty = { adults: 2, children: 0 };

/** A party counted as one number, for anyone who does not tell adults from children. */
export function touristLimits({ adults, children }: PartyBounds): Bounds {
  return { min: adults.min, max: adults.max + children.max };
}

/** The most that one grid of days and nights is of: a month of departures, two weeks of lengths. */
export const stayLimits = { days: 31, lengths: 14 };

/** How many people one search of a kind of travel is for: a cruise takes fewer than the widest of them. */
export const partyLimits = (kind: TravelKind): PartyBounds => boundsOf(rowOf(kind).party);

/** So many at most; the usual party where nobody says. */
export const boundsOf = (party?: { adults: number; children: number }): PartyBounds => ({
  adults: { ...searchLimits.adults, max: party?.adults ?? searchLimits.adults.max },
  children: { ...searchLimits.children, max: party?.children ?? searchLimits.children.max },
});
