import type { RowOf } from '#domain/operator-data/tables.ts';
import type { Localised } from '#lib/localised.ts';
import { type PlainDate, plainDate } from '#lib/plain-date.ts';
import { termsIds } from './cancellation-terms.ts';
import { type Contract, termsDice } from './contracts.ts';

/** The years whose days a demo of `from` to `to` can touch, the winter before included. */
function yearsOf(from: PlainDate, to: PlainDate) {
  const first = Number(from.slice(0, 4)) - 1;
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, i) => first + i);
}

/** Reductions of children by position and age; none where only adults stay. */
export function* childRules(contract: Contract, seed: string): Generator<RowOf<'contract_child'>> {
  if (contract.hotel.amenities.has('adultsOnly')) return;
  const random = termsDice(contract, seed, 'children');
  const isFamilyHouse =
    contract.hotel.amenities.has('kidsClub') || contract.hotel.amenities.has('waterSlides');
  const firstChild = isFamilyHouse ? random.pick([0, 0, 0, 2500]) : random.pick([0, 3000, 5000]);
  const rules = [
    [1, 2, random.pick([6, 11, 11, 12]), firstChild],
    [1, 2, 14, 5000],
    [2, 2, 11, isFamilyHouse ? random.pick([0, 3000, 5000]) : 5000],
    [2, 2, 14, 6000],
    [3, 2, 14, 7000],
  ] as const;
  for (const [i, [child_position, age_from, age_to, share]] of rules.entries())
    yield {
      id: contract.row.id * 10 + i,
      contract_id: contract.row.id,
      child_position,
      age_from,
      age_to,
      share,
    };
}

/** Windows of booking for a summer's and a winter's stays; at any day of the year one is open. */
const windows = [
  { stay: ['05-01', '10-31'], book: ['09-01', '11-30'], bookYear: -1, share: 1 },
  { stay: ['05-01', '10-31'], book: ['12-01', '01-31'], bookYear: -1, share: 0.8 },
  { stay: ['05-01', '10-31'], book: ['02-01', '03-31'], bookYear: 0, share: 0.55 },
  { stay: ['11-01', '04-30'], book: ['04-01', '08-31'], bookYear: 0, share: 0.8 },
  { stay: ['11-01', '04-30'], book: ['09-01', '10-31'], bookYear: 0, share: 0.5 },
] as const;

/** The first window of a season: what is booked in it at the lowest price is paid back in part, or not at all. */
const firstWindow = 0;

/** Discounts of 8 to 25 % for booking early; three hotels in four give them. */
export function* earlyBookings(
  contract: Contract,
  from: PlainDate,
  to: PlainDate,
  seed: string,
): Generator<RowOf<'contract_early_booking'>> {
  const random = termsDice(contract, seed, 'early booking');
  if (!random.chance(0.75)) return;
  const most = random.between(14, 25) * 100;
  const kept = termsDice(contract, seed, 'early booking kept').pick([
    null,
    null,
    termsIds.earlyBookingPart,
    termsIds.earlyBooking,
  ]);
  for (const year of yearsOf(from, to))
    for (const [i, { stay, book, bookYear, share }] of windows.entries()) {
      const range = {
        book_from: on(year + bookYear, book[0]),
        book_to: on(year + bookYear + (book[1] < book[0] ? 1 : 0), book[1]),
        stay_from: on(year, stay[0]),
        stay_to: on(year + (stay[1] < stay[0] ? 1 : 0), stay[1]),
      };
      if (range.stay_to < from || range.book_to < from || range.stay_from > to) continue;
      const discount = Math.max(800, Math.round((most * share) / 100) * 100);
      yield {
        id: (year - 2000) * 100_000 + contract.row.id * 10 + i,
        contract_id: contract.row.id,
        ...range,
        discount,
        cancellation_terms_id: i === firstWindow ? kept : null,
      };
    }
}

