import type { Party, PointOfSale } from '#price-search/catalogue.ts';
import { type Random, seededRandom } from '#price-search/random-catalogue.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { bigCatalogue, firstNight, pricedNights, today, townIdOf } from './big-catalogue.ts';
import { alternate } from './measure/alternate.ts';
import { contest } from './measure/contest.ts';
import { ratioOf, timesOf } from './measure/figures.ts';
import { inChild, type Work } from './measure/in-child.ts';
import { residentBytes } from './measure/memory.ts';
import { tableOf } from './measure/table.ts';
import { openDuckDb } from './stores/duckdb.ts';
import { buildSnapshot, engineAnswers, engineStore } from './stores/engine.ts';
import { materialise } from './stores/materialise.ts';
import type { CheapestOfHotel, OfferStore, TripQuestion } from './stores/offer-columns.ts';
import { openPostgres } from './stores/postgres.ts';
import { scanStore } from './stores/scan.ts';
import { comparable } from './stores/whole-answer.ts';

/** Hotels by size: each sells some 145,000 offers, as in the public challenge. */
const sizes: Record<string, number> = { '1M': 7, '10M': 70, '100M': 700 };
/** PostgreSQL would take hours to load more. */
const mostHotelsForPostgres = 70;
const towns = 3;
const parties: Party[] = [
  { adults: 2, childAges: [] },
  { adults: 2, childAges: [7] },
  { adults: 1, childAges: [] },
];
const point: PointOfSale = { market: 'com', currency: 'EUR', today, rateDay: today };
const lengths = [7, 7, 7, 9, 10, 11, 12, 14, 14, 14];
const timedQuestions = (hotels: number) => (hotels > mostHotelsForPostgres ? 40 : 100);
const comparedQuestions = 1_000;
const quickComparedQuestions = 100;
const wholeQuestions = 40;

/**
 * The holiday challenge of CHECK24: of the offers of one island, the cheapest of each hotel for departure airports, a
 * party, the earliest departure, the latest return and a duration; and all such offers of one hotel.
 */
export const benchmark: Benchmark = {
  title: 'cheapest offer of each hotel, and all offers of one, among 1 M, 10 M and 100 M offers',
  run: async ({ seed, repeats, sizes: chosen, isQuick, say }) => {
    const measurements: Measurement[] = [];
    const usual = isQuick ? ['1M'] : Object.keys(sizes);
    const compared = isQuick ? quickComparedQuestions : comparedQuestions;
    for (const size of chosen.length > 0 ? chosen : usual) {
      const hotels = sizes[size];
      if (!hotels) throw new Error(`No size is called ${size}: there are ${Object.keys(sizes).join(', ')}`);
      say(`${size}: ${hotels} hotels`);
      const input = { size, hotels, seed, repeats, compared };
      const ofSize = await inChild<Input, Measurement[]>(import.meta.url, input, say);
      for (const line of tableOf(ofSize)) say(line);
      measurements.push(...ofSize);
    }
    return measurements;
  },
};

type Input = { size: string; hotels: number; seed: number; repeats: number; compared: number };

