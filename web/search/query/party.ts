const defaultAge = 2;

/** The ages for another number of children: new ones are 2, those beyond the number are forgotten ([W]§4). */
export const withChildren = (ages: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_, index) => ages[index] ?? defaultAge);
