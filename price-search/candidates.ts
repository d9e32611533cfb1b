import type { Accommodation } from './catalogue.ts';
import { type Guests, weightOf } from './guests.ts';
import type { OpenHotel, RoomMeal } from './hotel-block.ts';
import type { Occupancy } from './occupancies.ts';

/** The party in one room and board, as the accommodations count it that it fits. */
export type Candidate = {
  roomMeal: RoomMeal;
  guests: Guests;
  accommodations: Accommodation[];
  weight: number;
};

/** Everything in the hotel that the party fits, in the order of its rooms and boards. */
export const candidatesIn = (
  { roomMeals }: OpenHotel,
  occupancies: (set: number) => Occupancy[],
): Candidate[] =>
  roomMeals.flatMap((roomMeal) =>
    occupancies(roomMeal.room.accommodationSet).map(({ guests, places }) => ({
      roomMeal,
      guests,
      accommodations: places.map((place) => roomMeal.room.accommodations[place]!),
      weight: weightOf(guests, roomMeal.terms),
    })),
  );
