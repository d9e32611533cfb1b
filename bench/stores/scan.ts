import { type CheapestOfHotel, cheapestFirst, type OfferColumns, type OfferStore } from './offer-columns.ts';

/** The least that stored offers can cost without an index: one pass over plain typed arrays. */
export function scanStore(columns: OfferColumns): OfferStore {
  const { count, hotelId, party, townId, departDay, nights, price } = columns;
  const hotels = hotelId.subarray(0, count).reduce((most, id) => Math.max(most, id), 0) + 1;
  const none = 2 ** 31 - 1;

  const scan: Scan = (question, visit) => {
    const isTown = new Uint8Array(256);
    for (const id of question.townIds) isTown[id] = 1;
    const { party: asked, departFrom, departTo, nightsMin, nightsMax } = question;
    for (let row = 0; row < count; row++) {
      if (party[row] !== asked) continue;
      const length = nights[row]!;
      if (length < nightsMin || length > nightsMax) continue;
      const day = departDay[row]!;
      if (day < departFrom || day > departTo || isTown[townId[row]!] === 0) continue;
      visit(row);
    }
  };
  return {
    name: 'typed-array scan',
    cheapestPerHotel: (question) => {
      const best = new Int32Array(hotels).fill(none);
      scan(question, (row) => {
        const hotel = hotelId[row]!;
        if (price[row]! < best[hotel]!) best[hotel] = price[row]!;
      });
      const found: CheapestOfHotel[] = [];
      for (let hotel = 0; hotel < hotels; hotel++)
        if (best[hotel] !== none) found.push({ hotelId: hotel, price: best[hotel]! });
      return found.sort(cheapestFirst);
    },
    offersOfHotel: (question, hotel) => {
      const found: number[] = [];
      scan(question, (row) => {
        if (hotelId[row] === hotel) found.push(price[row]!);
      });
      return found.sort((a, b) => a - b);
    },
  };
}

type Scan = (question: Parameters<OfferStore['cheapestPerHotel']>[0], visit: (row: number) => void) => void;
