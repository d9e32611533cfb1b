import { countAllOffers, findBestPerHotel } from '#price-search/best-per-hotel.ts';
import type { PointOfSale } from '#price-search/catalogue.ts';
import { noFilters } from '#price-search/filters.ts';
import type { Question } from '#price-search/question.ts';
import type { Random } from '#price-search/random-catalogue.ts';
import type { Snapshot } from '#price-search/snapshot.ts';
import type { Measurement } from '../benchmark.ts';
import { firstNight, pricedNights, stateId, today, townIdOf, wholeWeek } from '../big-catalogue.ts';
import { timesOf } from '../measure/figures.ts';

export const departureDays = 15;
export const stays = 9;

type Targets = { p50?: number; p95?: number };
type Shape = { days: number; nightsMin: number; nightsMax: number };

const widest: Shape = { days: 60, nightsMin: wholeWeek.nightsFrom, nightsMax: wholeWeek.nightsTo };
const point: PointOfSale = { market: 'com', currency: 'EUR', today, rateDay: today };
const where = { stateId, hotelIds: [] };
export const firstPage = { where, filters: noFilters, sort: 'price', page: 1, pageSize: 20 } as const;

/** Fewer where each takes long. */
const questionsFor = (hotels: number) => Math.min(250, Math.ceil(250_000 / hotels));
const widestFor = (hotels: number) => Math.max(4, Math.round(questionsFor(hotels) / 10));

/** Searches of all hotels for a family, two weeks of departures and nine lengths of stay. */
export const typicalQuestions = (hotels: number, random: Random): Question[] =>
  Array.from({ length: questionsFor(hotels) }, () => typicalQuestion(random));

/** Typical searches of all hotels, and the widest there are: their times, and what one offer costs in each. */
export function timeSearches(
  snapshot: Snapshot,
  hotels: number,
  random: Random,
  { repeats, targets }: { repeats: number; targets: Targets },
): Measurement[] {
  const of = `${hotels} hotels`;
  const typical = typicalQuestions(hotels, random);
  const wide = Array.from({ length: widestFor(hotels) }, () => randomQuestion(random, widest));
  const first = timeEach(snapshot, typical.slice(0, 1));
  timeEach(snapshot, typical);
  const typicalTimes = timeRounds(snapshot, typical, repeats);
  const wideTimes = timeRounds(snapshot, wide, repeats);
  const rates = { typical: rateOf(snapshot, typical, typicalTimes), wide: rateOf(snapshot, wide, wideTimes) };
  return [
    { name: `${of}: first search, nothing opened yet`, value: first[0]!.clock, unit: 'ms' },
    ...figuresOf(`${of}, typical`, typicalTimes, rates.typical, { targets, slowdown: 1 }),
    ...figuresOf(`${of}, widest: 60 days, 19 stays`, wideTimes, rates.wide, {
      targets: {},
      slowdown: rates.typical / rates.wide,
    }),
  ];
}

/** Milliseconds of one answer: as a clock sees it, and as the core was busy with it. */
type Time = { clock: number; core: number };

const timeEach = (snapshot: Snapshot, questions: readonly Question[]): Time[] =>
  questions.map((question) => {
    const busyBefore = coreMs();
    const begun = performance.now();
    findBestPerHotel(snapshot, { question, ...firstPage });
    return { clock: performance.now() - begun, core: coreMs() - busyBefore };
  });

/** On a machine that others use too, this tells what an answer would take on one that is idle. */
function coreMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

const timeRounds = (snapshot: Snapshot, questions: readonly Question[], repeats: number): Time[] =>
  Array.from({ length: repeats }, () => timeEach(snapshot, questions)).flat();

/** How many offers there are to choose from in what was asked, for each second of the core. */
function rateOf(snapshot: Snapshot, questions: readonly Question[], times: readonly Time[]): number {
  const offers = questions.reduce((sum, question) => sum + countAllOffers(snapshot, where, question), 0);
  const rounds = times.length / questions.length;
  return (offers * rounds * 1_000) / times.reduce((sum, { core }) => sum + core, 0);
}

function figuresOf(
  of: string,
  times: readonly Time[],
  rate: number,
  { targets, slowdown }: { targets: Targets; slowdown: number },
): Measurement[] {
  const onCore = `${of}, the core's time`;
  return [
    ...timesOf(
      of,
      times.map(({ clock }) => clock),
      targets,
    ),
    ...timesOf(
      onCore,
      times.map(({ core }) => core),
      targets,
    ),
    { name: `${of}: offers priced`, value: rate, unit: '1/s', target: { atLeast: 100e6 } },
    { name: `${of}: time for an offer`, value: slowdown, unit: '×', target: { atMost: 2 } },
  ];
}

function typicalQuestion(random: Random): Question {
  const nightsMin = 3 + Math.floor(random() * 6);
  return randomQuestion(random, { days: departureDays, nightsMin, nightsMax: nightsMin + stays - 1 });
}

function randomQuestion(random: Random, { days, nightsMin, nightsMax }: Shape): Question {
  const departFrom = firstNight + 1 + Math.floor(random() * (pricedNights - days - nightsMax - 1));
  return {
    point,
    party: { adults: 2, childAges: [2 + Math.floor(random() * 11)] },
    townId: townIdOf(Math.floor(random() * wholeWeek.towns)),
    classId: 1,
    departFrom,
    departTo: departFrom + days - 1,
    nightsMin,
    nightsMax,
  };
}
