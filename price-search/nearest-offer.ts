import type { Day } from './catalogue.ts';
import { offersOf } from './hotel-offers.ts';
import { longestStay } from './nights.ts';
import { prepareQuestion } from './prepared-question.ts';
import type { Question } from './question.ts';
import type { Snapshot } from './snapshot.ts';

export type NearestOffer = { departDay: Day; nights: number; priceMinor: number };

/** The offer of a hotel nearest to a question that has none: other days up to half a year away, so that a season that is
 * closed is no dead end, then any length of stay. */
export function findNearestOffer(
  snapshot: Snapshot,
  hotelId: number,
  question: Question,
): NearestOffer | undefined {
  const open = snapshot.hotels.get(hotelId)?.open();
  if (!open) return undefined;
  // Days that are over are nearest to tomorrow.
  const first = question.point.today + 1;
  const [departFrom, departTo] = [Math.max(first, question.departFrom), Math.max(first, question.departTo)];
  const wanted = (departFrom + departTo) / 2;
  const distance = (day: Day) => Math.abs(day - wanted);
  for (const days of [7, 21, 60, 180]) {
    for (const nights of [{}, { nightsMin: 1, nightsMax: longestStay }]) {
      const wider: Question = {
        ...question,
        ...nights,
        departFrom: Math.max(first, departFrom - days),
        departTo: departTo + days,
      };
      const nearest = offersOf(prepareQuestion(snapshot, wider), open).sort(
        (a, b) => distance(a.departDay) - distance(b.departDay) || a.totalMinor - b.totalMinor,
      )[0];
      if (nearest)
        return {
          departDay: nearest.departDay,
          nights: nearest.choice.nights,
          priceMinor: nearest.totalMinor,
        };
    }
  }
  return undefined;
}
