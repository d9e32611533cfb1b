import type { RowOf } from '#domain/operator-data/tables.ts';
import { addDays, dayOfWeek, daysBetween, type PlainDate, plainDate } from '#lib/plain-date.ts';
import { termsIds } from '../cancellation-terms.ts';
import { dice } from '../dice.ts';
import { meals } from '../meals.ts';
import { seasonFactor } from '../seasons.ts';
import type { Cabin } from './cabins.ts';
import type { Ship } from './ships.ts';
import { voyageOf } from './voyages.ts';

type Sailing = { from: PlainDate; nights: number };

/** Every rotation began on this Monday's week, so that a sailing is the same whatever today is. */
const firstMonday = plainDate('2024-01-01');
/** Two adults, one night, inside cabin with full board, in euro at level 1, mean of the year. */
const middleNight = 186;
const firstYear = 2026;
const soldSailings = 1_000_000_000;

/** The sailings that leave on the days from `from` to `to`: one after another, in the ship's months. */
export function* sailingsOf(ship: Ship, from: PlainDate, to: PlainDate): Generator<Sailing> {
  let day = addDays(firstMonday, ship.weekday - 1);
  for (let turn = 0; day <= to; turn++) {
    const { nights } = voyageOf(ship.rotation[turn % ship.rotation.length] ?? '');
    if (day >= from && isInService(ship, day)) yield { from: day, nights };
    day = addDays(day, nights);
  }
}

function isInService({ months: [first, last] }: Ship, day: PlainDate): boolean {
  const month = Number(day.slice(5, 7));
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}

/** What the shipping line and the operator agreed; its number is the ship's. */
export const shipContractRow = (ship: Ship): RowOf<'contract'> => ({
  id: ship.id,
  hotel_id: ship.id,
  name: `${ship.name.en}, sailings`,
  currency: 'EUR',
  single_share: 8500,
  third_adult_share: 6000,
  infant_share: 0,
  child_default_share: 5000,
  release_days: 10,
  cancellation_terms_id: termsIds.seaVoyage,
});

/** The price of each sailing, cabin and board: a season that only the whole voyage fits. */
export function* sailingSeasons(
  ship: Ship,
  cabins: readonly Cabin[],
  sailings: readonly Sailing[],
  seed: string,
): Generator<RowOf<'contract_season'>> {
  const boards = [meals.FB, ...(ship.sellsDrinks ? [meals.AI] : [])].flatMap((meal) => meal ?? []);
  for (const cabin of cabins)
    for (const [number, meal] of boards.entries())
      for (const sailing of sailings)
        yield {
          id: soldSailings + ((cabin.id - 39_000) * 4 + number) * 20_000 + dayInBooks(sailing.from),
          contract_id: ship.id,
          room_id: cabin.id,
          meal_id: meal.id,
          date_from: sailing.from,
          date_to: addDays(sailing.from, sailing.nights - 1),
          double_amount: nightlyPrice(ship, cabin, sailing, seed) + number * drinksForTwo,
          min_nights: sailing.nights,
          max_nights: sailing.nights,
          arrival_days: 1 << (dayOfWeek(sailing.from) - 1),
        };
}

const drinksForTwo = 58_00;

/** Cents for two a night, a whole euro: by the season, the year, and how this very sailing sells. */
function nightlyPrice(ship: Ship, cabin: Cabin, sailing: Sailing, seed: string): number {
  const demand = 0.94 + dice(seed, 'sailing', ship.id, sailing.from).share() * 0.14;
  const growth = 1.03 ** (Number(sailing.from.slice(0, 4)) - firstYear);
  const length = sailing.nights < 7 ? 1.08 : sailing.nights > 7 ? 0.9 : 1;
  const season = seasonFactor(ship.curve, addDays(sailing.from, Math.floor(sailing.nights / 2)));
  return Math.round(middleNight * ship.level * cabin.kind.factor * season * demand * growth * length) * 100;
}

/** Cabins that may be confirmed at once on each sailing. */
export function* sailingAllotments(
  cabins: readonly Cabin[],
  sailings: readonly Sailing[],
  seed: string,
): Generator<RowOf<'allotment'>> {
  for (const cabin of cabins)
    for (const { from, nights } of sailings) {
      const random = dice(seed, 'berths', cabin.id, from);
      yield {
        id: soldSailings + (cabin.id - 39_000) * 20_000 + dayInBooks(from),
        room_id: cabin.id,
        date_from: from,
        date_to: addDays(from, nights - 1),
        rooms: random.chance(0.06) ? 0 : Math.max(1, Math.round(cabin.count * 0.02 * (1 + random.share()))),
      };
    }
}

const dayInBooks = (day: PlainDate) => daysBetween(firstMonday, day);

/** Children pay half, the first one of two parents a third. */
export const shipChildRows = (ship: Ship): RowOf<'contract_child'>[] => [
  { id: ship.id * 10, contract_id: ship.id, child_position: 1, age_from: 2, age_to: 11, share: 3000 },
  { id: ship.id * 10 + 1, contract_id: ship.id, child_position: 2, age_from: 2, age_to: 11, share: 4000 },
];

/** Ten per cent off for booking a year's sailings in the year before. */
export function shipEarlyBookings(ship: Ship, from: PlainDate, to: PlainDate) {
  const years = [Number(from.slice(0, 4)), Number(from.slice(0, 4)) + 1, Number(from.slice(0, 4)) + 2];
  return years
    .map(
      (year): RowOf<'contract_early_booking'> => ({
        id: (year - 2000) * 100_000 + ship.id * 10,
        contract_id: ship.id,
        book_from: plainDate(`${year - 1}-06-01`),
        book_to: plainDate(`${year - 1}-12-31`),
        stay_from: plainDate(`${year}-01-01`),
        stay_to: plainDate(`${year}-12-31`),
        discount: 1000,
      }),
    )
    .filter(({ stay_from, book_to }) => stay_from <= to && book_to >= from);
}
