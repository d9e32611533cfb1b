import type { Candidate } from './candidates.ts';
import { weightOf } from './guests.ts';
import type { OpenHotel } from './hotel-block.ts';
import type { PreparedQuestion } from './prepared-question.ts';

/** Candidates are numbered by room and board, then by way to sleep: there are never more ways than ages. */
export const mostWays = 32;

/** The candidate that a number of the slots names. */
export const candidateOf = (asked: PreparedQuestion, open: OpenHotel, candidate: number): Candidate =>
  candidateAt(asked, open, Math.floor(candidate / mostWays), candidate % mostWays);

/** The candidate of a room and board that sleeps in one of its ways. */
export function candidateAt(
  { occupancies }: PreparedQuestion,
  open: OpenHotel,
  index: number,
  way: number,
): Candidate {
  const roomMeal = open.roomMeals[index]!;
  const { room, terms } = roomMeal;
  const { guests, places } = occupancies(room.accommodationSet)[way]!;
  return {
    roomMeal,
    guests,
    accommodations: places.map((place) => room.accommodations[place]!),
    weight: weightOf(guests, terms),
  };
}
