/** [W]§5. */
export const partyLimits = { adults: { min: 1, max: 12 }, children: { min: 0, max: 4 } } as const;

/** The oldest age that travels as a child. */
export const oldestChild = 17;
const defaultAge = 2;

/** The ages for another number of children: new ones are 2, those beyond the number are forgotten ([W]§4). */
export const withChildren = (ages: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_, index) => ages[index] ?? defaultAge);
