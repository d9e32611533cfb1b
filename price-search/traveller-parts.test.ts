import { expect, test } from 'vitest';
import type { PointOfSale } from './catalogue.ts';
import { offersOf } from './hotel-offers.ts';
import { prepareQuestion } from './prepared-question.ts';
import { catalogueStart, randomCatalogue, randomParty, seededRandom } from './random-catalogue.ts';
import { receiptFor } from './receipt.ts';
import { openSnapshot, packCatalogue } from './snapshot.ts';
import { travellerParts } from './traveller-parts.ts';

const point: PointOfSale = { market: 'com', currency: 'EUR', today: catalogueStart, rateDay: catalogueStart };

/** Receipts of many seeded catalogues and parties, with what each traveller pays of them. */
function* partedReceipts() {
  for (let seed = 1; seed <= 10; seed++) {
    const snapshot = openSnapshot(packCatalogue(randomCatalogue(seed)));
    const random = seededRandom(seed * 104_729);
    for (let nth = 0; nth < 8; nth++) {
      const departFrom = catalogueStart + 1 + Math.floor(random() * 40);
      const question = prepareQuestion(snapshot, {
        point,
        party: randomParty(random),
        townId: random() < 0.7 ? 2 : 1,
        classId: 1,
        departFrom,
        departTo: departFrom + 7,
        nightsMin: 3,
        nightsMax: 8,
      });
      for (const hotel of snapshot.hotels.values())
        for (const { choice } of offersOf(question, hotel.open()).slice(0, 5)) {
          const priced = receiptFor(snapshot, choice, point);
          if (!priced.ok) throw new Error(`no receipt: ${priced.reason}`);
          yield {
            choice,
            receipt: priced.receipt,
            parts: travellerParts(snapshot, choice, priced.receipt),
          };
        }
    }
  }
}

test('what each traveller pays sums to the price, for everybody who travels, in whole units', () => {
  let families = 0;
  for (const { choice, receipt, parts } of partedReceipts()) {
    const amounts = parts.flatMap(({ flightMinor, stayMinor, servicesMinor }) => [
      flightMinor,
      stayMinor,
      servicesMinor,
    ]);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(receipt.totalMinor);
    expect(amounts.every((amount) => amount % 100 === 0)).toBe(true);
    for (const [room, { party }] of choice.rooms.entries()) {
      const ages = parts.filter((part) => part.room === room).map(({ age }) => age);
      expect(ages.filter((age) => age === null)).toHaveLength(party.adults);
      expect(ages.filter((age) => age !== null).sort()).toEqual([...party.childAges].sort());
      families += party.childAges.length > 0 ? 1 : 0;
    }
  }
  expect(families).toBeGreaterThan(50);
});

test('a child that the receipt calls free pays nothing for the stay', () => {
  let free = 0;
  for (const { receipt, parts } of partedReceipts())
    for (const line of receipt.lines) {
      if (line.kind !== 'free-child') continue;
      const same = parts.filter(({ room, age }) => room === line.room && age === line.age);
      const supplements = receipt.lines.some(({ kind, room }) => kind === 'supplement' && room === line.room);
      if (supplements) continue; // a gala dinner is paid for all the same
      expect(same.some(({ stayMinor }) => stayMinor === 0)).toBe(true);
      free++;
    }
  expect(free).toBeGreaterThan(5);
});