/** Seven nights for six and the like, out of the high season; one hotel in five. */
export function* stayPays(
  contract: Contract,
  from: PlainDate,
  to: PlainDate,
  seed: string,
): Generator<RowOf<'contract_stay_pay'>> {
  const random = termsDice(contract, seed, 'stay pay');
  if (!random.chance(0.2)) return;
  const isCity = contract.hotel.resort.kind === 'city';
  const [stay_nights, pay_nights] = isCity
    ? random.pick([
        [4, 3],
        [5, 4],
      ])
    : random.pick([
        [7, 6],
        [14, 12],
        [10, 9],
      ]);
  const ranges = [
    ['04-01', '06-10'],
    ['09-10', '11-15'],
  ] as const;
  for (const year of yearsOf(from, to))
    for (const [i, [start, end]] of ranges.entries()) {
      const [stay_from, stay_to] = [on(year, start), on(year, end)];
      if (stay_to < from || stay_from > to) continue;
      const id = (year - 2000) * 100_000 + contract.row.id * 10 + i;
      yield {
        id,
        contract_id: contract.row.id,
        stay_nights: stay_nights as number,
        pay_nights: pay_nights as number,
        stay_from,
        stay_to,
      };
    }
}

const newYear: Localised = {
  en: 'New Year gala dinner',
  ru: 'Новогодний гала-ужин',
  pl: 'Kolacja sylwestrowa',
  cs: 'Silvestrovská večeře',
  sk: 'Silvestrovská večera',
  hu: 'Szilveszteri gálavacsora',
  et: 'Aastavahetuse õhtusöök',
  lt: 'Naujametinė vakarienė',
  lv: 'Jaungada vakariņas',
  tr: 'Yılbaşı gala yemeği',
  az: 'Yeni il qala şam yeməyi',
  kk: 'Жаңа жылдық кешкі ас',
  uz: 'Yangi yil gala kechki ovqati',
};
const christmas: Localised = {
  en: 'Christmas Eve dinner',
  ru: 'Рождественский ужин',
  pl: 'Kolacja wigilijna',
  cs: 'Štědrovečerní večeře',
  sk: 'Štedrovečerná večera',
  hu: 'Karácsonyi vacsora',
  et: 'Jõuluõhtusöök',
  lt: 'Kūčių vakarienė',
  lv: 'Ziemassvētku vakariņas',
  tr: 'Noel yemeği',
  az: 'Milad şam yeməyi',
  kk: 'Рождестволық кешкі ас',
  uz: 'Rojdestvo kechki ovqati',
};
const withChristmas = new Set([
  'MV',
  'MU',
  'SC',
  'TH',
  'LK',
  'AT',
  'FR',
  'IT',
  'DO',
  'MX',
  'AE',
  'ES',
  'PT',
  'TZ',
]);

/** Gala dinners of the better houses. */
export function* supplements(
  contract: Contract,
  from: PlainDate,
  to: PlainDate,
  seed: string,
): Generator<RowOf<'contract_supplement'>> {
  const { category, resort } = contract.hotel;
  if (category.stars < 4) return;
  const random = termsDice(contract, seed, 'gala');
  const level = Math.sqrt(resort.region.destination.level) * (category.stars >= 4.5 ? 1 : 0.6);
  const dinners = [
    { day: '12-31', name: newYear, chance: 0.7, euros: random.between(60, 130) },
    {
      day: '12-24',
      name: christmas,
      chance: withChristmas.has(resort.region.destination.iso2) ? 0.5 : 0,
      euros: random.between(45, 90),
    },
  ];
  for (const [i, dinner] of dinners.entries()) {
    const adult_amount = Math.round(dinner.euros * level) * 100;
    if (!random.chance(dinner.chance)) continue;
    for (const year of yearsOf(from, to)) {
      const date = on(year, dinner.day);
      if (date < from || date > to) continue;
      yield {
        id: (year - 2000) * 100_000 + contract.row.id * 10 + i,
        contract_id: contract.row.id,
        date,
        name: dinner.name,
        adult_amount,
        child_amount: adult_amount / 2,
      };
    }
  }
}

const on = (year: number, day: string) => plainDate(`${year}-${day}`);
