import { expect, test } from 'vitest';
import { offersOf } from '#price-search/hotel-offers.ts';
import { priceByTheBook } from '#price-search/oracle.ts';
import { prepareQuestion } from '#price-search/prepared-question.ts';
import {
  catalogueStart,
  randomCatalogue,
  randomParty,
  seededRandom,
} from '#price-search/random-catalogue.ts';
import { receiptFor } from '#price-search/receipt.ts';
import { openSnapshot, packCatalogue } from '#price-search/snapshot.ts';
import { readClaim, writeClaim } from './claim.ts';

const secret = 'a secret that is long enough for a test';
const wanted = 10_000;

test('10,000 random offers: claim → receipt → total is what the oracle says, and the lines sum to it', () => {
  let compared = 0;
  for (let seed = 5_000; compared < wanted; seed++) {
    const catalogue = randomCatalogue(seed);
    const snapshot = openSnapshot(packCatalogue(catalogue));
    const random = seededRandom(seed);
    const point = {
      market: 'com',
      currency: random() < 0.5 ? 'EUR' : 'PLN',
      today: catalogueStart,
      rateDay: catalogueStart - (random() < 0.5 ? 1 : 0),
    };
    const party = randomParty(random);
    const question = {
      point,
      party,
      classId: 1,
      departFrom: catalogueStart + 1,
      departTo: catalogueStart + 30,
      nightsMin: 3,
      nightsMax: 9,
    };
    for (const townId of [1, 2]) {
      const asked = prepareQuestion(snapshot, { ...question, townId });
      const offers = [...snapshot.hotels.values()].flatMap((hotel) =>
        offersOf(asked, hotel.open()).slice(0, 60),
      );
      for (const { choice, totalMinor } of offers) {
        const shown = new Map([['total', totalMinor / 100]]);
        const offered = { kind: 'tour' as const, choice, market: 'com', currency: point.currency, shown };
        const claim = readClaim(writeClaim(offered, secret), secret);
        if (claim?.kind !== 'tour') throw new Error('a claim that was just written does not open');
        const priced = receiptFor(snapshot, claim.choice, point);
        const book = priceByTheBook(catalogue, claim.choice, point);
        if (!priced.ok || !book.ok) throw new Error('a choice that was just found cannot be sold');
        expect(priced.receipt.totalMinor).toBe(book.totalMinor);
        expect(priced.receipt.lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(book.totalMinor);
        expect(claim.shown.get('total')! * 100).toBe(book.totalMinor);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThanOrEqual(wanted);
}, 60_000);
