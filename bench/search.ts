import { countAllOffers, findBestPerHotel } from '#price-search/best-per-hotel.ts';
import type { Party, Point } from '#price-search/catalogue.ts';
import { noFilters } from '#price-search/filters.ts';
import type { Question } from '#price-search/question.ts';
import { type Random, seededRandom } from '#price-search/random-catalogue.ts';
import type { Snapshot } from '#price-search/snapshot.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { bigCatalogue, firstNight, pricedNights, stateId, today, townIdOf } from './big-catalogue.ts';
import { alternate } from './measure/alternate.ts';
import { ratioOf, timesOf } from './measure/figures.ts';
import { inChild, type Work } from './measure/in-child.ts';
import { openDuckDb } from './stores/duckdb.ts';
import { buildSnapshot, engineStore } from './stores/engine.ts';
import { materialise } from './stores/materialise.ts';
import type { TripQuestion } from './stores/offer-columns.ts';
import { openPostgres } from './stores/postgres.ts';
import { scanStore } from './stores/scan.ts';

const hotelCounts = [250, 1_000, 4_000, 16_000];
/** The size that has targets and is compared with stores of priced offers. */
const destination = 1_000;
const point: Point = { market: 'com', currency: 'EUR', today };
const flights = { towns: 3, charterDays: 0b1111111, regularDays: 0b0010101, nightsFrom: 3, nightsTo: 21 };
const departureDays = 15;
const stays = 9;
/** Fewer where each takes long. */
const timedQuestions = (hotels: number) => Math.max(40, Math.min(250, Math.round(250_000 / hotels)));

/** The main search over a destination: the best offer of each hotel for two adults and a child. */
export const benchmark: Benchmark = {
  title:
    'best offer of each hotel: 8 rooms × 3 boards, 420 nights, 15 departure days × 9 stays, 2 adults + 1 child',
  run: async ({ seed, repeats, sizes, say }) => {
    const measurements: Measurement[] = [];
    for (const hotels of sizes.length > 0 ? sizes.map(Number) : hotelCounts) {
      say(`${hotels} hotels`);
      measurements.push(
        ...(await inChild<Input, Measurement[]>(import.meta.url, { hotels, seed, repeats }, say)),
      );
    }
    return measurements;
  },
};

type Input = { hotels: number; seed: number; repeats: number };

/** One number of hotels, in a process of its own. */
export const work: Work<Input, Measurement[]> = async ({ hotels, seed, repeats }, say) => {
  const catalogue = bigCatalogue({ seed, hotels, ...flights });
  const { snapshot, bytes, buildMs } = buildSnapshot(catalogue);
  say(`snapshot built in ${(buildMs / 1000).toFixed(1)} s`);
  const of = `${hotels} hotels`;
  const measurements: Measurement[] = [
    { name: `${of}: snapshot built`, value: buildMs / 1000, unit: 's' },
    {
      name: `${of}: snapshot for 1,000 hotels`,
      value: (bytes / hotels) * 1_000,
      unit: 'bytes',
      target: { atMost: 60e6 },
    },
    ...searches(snapshot, hotels, seededRandom(seed), repeats),
  ];
  if (hotels !== destination) return measurements;
  return [...measurements, ...(await besidesStores(catalogue, snapshot, seed, repeats, say))];
};

type Shape = { days: number; nightsMin: number; nightsMax: number };

function randomQuestion(random: Random, { days, nightsMin, nightsMax }: Shape): Question {
  const departFrom = firstNight + 1 + Math.floor(random() * (pricedNights - days - nightsMax - 1));
  return {
    point,
    party: { adults: 2, childAges: [2 + Math.floor(random() * 11)] },
    townId: townIdOf(Math.floor(random() * flights.towns)),
    classId: 1,
    departFrom,
    departTo: departFrom + days - 1,
    nightsMin,
    nightsMax,
  };
}

function typicalQuestion(random: Random): Question {
  const nightsMin = 3 + Math.floor(random() * 6);
  return randomQuestion(random, { days: departureDays, nightsMin, nightsMax: nightsMin + stays - 1 });
}

const widest: Shape = { days: 60, nightsMin: flights.nightsFrom, nightsMax: flights.nightsTo };

