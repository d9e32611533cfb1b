import { fromDayNumber, type PlainDate } from '#lib/plain-date.ts';
import type { Choice, Leg } from '#price-search/catalogue.ts';
import type { Receipt } from '#price-search/receipt.ts';

/** How much of what a booking takes. */
export type StockNeed =
  | { kind: 'seats'; legId: number; day: PlainDate; quantity: number }
  | { kind: 'room'; roomId: number; day: PlainDate; quantity: number };

/** What a tour or stay takes of the stock: what is on request has no count. */
export function needsOfTour({ checkIn, nights, rooms }: Choice, receipt: Receipt): StockNeed[] {
  const ours = rooms.filter((_, index) => !receipt.roomsOnRequest[index]);
  const byRoom = [...Map.groupBy(ours, ({ roomId }) => roomId)];
  const stays = byRoom.flatMap(([roomId, sameRooms]) =>
    Array.from({ length: nights }, (_, night): StockNeed => {
      const day = fromDayNumber(checkIn + night);
      return { kind: 'room', roomId, day, quantity: sameRooms.length };
    }),
  );
  return [...needsOfLegs([receipt.out, receipt.back], receipt.travellers.seats), ...stays];
}

/** The seats that are taken of some flights. */
export const needsOfLegs = (legs: readonly (Leg | null)[], seats: number): StockNeed[] =>
  legs
    .filter((leg) => leg !== null)
    .filter((leg) => !leg.isOnRequest)
    .map((leg) => ({
      kind: 'seats',
      legId: leg.id,
      day: fromDayNumber(leg.departDay),
      quantity: seats,
    }));
