import { expect, test } from 'vitest';
import { answers } from './answers.ts';
import { costOf } from './cost.ts';
import { noFilters } from './filters.ts';
import type { Question, Where } from './question.ts';
import { catalogueStart, randomCatalogue, randomParty, seededRandom } from './random-catalogue.ts';
import { openSnapshot, packCatalogue } from './snapshot.ts';

const snapshot = openSnapshot(packCatalogue(randomCatalogue(5, 300)));
const everywhere: Where = { stateId: undefined, hotelIds: [] };
const point = { market: 'com', currency: 'EUR', today: catalogueStart, rateDay: catalogueStart };
const usual: Question = {
  point,
  party: { adults: 2, childAges: [] },
  townId: 1,
  classId: 1,
  departFrom: catalogueStart + 10,
  departTo: catalogueStart + 16,
  nightsMin: 5,
  nightsMax: 9,
};

const costs = (question: Question, where = everywhere) => [
  costOf(snapshot, 'bestPerHotel', {
    question,
    where,
    filters: noFilters,
    sort: 'price',
    page: 1,
    pageSize: 20,
  }),
  costOf(snapshot, 'calendar', { question, where }),
  costOf(snapshot, 'stays', { question, where }),
  costOf(snapshot, 'explainZero', { question, where, filters: noFilters, townsNearby: [2] }),
  costOf(snapshot, 'hotelOffers', { question, hotelId: 1, page: 1, pageSize: 20 }),
  costOf(snapshot, 'nearestOffer', { question, hotelId: 1 }),
];

test('who asks for more is never told that it costs less', () => {
  const random = seededRandom(3);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  for (let i = 0; i < 300; i++) {
    const departFrom = catalogueStart + 1 + upTo(30);
    const question: Question = {
      ...usual,
      townId: 1 + upTo(1),
      party: randomParty(random),
      departFrom,
      departTo: departFrom + upTo(20),
      nightsMin: 2 + upTo(8),
      nightsMax: 11 + upTo(5),
    };
    const less = costs(question);
    const { adults, childAges } = question.party;
    const more: Question[] = [
      { ...question, departTo: question.departTo + upTo(20) },
      { ...question, nightsMin: question.nightsMin - 1, nightsMax: question.nightsMax + upTo(10) },
      { ...question, party: { adults: adults + upTo(8), childAges: [...childAges, 5] } },
    ];
    for (const wider of more)
      for (const [index, cost] of costs(wider).entries()) expect(cost).toBeGreaterThanOrEqual(less[index]!);
    const one = costs(question, { stateId: 3, hotelIds: [...snapshot.hotels.keys()].slice(0, 20) });
    for (const index of [0, 1, 2, 3]) expect(one[index]!).toBeLessThanOrEqual(less[index]!);
  }
});

test.each([
  ['calendar', 80, 30],
  ['stays', 12, 14],
] as const)('a heavy %s is told from an ordinary one, as their times tell them', (name, days, nights) => {
  const heavy: Question = {
    ...usual,
    party: { adults: 12, childAges: [3, 7, 9, 11] },
    departFrom: catalogueStart + 1,
    departTo: catalogueStart + days,
    nightsMin: 1,
    nightsMax: nights,
  };
  const told = costOf(snapshot, name, { question: heavy, where: everywhere });
  const toldOrdinary = costOf(snapshot, name, { question: usual, where: everywhere });
  const took = cpuMs(() => answers[name](snapshot, { question: heavy, where: everywhere }));
  const tookOrdinary = cpuMs(() => answers[name](snapshot, { question: usual, where: everywhere }));
  const ratio = told / toldOrdinary / (took / tookOrdinary);
  expect(ratio).toBeGreaterThan(1 / 30);
  expect(ratio).toBeLessThan(30);
  // Within an order of magnitude of a core, whatever the machine.
  expect(told / took).toBeGreaterThan(1 / 15);
  expect(told / took).toBeLessThan(15);
});

/** The least of some tries, on the processor: neighbours and the first run do not count. */
function cpuMs(work: () => unknown): number {
  const times = Array.from({ length: 4 }, () => {
    const begin = process.threadCpuUsage().user;
    work();
    return (process.threadCpuUsage().user - begin) / 1_000;
  });
  return Math.max(0.5, Math.min(...times));
}
