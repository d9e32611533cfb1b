import type { AskCatalogue } from '#domain/catalogue/asker.ts';
import type { Catalogue, Party, PointOfSale } from '#price-search/catalogue.ts';
import { type Random, seededRandom } from '#price-search/random-catalogue.ts';
import type { Snapshot } from '#price-search/snapshot.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { bigCatalogue, firstNight, today, townIdOf, wholeWeek } from './big-catalogue.ts';
import { departureDays, stays, timeSearches, typicalQuestions } from './load/time-searches.ts';
import { timeShared, withTwoThreads } from './load/time-shared.ts';
import { contest } from './measure/contest.ts';
import { inChild, type Work } from './measure/in-child.ts';
import { tableOf } from './measure/table.ts';
import { openDuckDb } from './stores/duckdb.ts';
import {
  answersOnTwoCores,
  buildSnapshot,
  engineAnswers,
  engineStore,
  onTwoCores,
  pricesOnTwoCores,
} from './stores/engine.ts';
import { materialise } from './stores/materialise.ts';
import type { OfferStore, TripQuestion } from './stores/offer-columns.ts';
import { openPostgres } from './stores/postgres.ts';
import { scanStore } from './stores/scan.ts';
import { comparable } from './stores/whole-answer.ts';

const hotelCounts = [250, 1_000, 4_000, 16_000];
/** The size that has targets and is compared with stores of priced offers; a quick run compares a smaller one. */
const destination = 1_000;
const quickDestination = 250;
const point: PointOfSale = { market: 'com', currency: 'EUR', today, rateDay: today };

/** The main search over a destination: the best offer of each hotel for two adults and a child. */
export const benchmark: Benchmark = {
  title:
    'best offer of each hotel: 8 rooms × 3 boards, 420 nights, 15 departure days × 9 stays, 2 adults + 1 child',
  run: async ({ seed, repeats, sizes, isQuick, say }) => {
    const measurements: Measurement[] = [];
    const compared = isQuick ? quickDestination : destination;
    const counts = isQuick ? [quickDestination] : hotelCounts;
    for (const hotels of sizes.length > 0 ? sizes.map(Number) : counts) {
      say(`${hotels} hotels`);
      const input = { hotels, seed, repeats, isCompared: hotels === compared };
      const ofSize = await inChild<Input, Measurement[]>(import.meta.url, input, say);
      for (const line of tableOf(ofSize)) say(line);
      measurements.push(...ofSize);
    }
    return measurements;
  },
};

type Input = { hotels: number; seed: number; repeats: number; isCompared: boolean };

/** One number of hotels, in a process of its own. */
export const work: Work<Input, Measurement[]> = async ({ hotels, seed, repeats, isCompared }, say) => {
  const catalogue = bigCatalogue({ seed, hotels, ...wholeWeek });
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
    ...timeSearches(snapshot, hotels, seededRandom(seed), {
      repeats,
      targets: hotels === destination ? { p50: 6, p95: 10 } : {},
    }),
  ];
  return withTwoThreads(snapshot, async (ask) => {
    const questions = typicalQuestions(hotels, seededRandom(seed));
    const shared = { repeats, p95: p95OnTwoCores[hotels] };
    measurements.push(...(await timeShared(ask, `${of}, typical, on two cores`, questions, shared)));
    if (!isCompared) return measurements;
    return [...measurements, ...(await compareStores(catalogue, snapshot, ask, { seed, repeats }, say))];
  });
};

/** By number of hotels. */
const p95OnTwoCores: Record<number, number> = { 1000: 6, 16000: 120 };

/** Stores of priced offers know one party, one town and two months of departures; the engine knows everything. */
const storedParty: Party = { adults: 2, childAges: [7] };
const storedSpan = { departFrom: firstNight + 150, departTo: firstNight + 209, nightsMin: 5, nightsMax: 16 };
const comparedQuestions = 40;

async function compareStores(
  catalogue: Catalogue,
  snapshot: Snapshot,
  ask: AskCatalogue,
  { seed, repeats }: Pick<Input, 'seed' | 'repeats'>,
  say: (line: string) => void,
): Promise<Measurement[]> {
  const tours = catalogue.tours.filter((tour) => tour.townId === townIdOf(0));
  const columns = materialise({ ...catalogue, tours }, { ...storedSpan, point, parties: [storedParty] });
  say(`${columns.count.toLocaleString('en')} offers priced beforehand`);
  const duckdb = await openDuckDb(catalogue, columns);
  const duckdbOnOneCore = await openDuckDb(catalogue, columns, 1);
  say('loaded into DuckDB');
  const postgres = await openPostgres(catalogue, columns);
  say('loaded into PostgreSQL');

  const random = seededRandom(seed + 2);
  const questions = Array.from({ length: comparedQuestions }, () => storedQuestion(random));
  const whole = await contest(
    [
      engineAnswers(snapshot, point, [storedParty]),
      answersOnTwoCores(ask, point, [storedParty]),
      duckdb.answers,
      duckdbOnOneCore.answers,
      postgres.answers,
    ],
    questions,
    { title: 'the whole answer', repeats, comparable, leastRatio, beside },
  );
  say('whole answers timed');
  const pricesOf = ({ name, cheapestPerHotel }: OfferStore) => ({ name, answer: cheapestPerHotel });
  const stores = [scanStore(columns), duckdb.sorted, duckdbOnOneCore.sorted, duckdb.byHotel, postgres];
  const { close: closeHelper, ...together } = pricesOnTwoCores(snapshot, point, [storedParty]);
  const prices = await contest(
    [pricesOf(engineStore(snapshot, point, [storedParty])), together, ...stores.map(pricesOf)],
    questions,
    { title: 'prices alone', repeats, comparable: (answer) => JSON.stringify(answer), leastRatio, beside },
  );
  await closeHelper();
  duckdb.close();
  duckdbOnOneCore.close();
  await postgres.close();
  return [{ name: 'offers in the stores', value: columns.count, unit: 'count' }, ...whole, ...prices];
}

/** Of DuckDB's the sorted one is the one to be ahead of. */
function leastRatio(name: string): number | undefined {
  if (name === 'PostgreSQL') return 50;
  if (name.startsWith('DuckDB, sorted')) return 1;
  return name.startsWith('DuckDB') ? 10 : undefined;
}

/** What uses all cores is measured by ours on two of them. */
const beside = (name: string) =>
  name.startsWith('DuckDB') && !name.endsWith('1 core') ? onTwoCores : undefined;

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
