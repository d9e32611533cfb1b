import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { migrate } from '#db/migrate.ts';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { type CatalogueMoment, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { priceDataParts } from '#domain/catalogue/price-data-store.server.ts';
import { readParts } from '#domain/catalogue/read-parts.ts';
import { viewOffer } from '#domain/offers/offer-view.ts';
import { openClaim } from '#domain/offers/open-claim.ts';
import { dayIn, dayNumber, type PlainDate } from '#lib/plain-date.ts';
import type { Catalogue } from '#price-search/catalogue.ts';
import type { HotelRows } from '#price-search/hotel-block.ts';
import { priceByTheBook } from '#price-search/oracle.ts';
import { randomParty, seededRandom } from '#price-search/random-catalogue.ts';
import { rowsByHotel } from '#price-search/snapshot.ts';
import type { Benchmark, Measurement } from './benchmark.ts';

const wanted = 10_000;
const offersOfQuestion = 20;
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
      const live = await openLiveCatalogue({ ...database, clock, log });
      try {
        return await compare(await live.refresh(), await readRows(database, today), dayNumber(today), seed);
      } finally {
        await live.close();
      }
    } finally {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** The rows as the database has them: the oracle goes by these, not by what the engine has made of them. */
const readRows = ({ db }: OpenDatabase, since: PlainDate): Promise<Catalogue> =>
  readParts(priceDataParts, { db, since, previous: undefined, hasChanged: () => true });

async function compare(
  moment: CatalogueMoment,
  catalogue: Catalogue,
  today: number,
  seed: number,
): Promise<Measurement[]> {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const hotels = rowsByHotel(catalogue);
  let compared = 0;
  let differing = 0;
  let openMs = 0;
  while (compared < wanted) {
    const rows = pick(hotels);
    const town = pick(catalogue.departureTowns);
    const point = { market: town.market, currency: random() < 0.5 ? 'EUR' : 'RUB', today };
    const departFrom = today + 1 + Math.floor(random() * 250);
    const { page } = await moment.ask('hotelOffers', {
      hotelId: rows.hotel.id,
      question: {
        point,
        party: randomParty(random),
        townId: town.id,
        classId: 1,
        departFrom,
        departTo: departFrom + 7,
        nightsMin: 5,
        nightsMax: 10,
      },
      page: 1 + Math.floor(random() * 10),
      pageSize: offersOfQuestion,
    });
    const part = page.length > 0 ? partFor(catalogue, rows) : catalogue;
    for (const priced of page) {
      const view = viewOffer({ moment, point, claimSecret }, priced);
      const begun = performance.now();
      const opened = openClaim({ moment, today, claimSecret }, view.claim);
      openMs += performance.now() - begun;
      const book = priceByTheBook(part, priced.offer.choice, point);
      const answer = opened.ok && opened.value.status === 'priced' ? opened.value : undefined;
      const sum = answer?.lines.reduce((total, line) => total + line.amountMinor, 0);
      if (!book.ok || answer?.totalMinor !== book.totalMinor || sum !== book.totalMinor) differing++;
      compared++;
    }
  }
  return [
    { name: 'offers compared', value: compared, unit: 'count' },
    { name: 'differing from the oracle', value: differing, unit: 'count', target: { atMost: 0 } },
    { name: 'opening a claim, mean', value: openMs / compared, unit: 'ms' },
  ];
}

/** What the oracle needs for one hotel: it looks everything up by going through all there is. */
const partFor = (catalogue: Catalogue, { hotel, ...rows }: HotelRows): Catalogue => ({
  ...catalogue,
  ...rows,
  hotels: [hotel],
  legs: catalogue.legs.filter((leg) => leg.to === hotel.airportCode || leg.from === hotel.airportCode),
  tours: catalogue.tours.filter((tour) => tour.stateId === hotel.stateId),
});
