import type { RowOf } from '#domain/operator-data/tables.ts';
import { addDays, dayNumber, fromDayNumber, type PlainDate } from '#lib/plain-date.ts';
import { type Contract, isOpen, periodId } from './contracts.ts';
import { dice } from './dice.ts';
import { middleOf, periodsBetween, seasonFactor } from './seasons.ts';

/** Weeks and single rooms that hotels have stopped selling: rare, in blocks of the calendar's own fortnights. */
export function* stopSales(
  contract: Contract,
  from: PlainDate,
  to: PlainDate,
  seed: string,
): Generator<RowOf<'stop_sale'>> {
  const { hotel, rooms } = contract;
  const [first, last] = [fortnightOf(from), fortnightOf(to)];
  for (let fortnight = first; fortnight <= last; fortnight++) {
    const random = dice(seed, 'stop sale', hotel.id, fortnight);
    const start = fromDayNumber(fortnight * 14);
    const heat = seasonFactor(hotel.resort.curve, start);
    if (!random.chance(0.05 * heat ** 2)) continue;
    const date_from = addDays(start, random.between(0, 6));
    const date_to = addDays(date_from, random.between(1, 6));
    // Never the whole house: one kind of room is sold out, the others stay.
    const room = random.pick(rooms);
    yield {
      id: hotel.id * 8192 + (fortnight - epochFortnight),
      hotel_id: hotel.id,
      room_id: room.id,
      date_from,
      date_to,
    };
  }
}

const fortnightOf = (date: PlainDate) => Math.floor(dayNumber(date) / 14);
const epochFortnight = 1400;

/** Rooms that may be confirmed at once: fewer in the months when houses are full, sometimes none. */
export function* allotments(
  contract: Contract,
  from: PlainDate,
  to: PlainDate,
  seed: string,
): Generator<RowOf<'allotment'>> {
  const { hotel } = contract;
  const open = periodsBetween(from, to).filter((period) => isOpen(hotel, period, seed));
  for (const room of contract.rooms)
    for (const period of open) {
      const random = dice(seed, 'allotment', room.id, periodId(period));
      const heat = seasonFactor(hotel.resort.curve, middleOf(period)) * (period.isNewYear ? 1.3 : 1);
      const isSpent = random.chance(0.05 * heat ** 2);
      const share = Math.max(0.02, 0.16 - 0.07 * heat);
      yield {
        id: (period.year - 2000) * 1_000_000 + room.id * 16 + period.number,
        room_id: room.id,
        date_from: period.from,
        date_to: period.to,
        rooms: isSpent ? 0 : Math.max(1, Math.round(room.count * share)),
      };
    }
}
