/** A tour as it is stored: its dates, nights and days of departure. */
export type StoredProgram = {
  validFrom: string;
  validTo: string;
  nightsFrom: number;
  nightsTo: number;
  /** Bit 0 Monday … bit 6 Sunday. */
  departureDays: number;
};

/** One length of one season. */
export type Program = { season: string; nights: number; weekdays: number[] };

/**
 * The programs of an excursion tour by season and length. Tours from several towns that agree in both are one program,
 * which begins on the days of any of them.
 */
export function programsOf(tours: readonly StoredProgram[]): Program[] {
  const programs = new Map<string, Program & { bits: number }>();
  for (const { validFrom, validTo, nightsFrom, nightsTo, departureDays } of tours) {
    const season = `${validFrom}/${validTo}`;
    for (let nights = nightsFrom; nights <= nightsTo; nights++) {
      const key = `${season}/${nights}`;
      const bits = (programs.get(key)?.bits ?? 0) | departureDays;
      programs.set(key, { season, nights, weekdays: weekdaysOf(bits), bits });
    }
  }
  return [...programs.values()]
    .map(({ season, nights, weekdays }) => ({ season, nights, weekdays }))
    .sort((a, b) => a.season.localeCompare(b.season) || a.nights - b.nights);
}

/** Each length with the days that it begins on in any season. */
export function lengthsOf(programs: readonly Program[]): { nights: number; weekdays: number[] }[] {
  const byNights = Map.groupBy(programs, ({ nights }) => nights);
  return [...byNights]
    .sort(([a], [b]) => a - b)
    .map(([nights, of]) => ({
      nights,
      weekdays: [...new Set(of.flatMap(({ weekdays }) => weekdays))].sort((a, b) => a - b),
    }));
}

/** 1 Monday to 7 Sunday. */
const weekdaysOf = (bits: number) => [1, 2, 3, 4, 5, 6, 7].filter((day) => bits & (1 << (day - 1)));
