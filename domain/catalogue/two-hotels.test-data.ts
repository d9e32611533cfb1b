import { dayNumber, plainDate } from '#lib/plain-date.ts';
import { noFilters } from '#price-search/filters.ts';
import type { CatalogueMoment } from './live-catalogue.ts';

/** A week in June for two, at the hotels of the small operator. */
export const week = {
  question: {
    point: {
      market: 'com',
      currency: 'EUR',
      today: dayNumber(plainDate('2026-11-21')),
      rateDay: dayNumber(plainDate('2026-11-21')),
    },
    party: { adults: 2, childAges: [] },
    townId: 2,
    classId: 1,
    departFrom: dayNumber(plainDate('2027-06-05')),
    departTo: dayNumber(plainDate('2027-06-12')),
    nightsMin: 7,
    nightsMax: 7,
  },
  where: { stateId: 3, hotelIds: [] },
};

/** Each question is a new one, so that the engine answers it and no memory. */
let times = 0;

/** What a week costs at each hotel, in euros, by its number. */
export async function weekPrices(moment: CatalogueMoment): Promise<Record<number, number>> {
  const { page } = await moment.ask('bestPerHotel', {
    ...week,
    filters: noFilters,
    sort: 'price',
    page: 1,
    pageSize: 20 + times++,
  });
  return Object.fromEntries(page.map(({ offer }) => [offer.choice.hotelId, offer.totalMinor / 100]));
}

/** Seats and transfers of the week; the rest is nights. */
const beside = 480 + 32;

/** Of a night for two at €100 + `more` less 15 %, and at €60 + `more`. */
export const weekPricesAt = (more: number) => ({
  1: 7 * (100 + more) * 0.85 + beside,
  2: 7 * (60 + more) + beside,
});
