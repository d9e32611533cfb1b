import { addDays, compactDate, dayIn } from '#lib/plain-date.ts';
import type { Random } from '#price-search/random-catalogue.ts';

/** Asks for one search after the other of what the demo operator sells: towns, destinations, dates, nights and parties. */
export async function searchQuestions(origin: string, random: Random): Promise<() => string> {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const ask = async <Row>(path: string) => (await (await fetch(origin + path)).json()) as Row[];
  const towns = await ask<{ townFrom: number }>('/core/search/TownFroms');
  const trips = await Promise.all(
    towns.map(async ({ townFrom }) => {
      const states = await ask<{ state: number }>(`/core/search/States?townFrom=${townFrom}`);
      return states.map(({ state }) => ({ TOWNFROM: String(townFrom), STATEINC: String(state) }));
    }),
  );
  const today = dayIn(new Date(), 'UTC');
  return () => {
    const departs = addDays(today, 7 + Math.floor(random() * 150));
    const nights = 5 + Math.floor(random() * 6);
    const parameters = new URLSearchParams({
      ...pick(trips.flat()),
      CHECKIN_BEG: compactDate(departs),
      CHECKIN_END: compactDate(addDays(departs, 6)),
      NIGHTMIN: String(nights),
      NIGHTMAX: String(nights + 4),
      ...pick([{ ADULT: '2' }, { ADULT: '2', CHILD: '1', AGES: '7' }, { ADULT: '1' }]),
    });
    return `/core/search?${parameters}`;
  };
}

/** Picks as people do (Zipf): the second item half as often as the first, the third a third as often. */
export function zipf<Item>(items: readonly Item[], random: Random): () => Item {
  let sum = 0;
  const upTo = items.map((_, index) => {
    sum += 1 / (index + 1);
    return sum;
  });
  return () => {
    const point = random() * sum;
    return items[upTo.findIndex((bound) => point < bound)]!;
  };
}
