import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PointOfSale } from '#price-search/catalogue.ts';
import { type HotelRows, packHotel } from '#price-search/hotel-block.ts';
import type { Question } from '#price-search/question.ts';
import { type Random, seededRandom } from '#price-search/random-catalogue.ts';
import { applyChange, packCatalogue, rowsByHotel } from '#price-search/snapshot.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import {
  bigCatalogue,
  firstNight,
  pricedNights,
  stateId,
  today,
  townIdOf,
  wholeWeek,
} from './big-catalogue.ts';
import type { Asking, AskingReport, FromThread, ToThread } from './load/asking-thread.ts';
import { timeFreshness } from './load/freshness.ts';
import { timesOf } from './measure/figures.ts';
import { inChild, type Work } from './measure/in-child.ts';
import { summarise } from './measure/percentiles.ts';

const usualHotels = 1_000;
const quickHotels = 250;
const hotelsOfBatch = 50;
const quietMs = 2_000;
const busyMs = 4_000;
const point: PointOfSale = { market: 'com', currency: 'EUR', today, rateDay: today };

/** Prices change, batch after batch, while a thread goes on asking for the best offers of a destination. */
export const benchmark: Benchmark = {
  title: `all season prices of ${hotelsOfBatch} hotels change at a time while a thread searches ${usualHotels} hotels`,
  run: async ({ seed, repeats, isQuick, say }) => {
    const input = { seed, repeats, hotels: isQuick ? quickHotels : usualHotels };
    const measurements = await inChild<Input, Measurement[]>(import.meta.url, input, say);
    say('from PostgreSQL to the answer …');
    const fresh = await timeFreshness(seed);
    return [...measurements, ...timesOf('from UPDATE to answer, demo operator', fresh, { p95: 1_000 })];
  },
};

type Input = { seed: number; repeats: number; hotels: number };

export const work: Work<Input, Measurement[]> = async ({ seed, repeats, hotels }, say) => {
  const catalogue = bigCatalogue({ seed, hotels, ...wholeWeek });
  const random = seededRandom(seed);
  const questions = Array.from({ length: 200 }, () => randomQuestion(random));
  const rows = rowsByHotel(catalogue);
  let parts = packCatalogue(catalogue);
  const thread = startThread({ parts, questions, stateId });

  const quiet: AskingReport[] = [];
  const busy: AskingReport[] = [];
  let changed = 0;
  let busySeconds = 0;
  await thread.report();
  for (let round = 0; round < repeats; round++) {
    await sleep(quietMs);
    quiet.push(await thread.report());
    const begun = performance.now();
    while (performance.now() - begun < busyMs) {
      const batch = changePrices(random, rows);
      const change = { hotels: packed(batch), routes: new Map(), trade: undefined };
      await thread.apply(change);
      parts = applyChange(parts, change);
      changed += batch.reduce((sum, { seasons }) => sum + seasons.length, 0);
    }
    busySeconds += (performance.now() - begun) / 1_000;
    busy.push(await thread.report());
    say(`round ${round + 1} of ${repeats}: ${changed.toLocaleString('en')} prices changed so far`);
  }
  await thread.end();

  const fresh = startThread({ parts: packCatalogue(wholeOf(rows, catalogue)), questions, stateId });
  const expected = JSON.stringify((await fresh.report()).prices);
  await fresh.end();
  const isRight = JSON.stringify(busy.at(-1)!.prices) === expected;
  const changes = busy.flatMap((report) => report.changes);
  return [
    {
      name: 'price changes applied',
      value: changed / busySeconds,
      unit: '1/s',
      target: { atLeast: 100_000 },
    },
    {
      name: 'longest that a change held up the thread',
      value: summarise(changes).longest,
      unit: 'ms',
      target: { atMost: 50 },
    },
    {
      name: 'answers after it as of a new snapshot',
      value: Number(isRight),
      unit: 'count',
      target: { atLeast: 1 },
    },
    ...timesOf(
      'answers, nothing changes',
      quiet.flatMap(({ answers }) => answers),
    ),
    ...timesOf(
      'answers while prices change',
      busy.flatMap(({ answers }) => answers),
    ),
    ...timesOf('taking a change in', changes),
  ];
};

function randomQuestion(random: Random): Question {
  const departFrom = firstNight + 1 + Math.floor(random() * (pricedNights - 40));
  const nightsMin = 3 + Math.floor(random() * 6);
  return {
    point,
    party: { adults: 2, childAges: [2 + Math.floor(random() * 11)] },
    townId: townIdOf(Math.floor(random() * 3)),
    classId: 1,
    departFrom,
    departTo: departFrom + 14,
    nightsMin,
    nightsMax: nightsMin + 8,
  };
}

/** New prices for every season of some hotels; `rows` holds them from then on. */
function changePrices(random: Random, rows: HotelRows[]): HotelRows[] {
  const from = Math.floor(random() * (rows.length - hotelsOfBatch));
  for (let i = from; i < from + hotelsOfBatch; i++) {
    const share = 0.9 + random() * 0.2;
    const reprice = (season: HotelRows['seasons'][number]) => ({
      ...season,
      doubleAmount: Math.round(season.doubleAmount * share),
    });
    rows[i] = { ...rows[i]!, seasons: rows[i]!.seasons.map(reprice) };
  }
  return rows.slice(from, from + hotelsOfBatch);
}

const packed = (batch: readonly HotelRows[]) =>
  new Map(batch.map((rows) => [rows.hotel.id, packHotel(rows)]));

const wholeOf = (rows: readonly HotelRows[], catalogue: ReturnType<typeof bigCatalogue>) => ({
  ...catalogue,
  seasons: rows.flatMap(({ seasons }) => seasons),
});

function startThread(asking: Asking) {
  const thread = new Worker(new URL('./load/asking-thread.ts', import.meta.url), { workerData: asking });
  const send = (message: ToThread) => thread.postMessage(message);
  const answer = async () => (await once(thread, 'message'))[0] as FromThread;
  return {
    apply: async (change: Extract<ToThread, { change: unknown }>['change']) => {
      send({ change });
      await answer();
    },
    report: async (): Promise<AskingReport> => {
      send({ report: true });
      const message = await answer();
      if (!('report' in message)) throw new Error('A report was expected');
      return message.report;
    },
    end: async () => {
      send({ end: true });
      await once(thread, 'exit');
    },
  };
}
