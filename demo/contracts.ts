import type { RowOf } from '#domain/operator-data/tables.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { stayTermsId } from './cancellation-terms.ts';
import { type Dice, dice } from './dice.ts';
import type { Hotel } from './hotels.ts';
import { type Meal, mealsOf } from './meals.ts';
import type { Room } from './rooms.ts';
import { middleOf, type Period, periodsBetween, periodsOfYear, seasonFactor } from './seasons.ts';

/** What one hotel and the operator agreed. */
export type Contract = { hotel: Hotel; rooms: Room[]; meals: Meal[]; row: RowOf<'contract'> };

/** A night for two with breakfast at four stars and level 1, in euro, mean of the year. */
const middleNight = 84;
const dollarsPerEuro = 1.12;
const firstYear = 2026;

/** The contract of a hotel; its number is the hotel's. */
export function contractOf(hotel: Hotel, rooms: Room[], seed: string): Contract {
  const random = dice(seed, 'contract', hotel.id);
  const { destination } = hotel.resort.region;
  return {
    hotel,
    rooms,
    meals: mealsOf(hotel, random),
    row: {
      id: hotel.id,
      hotel_id: hotel.id,
      name: `${hotel.name}, ${destination.name.en}`,
      currency: destination.currency,
      single_share: random.pick([6000, 6500, 7000, 7500, 8000, 8500]),
      third_adult_share: random.pick([6500, 7000, 7500, 8000]),
      infant_share: 0,
      child_default_share: random.pick([6000, 7000, 8000]),
      release_days: random.pick([0, 2, 3, 3, 5, 7]),
      cancellation_terms_id: stayTermsId(hotel, seed),
    },
  };
}

/** Nightly prices of every room and board, whole periods of the calendar that touch the days given. */
export function* contractSeasons(
  contract: Contract,
  from: PlainDate,
  to: PlainDate,
  seed: string,
): Generator<RowOf<'contract_season'>> {
  const { hotel, rooms, meals } = contract;
  const open = periodsBetween(from, to).filter((period) => isOpen(hotel, period, seed));
  for (const room of rooms)
    for (const [mealNumber, meal] of meals.entries())
      for (const period of open)
        yield {
          id: ((period.year - 2000) * 40_000 + room.id) * 64 + mealNumber * 16 + period.number,
          contract_id: contract.row.id,
          room_id: room.id,
          meal_id: meal.id,
          date_from: period.from,
          date_to: period.to,
          double_amount: nightlyPrice(hotel, room, meal, period),
          ...stayRules(hotel, period, seed),
        };
}

/** Houses at airports with summer flights only close for the winter, most of those in the mountains for the green months. */
export function isOpen(hotel: Hotel, period: Period, seed: string): boolean {
  const { resort } = hotel;
  const isAllYear = dice(seed, 'all year', hotel.id).chance(0.2);
  if (resort.kind === 'ski')
    return (
      period.number <= 3 || period.number >= 11 || (isAllYear && period.number >= 5 && period.number <= 8)
    );
  if (resort.airport.season === 'summer' && resort.kind === 'beach')
    return isAllYear || (period.number >= 3 && period.number <= 9);
  return true;
}

/** Two adults, one night, in cents of the contract's currency; a whole unit. */
export function nightlyPrice(hotel: Hotel, room: Room, meal: Meal, period: Period): number {
  const { destination } = hotel.resort.region;
  const festive = period.isNewYear ? 1.3 : period.number === 11 ? 1.08 : 1;
  const growth = 1.03 ** (period.year - firstYear);
  const season = seasonFactor(hotel.resort.curve, middleOf(period)) * festive;
  const night =
    middleNight * destination.level * starFactor(hotel.category.stars) * hotel.luxury * room.factor;
  // Food costs the kitchen much the same all year, so a board moves less than the bed.
  const board = 2 * meal.perAdult * boardLevel(hotel) * (0.7 + 0.3 * season);
  const euros = Math.max(14, night * season + board) * growth;
  return Math.round(euros * (destination.currency === 'USD' ? dollarsPerEuro : 1)) * 100;
}

const starFactor = (stars: number) => 0.4 + 0.6 * (stars / 4) ** 2.4;
const boardLevel = (hotel: Hotel) =>
  Math.sqrt(hotel.resort.region.destination.level) * (0.55 + 0.45 * (hotel.category.stars / 4));

function stayRules(hotel: Hotel, period: Period, seed: string) {
  const random = dice(seed, 'stay rules', hotel.id, period.number);
  const { kind, curve } = hotel.resort;
  if (kind === 'ski' && (period.number === 2 || period.isNewYear) && random.chance(0.3))
    return { min_nights: 7, max_nights: 30, arrival_days: saturday };
  const isPeak = period.isNewYear || seasonFactor(curve, middleOf(period)) > 1.35;
  const isFar = kind === 'island';
  const least = isPeak ? random.pick([1, 3, 3, 5]) : isFar ? random.pick([1, 3]) : random.pick([1, 1, 1, 2]);
  return { min_nights: kind === 'city' ? Math.min(least, 2) : least, max_nights: 30, arrival_days: everyDay };
}

const everyDay = 127;
const saturday = 32;

/** Number of a period in all years, for ids of rows by period. */
export const periodId = (period: Period) => (period.year - 2000) * periodsOfYear + period.number;

/** Dice of one contract's further terms. */
export const termsDice = (contract: Contract, seed: string, terms: string): Dice =>
  dice(seed, terms, contract.row.id);
