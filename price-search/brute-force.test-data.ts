import type { Catalogue, Choice } from './catalogue.ts';
import type { Offer } from './offers.ts';
import { priceByTheBook } from './oracle.ts';
import type { Question } from './question.ts';

/** What tells one offer from another. */
export const keyOf = ({ choice, departDay, freight }: Pick<Offer, 'choice' | 'departDay' | 'freight'>) =>
  [
    choice.tourId,
    choice.hotelId,
    choice.rooms.map((room) => `${room.contractId}.${room.roomId}.${room.mealId}`),
    departDay,
    choice.nights,
    freight,
  ].join('/');

/** Every choice of one room the data could make, by brute force, priced by the oracle: what the engine must find. */
export function* bruteForce(catalogue: Catalogue, question: Question): Generator<[string, number]> {
  const priced = new Set(catalogue.seasons.map((s) => `${s.contractId}/${s.roomId}/${s.mealId}`));
  for (const tour of catalogue.tours.filter((one) => one.townId === question.townId)) {
    for (const journey of journeysByHand(catalogue, question, tour)) {
      for (const season of priced) {
        const [contractId, roomId, mealId] = season.split('/').map(Number) as [number, number, number];
        const { hotelId } = catalogue.rooms.find((room) => room.id === roomId)!;
        for (const accommodation of catalogue.accommodations.filter((a) => a.roomId === roomId)) {
          const room = {
            contractId,
            roomId,
            mealId,
            accommodationId: accommodation.id,
            party: question.party,
          };
          const choice: Choice = { ...journey.legs, tourId: tour.id, hotelId, rooms: [room] };
          const answer = priceByTheBook(catalogue, choice, question.point);
          if (answer.ok) yield [keyOf({ choice, ...journey }), answer.totalMinor];
        }
      }
    }
  }
}

type JourneyByHand = {
  legs: Pick<Choice, 'outLegId' | 'backLegId' | 'checkIn' | 'nights'>;
  departDay: number;
  freight: 0 | 2 | null;
};

function* journeysByHand(
  catalogue: Catalogue,
  question: Question,
  tour: Catalogue['tours'][number],
): Generator<JourneyByHand> {
  for (let nights = question.nightsMin; nights <= question.nightsMax; nights++) {
    if (tour.townId === 1) {
      for (let day = question.departFrom; day <= question.departTo; day++)
        yield {
          legs: { checkIn: day, nights, outLegId: null, backLegId: null },
          departDay: day,
          freight: null,
        };
      continue;
    }
    for (const out of catalogue.legs) {
      if (out.departDay < question.departFrom || out.departDay > question.departTo) continue;
      if (out.classId !== question.classId) continue;
      for (const back of catalogue.legs) {
        if (back.departDay !== out.arriveDay + nights || back.classId !== question.classId) continue;
        if (back.from !== out.to || back.freight !== out.freight) continue;
        yield {
          legs: { checkIn: out.arriveDay, nights, outLegId: out.id, backLegId: back.id },
          departDay: out.departDay,
          freight: out.freight,
        };
      }
    }
  }
}