/** Typical searches, and the widest there are: their times, and what one offer costs in each. */
function searches(snapshot: Snapshot, hotels: number, random: Random, repeats: number): Measurement[] {
  const of = `${hotels} hotels`;
  const typical = Array.from({ length: timedQuestions(hotels) }, () => typicalQuestion(random));
  const wide = Array.from({ length: timedQuestions(hotels) / 10 }, () => randomQuestion(random, widest));
  const [firstMs = 0] = time(snapshot, typical.slice(0, 1));
  time(snapshot, typical);
  const typicalTimes: number[] = [];
  const wideTimes: number[] = [];
  for (let round = 0; round < repeats; round++) {
    typicalTimes.push(...time(snapshot, typical));
    wideTimes.push(...time(snapshot, wide));
  }
  const typicalRate = offersPerSecond(snapshot, typical, typicalTimes);
  const wideRate = offersPerSecond(snapshot, wide, wideTimes);
  const rowsOf = (name: string, times: number[], rate: number, targets: Parameters<typeof timesOf>[2]) => [
    ...timesOf(name, times, targets),
    { of: name, name: 'offers priced', value: rate, unit: '1/s', target: { atLeast: 100e6 } } as const,
    {
      of: name,
      name: 'time for an offer',
      value: typicalRate / rate,
      unit: '×',
      target: { atMost: 2 },
    } as const,
  ];
  return [
    { name: `${of}: first search, nothing opened yet`, value: firstMs, unit: 'ms' },
    ...rowsOf(`${of}, typical`, typicalTimes, typicalRate, hotels === destination ? { p50: 6, p95: 15 } : {}),
    ...rowsOf(`${of}, widest: 60 days, 19 stays`, wideTimes, wideRate, {}),
  ];
}

const where = { stateId, hotelIds: [] };
const firstPage = { filters: noFilters, sort: 'price', page: 1, pageSize: 20 } as const;

/** Milliseconds of each answer. */
const time = (snapshot: Snapshot, questions: readonly Question[]): number[] =>
  questions.map((question) => {
    const begun = performance.now();
    findBestPerHotel(snapshot, { question, where, ...firstPage });
    return performance.now() - begun;
  });

/** How many offers there are to choose from in what was asked, for each second that the answers took. */
function offersPerSecond(
  snapshot: Snapshot,
  questions: readonly Question[],
  times: readonly number[],
): number {
  const offers = questions.reduce((sum, question) => sum + countAllOffers(snapshot, where, question), 0);
  const rounds = times.length / questions.length;
  return (offers * rounds * 1_000) / times.reduce((sum, ms) => sum + ms, 0);
}

/** Stores of priced offers know one party, one town and two months of departures; the engine knows everything. */
const storedParty: Party = { adults: 2, childAges: [7] };
const storedSpan = { departFrom: firstNight + 150, departTo: firstNight + 209, nightsMin: 5, nightsMax: 16 };
const comparedQuestions = 40;

async function besidesStores(
  catalogue: ReturnType<typeof bigCatalogue>,
  snapshot: Snapshot,
  seed: number,
  repeats: number,
  say: (line: string) => void,
): Promise<Measurement[]> {
  const tours = catalogue.tours.filter((tour) => tour.townId === townIdOf(0));
  const columns = materialise({ ...catalogue, tours }, { ...storedSpan, point, parties: [storedParty] });
  say(`${columns.count.toLocaleString('en')} offers priced beforehand`);
  const duckdb = await openDuckDb(columns);
  say('loaded into DuckDB');
  const postgres = await openPostgres(columns);
  say('loaded into PostgreSQL');

  const ours = engineStore(snapshot, point, [storedParty]);
  const stores = [scanStore(columns), duckdb.sorted, duckdb.byHotel, postgres];
  const random = seededRandom(seed + 2);
  const questions = Array.from({ length: comparedQuestions }, () => storedQuestion(random));
  const samples = await alternate(
    [ours, ...stores].map(({ name, cheapestPerHotel }) => ({ name, answer: cheapestPerHotel })),
    questions,
    repeats,
  );
  let differing = 0;
  for (const question of questions) {
    const answer = JSON.stringify(await ours.cheapestPerHotel(question));
    for (const store of stores)
      if (JSON.stringify(await store.cheapestPerHotel(question)) !== answer) differing++;
  }
  duckdb.close();
  await postgres.close();
  const targets: Record<string, number> = { PostgreSQL: 50, 'DuckDB, sorted': 10, 'DuckDB, by hotel': 10 };
  return [
    { name: 'offers in the stores', value: columns.count, unit: 'count' },
    { name: 'answers that differ from a store', value: differing, unit: 'count', target: { atMost: 0 } },
    ...[ours, ...stores].flatMap(({ name }) => [
      ...timesOf(`the same question: ${name}`, samples.get(name)!),
      ratioOf(`the same question: ${name}`, samples.get(ours.name)!, samples.get(name)!, targets[name]),
    ]),
  ];
}

function storedQuestion(random: Random): TripQuestion {
  const nightsMin =
    storedSpan.nightsMin + Math.floor(random() * (storedSpan.nightsMax - storedSpan.nightsMin - stays + 2));
  const days = storedSpan.departTo - storedSpan.departFrom - departureDays + 2;
  const departFrom = storedSpan.departFrom + Math.floor(random() * days);
  return {
    party: 0,
    townIds: [townIdOf(0)],
    departFrom,
    departTo: departFrom + departureDays - 1,
    nightsMin,
    nightsMax: nightsMin + stays - 1,
  };
}
