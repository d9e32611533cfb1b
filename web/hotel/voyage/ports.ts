import type { ListedProgram } from '#calls/cruise.ts';

/** A port that voyages leave from, and these voyages. */
export type Port = { name: string; programs: [ListedProgram, ...ListedProgram[]] };

/** The ports of departure by name, each with its voyages in the operator's order. */
export const portsOf = (programs: readonly ListedProgram[]): Port[] =>
  [...Map.groupBy(programs, ({ days }) => days[0]?.title ?? '')]
    .flatMap(([name, [first, ...others]]): Port[] =>
      name && first ? [{ name, programs: [first, ...others] }] : [],
    )
    .sort((a, b) => a.name.localeCompare(b.name));

/** Places where a voyage calls, each once however often the ship lies there, in the order of the voyage. */
export function stopsOf<Day extends { day: number; latitude: number; longitude: number }>(
  days: readonly Day[],
): { first: Day; days: number[] }[] {
  const stops = Map.groupBy(days, ({ latitude, longitude }) => `${latitude}/${longitude}`);
  return [...stops.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ first, days: same.map(({ day }) => day) }] : [];
  });
}
