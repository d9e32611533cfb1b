import type { Allotment } from '#price-search/catalogue.ts';

/** What is left of a room on a night that bookings have taken of. */
export type NightLeft = { roomId: number; day: number; left: number };

/** Allotments without what bookings have taken: each such night is an allotment of its own, of what is left of it. */
export function allotmentsLeft(allotments: readonly Allotment[], nights: readonly NightLeft[]): Allotment[] {
  if (nights.length === 0) return [...allotments];
  const ofRoom = Map.groupBy(nights, ({ roomId }) => roomId);
  const untouched = allotments.flatMap((allotment) => {
    const days = (ofRoom.get(allotment.roomId) ?? []).map(({ day }) => day);
    return days.length === 0 ? [allotment] : without(allotment, days);
  });
  return [
    ...untouched,
    ...nights.map(({ roomId, day, left }) => ({ roomId, from: day, to: day, rooms: left })),
  ];
}

/** The parts of an allotment between some days. */
function without({ roomId, from, to, rooms }: Allotment, days: readonly number[]): Allotment[] {
  const parts: Allotment[] = [];
  let begin = from;
  for (const day of [...days].sort((a, b) => a - b)) {
    if (day < begin || day > to) continue;
    if (day > begin) parts.push({ roomId, from: begin, to: day - 1, rooms });
    begin = day + 1;
  }
  if (begin <= to) parts.push({ roomId, from: begin, to, rooms });
  return parts;
}
