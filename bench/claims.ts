import type { OpenDatabase } from '#db/open.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { readHotelIds, readHotelRows, readLegs } from '#domain/catalogue/price-data-store.server.ts';
import { readTours } from '#domain/catalogue/tour-data-store.server.ts';
import { viewOffer } from '#domain/offers/offer-view.ts';
import { openClaim } from '#domain/offers/open-claim.ts';
import { dayNumber, type PlainDate } from '#lib/plain-date.ts';
import type { Catalogue, Leg } from '#price-search/catalogue.ts';
import type { HotelRows } from '#price-search/hotel-block.ts';
import { priceByTheBook } from '#price-search/oracle.ts';
import { randomParty, seededRandom } from '#price-search/random-catalogue.ts';
import type { Trade } from '#price-search/snapshot.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { withDemoOperator } from './measure/demo-operator.ts';

const wanted = 10_000;
const quickWanted = 1_000;
const offersOfQuestion = 20;
const claimSecret = 'a secret that is long enough to measure with';

/** Random offers of the demo operator, opened by their claims and compared with the oracle. */
export const benchmark: Benchmark = {
  title: `${wanted.toLocaleString('en')} random offers of the demo operator: claim → receipt → oracle`,
  run: ({ seed, isQuick, say }) => {
    say('loading the demo operator …');
    return withDemoOperator(async ({ database, live, today }) =>
      compare(await live.refresh(), await readRows(database, today), dayNumber(today), {
        seed,
        wanted: isQuick ? quickWanted : wanted,
      }),
    );
  },
};

type Rows = { hotels: HotelRows[]; legs: Leg[]; trade: Trade };

/** The rows as the database has them: the oracle goes by these, not by what the engine has made of them. */
const readRows = async ({ db }: OpenDatabase, since: PlainDate): Promise<Rows> => ({
  hotels: await readHotelRows(db, await readHotelIds(db)),
  legs: await readLegs(db, since, 'all'),
  trade: await readTours(db),
});

async function compare(
  moment: CatalogueMoment,
  { hotels, legs, trade }: Rows,
  today: number,
  { seed, wanted }: { seed: number; wanted: number },
): Promise<Measurement[]> {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  let compared = 0;
  let differing = 0;
  let openMs = 0;
  while (compared < wanted) {
    const rows = pick(hotels);
    const town = pick(trade.departureTowns);
    const point = { market: town.market, currency: random() < 0.5 ? 'EUR' : 'RUB', today, rateDay: today };
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
    if (page.length === 0) continue;
    const part = partFor(rows, legs, trade);
    for (const priced of page) {
      const now = new Date();
      const view = viewOffer({ moment, point, claimSecret, now }, priced);
      const begun = performance.now();
      const opened = openClaim({ moment, today, rateDay: today, claimSecret, now }, view.claim);
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
const partFor = ({ hotel, ...rows }: HotelRows, legs: readonly Leg[], trade: Trade): Catalogue => ({
  ...trade,
  ...rows,
  hotels: [hotel],
  legs: legs.filter((leg) => leg.to === hotel.airportCode || leg.from === hotel.airportCode),
  tours: trade.tours.filter((tour) => tour.stateId === hotel.stateId),
});
