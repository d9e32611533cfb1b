import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { viewOffer } from '#domain/offers/offer-view.ts';
import { openClaim } from '#domain/offers/open-claim.ts';
import { dayIn, dayNumber } from '#lib/plain-date.ts';
import type { Catalogue, Hotel } from '#price-search/catalogue.ts';
import { askedOf, choiceOf, offersOf } from '#price-search/offers.ts';
import { priceByTheBook } from '#price-search/oracle.ts';
import { randomParty, seededRandom } from '#price-search/random-catalogue.ts';
import type { Benchmark, Measurement } from './benchmark.ts';

const wanted = 10_000;
const claimSecret = 'a secret that is long enough to measure with';

/** Random offers of the demo operator, opened by their claims and compared with the oracle. */
export const benchmark: Benchmark = {
  title: `${wanted.toLocaleString('en')} random offers of the demo operator: claim → receipt → oracle`,
  run: async ({ seed, say }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'solstice-claims-'));
    const log = pino({ level: 'warn' });
    const database = await openDatabase({ dataDir, log });
    try {
      await migrate(database.pool);
      say('loading the demo operator …');
      const clock = () => new Date();
      const today = dayIn(clock(), 'UTC');
      await loadDemo({ pool: database.pool, log, today });
      const catalogue = await openLiveCatalogue({ ...database, clock, log });
      const moment = catalogue.current();
      await catalogue.close();
      if (!moment) throw new Error('The catalogue was not loaded');
      return compare(moment, dayNumber(today), seed);
    } finally {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

type Moment = Parameters<typeof openClaim>[0]['moment'];

function compare(moment: Moment, today: number, seed: number): Measurement[] {
  const random = seededRandom(seed);
  const { catalogue } = moment.snapshot;
  const towns = catalogue.departureTowns;
  let compared = 0;
  let differing = 0;
  let openMs = 0;
  while (compared < wanted) {
    const hotel = catalogue.hotels[Math.floor(random() * catalogue.hotels.length)]!;
    const town = towns[Math.floor(random() * towns.length)]!;
    const party = randomParty(random);
    const point = { market: town.market, currency: random() < 0.5 ? 'EUR' : 'RUB', today };
    const departFrom = today + 1 + Math.floor(random() * 250);
    const question = {
      point,
      party,
      townId: town.id,
      classId: 1,
      departFrom,
      departTo: departFrom + 7,
      nightsMin: 5,
      nightsMax: 10,
    };
    const offers = offersOf(askedOf(moment.snapshot, question), hotel);
    const part = offers.length ? partFor(catalogue, hotel) : catalogue;
    for (let i = 0; i < 20 && offers.length > 0; i++) {
      const offer = offers.splice(Math.floor(random() * offers.length), 1)[0]!;
      const view = viewOffer({ moment, point, claimSecret }, offer, party);
      const begun = performance.now();
      const opened = openClaim({ moment, today, claimSecret }, view.claim);
      openMs += performance.now() - begun;
      const book = priceByTheBook(part, choiceOf(offer, party), point);
      const priced = opened.ok && opened.value.status === 'priced' ? opened.value : undefined;
      const sum = priced?.lines.reduce((total, line) => total + line.amountMinor, 0);
      if (!book.ok || priced?.totalMinor !== book.totalMinor || sum !== book.totalMinor) differing++;
      compared++;
    }
  }
  return [
    { name: 'offers compared', value: compared, unit: 'count' },
    { name: 'differing from the oracle', value: differing, unit: 'count' },
    { name: 'opening a claim, mean', value: openMs / compared, unit: 'ms' },
  ];
}

/** What the oracle needs for one hotel: it looks everything up by going through all there is. */
function partFor(catalogue: Catalogue, hotel: Hotel): Catalogue {
  const rooms = catalogue.rooms.filter((room) => room.hotelId === hotel.id);
  const contracts = catalogue.contracts.filter((contract) => contract.hotelId === hotel.id);
  const roomIds = new Set(rooms.map((room) => room.id));
  const contractIds = new Set(contracts.map((contract) => contract.id));
  const ofContract = <Row extends { contractId: number }>(rows: readonly Row[]) =>
    rows.filter((row) => contractIds.has(row.contractId));
  return {
    ...catalogue,
    rooms,
    contracts,
    hotels: [hotel],
    accommodations: catalogue.accommodations.filter((a) => roomIds.has(a.roomId)),
    seasons: ofContract(catalogue.seasons),
    childRules: ofContract(catalogue.childRules),
    earlyBookings: ofContract(catalogue.earlyBookings),
    stayPays: ofContract(catalogue.stayPays),
    supplements: ofContract(catalogue.supplements),
    stopSales: catalogue.stopSales.filter((stop) => stop.hotelId === hotel.id),
    allotments: catalogue.allotments.filter((a) => roomIds.has(a.roomId)),
    legs: catalogue.legs.filter((leg) => leg.to === hotel.airportCode || leg.from === hotel.airportCode),
    tours: catalogue.tours.filter((tour) => tour.stateId === hotel.stateId),
  };
}