/** One size, in a process of its own. */
export const work: Work<Input, Measurement[]> = async ({ size, hotels, seed, repeats, compared }, say) => {
  const catalogue = bigCatalogue({
    seed,
    hotels,
    towns,
    charterDays: 0b1010010,
    regularDays: 0b0100100,
    nightsFrom: 3,
    nightsTo: 21,
  });
  const { snapshot, bytes, buildMs } = buildSnapshot(catalogue);
  const ours = engineStore(snapshot, point, parties);
  const random = seededRandom(seed);
  const questions = Array.from({ length: timedQuestions(hotels) }, () => randomQuestion(random));
  const hotelOf = new Map(questions.map((question) => [question, randomHotel(random, hotels)]));
  const residentAlone = await residentAfter(ours, questions);

  let begun = performance.now();
  const took = () => (performance.now() - begun) / 1000;
  const columns = materialise(catalogue, { ...wholeSeason, point, parties });
  const materialiseSeconds = took();
  say(`${columns.count.toLocaleString('en')} offers priced beforehand in ${materialiseSeconds.toFixed(1)} s`);
  begun = performance.now();
  const duckdb = await openDuckDb(catalogue, columns);
  const duckdbSeconds = took();
  say(`loaded into DuckDB in ${duckdbSeconds.toFixed(1)} s`);
  begun = performance.now();
  const postgres = hotels <= mostHotelsForPostgres ? await openPostgres(catalogue, columns) : undefined;
  const postgresSeconds = took();
  if (postgres) say(`loaded into PostgreSQL in ${postgresSeconds.toFixed(1)} s`);

  const stores = [scanStore(columns), duckdb.sorted, duckdb.byHotel, ...(postgres ? [postgres] : [])];
  const all = [ours, ...stores];
  const cheapest = await alternate(
    all.map(({ name, cheapestPerHotel }) => ({ name, answer: cheapestPerHotel })),
    questions,
    repeats,
  );
  say('cheapest of each hotel timed');
  const offers = await alternate(
    all.map(({ name, offersOfHotel }) => ({
      name,
      answer: (question: TripQuestion) => offersOfHotel(question, hotelOf.get(question)!),
    })),
    questions,
    repeats,
  );
  say('offers of one hotel timed');
  const whole = await contest(
    [engineAnswers(snapshot, point, parties), duckdb.answers, ...(postgres ? [postgres.answers] : [])],
    Array.from({ length: wholeQuestions }, () => ofOneTown(randomQuestion(random))),
    { title: `${size}, the whole answer`, repeats, comparable },
  );
  say('whole answers timed');
  const equal = await countEqual(ours, stores, seededRandom(seed + 1), { hotels, compared });

  const titles = { cheapest: `${size}, cheapest of each hotel`, offers: `${size}, offers of one hotel` };
  const figuresOf = (title: string, samples: Map<string, number[]>) =>
    all.flatMap(({ name }) => [
      ...timesOf(
        `${title}: ${name}`,
        samples.get(name)!,
        name === ours.name && size === '100M' ? { p95: 100 } : {},
      ),
      ratioOf(`${title}: ${name}`, samples.get(ours.name)!, samples.get(name)!),
    ]);
  const sizeOf = (name: string, value: number, seconds: number): Measurement[] => [
    { of: `${size}, to keep: ${name}`, name: 'memory', value, unit: 'bytes' },
    { of: `${size}, to keep: ${name}`, name: 'build', value: seconds, unit: 's' },
  ];
  const measurements: Measurement[] = [
    { name: `${size}: offers`, value: columns.count, unit: 'count' },
    ...figuresOf(titles.cheapest, cheapest),
    ...figuresOf(titles.offers, offers),
    ...whole,
    ...sizeOf('Solstice, snapshot', bytes, buildMs / 1000),
    ...sizeOf('typed-array scan', columns.count * bytesOfRow, materialiseSeconds),
    ...sizeOf('DuckDB, two orders', await duckdb.bytes(), materialiseSeconds + duckdbSeconds),
    ...(postgres
      ? sizeOf('PostgreSQL, three indexes', await postgres.bytes(), materialiseSeconds + postgresSeconds)
      : []),
    {
      name: `${size}: Solstice's whole process`,
      value: residentAlone,
      unit: 'bytes',
      target: { atMost: 3e9 },
    },
    ...equal.map(({ name, count }) => ({
      name: `${size}: answers equal to ${name}`,
      value: count,
      unit: 'count' as const,
      target: { atLeast: compared },
    })),
  ];
  duckdb.close();
  await postgres?.close();
  return measurements;
};

const wholeSeason = {
  departFrom: firstNight + 1,
  departTo: firstNight + pricedNights - 1,
  nightsMin: Math.min(...lengths),
  nightsMax: Math.max(...lengths),
};
const bytesOfRow = 15;

/** A trip within one to eight weeks, from one airport or more. */
function randomQuestion(random: Random): TripQuestion {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const nights = pick(lengths);
  const departFrom = firstNight + 1 + Math.floor(random() * 330);
  const latestReturn = departFrom + nights + 7 + Math.floor(random() * 50);
  const townIds = Array.from({ length: towns }, (_, i) => townIdOf(i)).filter(() => random() < 0.6);
  return {
    party: Math.floor(random() * parties.length),
    townIds: townIds.length > 0 ? townIds : [townIdOf(0)],
    departFrom,
    departTo: latestReturn - nights,
    nightsMin: nights,
    nightsMax: nights,
  };
}

/** A search page is of one departure town. */
const ofOneTown = (question: TripQuestion): TripQuestion => ({
  ...question,
  townIds: question.townIds.slice(0, 1),
});

const randomHotel = (random: Random, hotels: number) => 1 + Math.floor(random() * hotels);

/** What the process holds with nothing but the engine in it, after it has answered. */
async function residentAfter(ours: OfferStore, questions: readonly TripQuestion[]): Promise<number> {
  for (const question of questions) await ours.cheapestPerHotel(question);
  return residentBytes();
}

/** Of random questions of both kinds, how many each store answers as we do: every hotel, every price. */
async function countEqual(
  ours: OfferStore,
  stores: readonly OfferStore[],
  random: Random,
  { hotels, compared }: Pick<Input, 'hotels' | 'compared'>,
): Promise<{ name: string; count: number }[]> {
  const equal = stores.map(({ name }) => ({ name, count: 0 }));
  for (let i = 0; i < compared; i++) {
    const question = randomQuestion(random);
    const hotelId = randomHotel(random, hotels);
    const answerOf = async (store: OfferStore) =>
      JSON.stringify(
        i % 2 === 0
          ? (await store.cheapestPerHotel(question)).map(pairOf)
          : await store.offersOfHotel(question, hotelId),
      );
    const answer = await answerOf(ours);
    for (const [index, store] of stores.entries())
      if ((await answerOf(store)) === answer) equal[index]!.count++;
  }
  return equal;
}

const pairOf = ({ hotelId, price }: CheapestOfHotel) => [hotelId, price];
