import { setTimeout as sleep } from 'node:timers/promises';
import { dayNumber } from '#lib/plain-date.ts';
import { type Random, seededRandom } from '#price-search/random-catalogue.ts';
import { type DemoOperator, withDemoOperator } from '../measure/demo-operator.ts';

const changes = 20;
const lookEveryMs = 2;
const patienceMs = 30_000;

/** Milliseconds from the UPDATE of a contract's prices in PostgreSQL until an answer shows them, one by one. */
export const timeFreshness = (seed: number): Promise<number[]> =>
  withDemoOperator(async (demo) => {
    const random = seededRandom(seed);
    const question = await sellingQuestion(demo, random);
    const times: number[] = [];
    for (let i = 0; i < changes; i++) {
      const before = await question.price();
      const begun = performance.now();
      await demo.database.pool.query(
        `update contract_season set double_amount = double_amount + 5000
         where contract_id in (select id from contract where hotel_id = $1)`,
        [question.hotelId],
      );
      while ((await question.price()) === before) {
        if (performance.now() - begun > patienceMs) throw new Error('The answer never showed the new price');
        await sleep(lookEveryMs);
      }
      times.push(performance.now() - begun);
      await sleep(random() * 300);
    }
    return times;
  });

/** A hotel that is sold, and the price of its cheapest offer as of now. */
async function sellingQuestion({ live, today }: DemoOperator, random: Random) {
  const { directory, snapshot } = await live.refresh();
  const hotelIds = [...directory.hotels.keys()];
  const towns = snapshot.trade.departureTowns;
  for (;;) {
    const hotelId = hotelIds[Math.floor(random() * hotelIds.length)]!;
    const town = towns[Math.floor(random() * towns.length)]!;
    const departFrom = dayNumber(today) + 20 + Math.floor(random() * 60);
    const trip = {
      townId: town.id,
      classId: 1,
      departFrom,
      departTo: departFrom + 14,
      nightsMin: 7,
      nightsMax: 10,
    };
    const party = { adults: 2, childAges: [] };
    const point = {
      market: town.market,
      currency: 'EUR',
      today: dayNumber(today),
      rateDay: dayNumber(today),
    };
    const price = async () => {
      const asked = { hotelId, question: { ...trip, point, party }, page: 1, pageSize: 1 };
      return (await live.current()!.ask('hotelOffers', asked)).page[0]?.offer.totalMinor;
    };
    if ((await price()) !== undefined) return { hotelId, price };
  }
}
