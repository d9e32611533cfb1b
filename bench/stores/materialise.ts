/**
 * Prices every offer of a catalogue beforehand, without the engine: what the systems we compare with store. It knows
 * only catalogues like those of `big-catalogue.ts` (one contract a hotel, flights that land on the day they leave, one
 * flight a day of a kind and way), and is compared with the oracle.
 */
import type { Catalogue, Party, PointOfSale } from '#price-search/catalogue.ts';
import { type FlownJourney, journeysOf, type Span } from './flown-journeys.ts';
import { makeColumns, type OfferColumns } from './offer-columns.ts';
import { hotelsToPrice, notSold, type StayPrices, stayPrices } from './stay-prices.ts';
import { type SureStays, sureStays } from './sure-stays.ts';

export type Materialising = Span & { point: PointOfSale; parties: readonly Party[] };

const unit = 100;
const unknown = -2;

/** Every offer of the catalogue for these parties and days, hotel by hotel. */
export function materialise(catalogue: Catalogue, what: Materialising): OfferColumns {
  const airports = [...new Set(catalogue.hotels.map((hotel) => hotel.airportCode))];
  const journeys = new Map(
    airports.map((airport) => [
      airport,
      what.parties.map((party) => journeysOf(catalogue, what, party, airport)),
    ]),
  );
  const boards = new Set(catalogue.seasons.map((season) => season.mealId)).size;
  const mostJourneys = Math.max(...[...journeys.values()].map((of) => of.flat().length));
  const columns = makeColumns(catalogue.rooms.length * boards * mostJourneys);

  for (const hotel of hotelsToPrice(catalogue)) {
    for (const [party, travellers] of what.parties.entries()) {
      for (const room of hotel.rooms) {
        const prices = stayPrices(catalogue, hotel, room, travellers, what.point);
        if (!prices) continue;
        const key = { hotelId: hotel.id, party, room: room.roomId % 10, mealId: room.mealId };
        const stays = { prices: remembered(prices, what), isSure: sureStays(hotel, room, what.point) };
        addOffers(columns, key, stays, journeys.get(hotel.airportCode)![party]!);
      }
    }
  }
  return columns;
}

type Key = { hotelId: number; party: number; room: number; mealId: number };
type Stays = { prices: StayPrices; isSure: SureStays };

function addOffers(
  to: OfferColumns,
  key: Key,
  { prices, isSure }: Stays,
  journeys: readonly FlownJourney[],
): void {
  for (const { townId, out, back, nights, amountMinor } of journeys) {
    const stayMinor = prices(out.arriveDay, nights);
    if (stayMinor === notSold) continue;
    const row = to.count++;
    to.hotelId[row] = key.hotelId;
    to.party[row] = key.party;
    to.townId[row] = townId;
    to.departDay[row] = out.departDay;
    to.nights[row] = nights;
    to.freight[row] = out.freight;
    to.room[row] = key.room;
    to.mealId[row] = key.mealId;
    to.sure[row] = Number(!out.isOnRequest && !back.isOnRequest && isSure(out.arriveDay, nights));
    to.price[row] = (stayMinor + amountMinor) / unit;
  }
}

/** Many journeys share a stay: each is priced once. */
function remembered(prices: StayPrices, span: Span): StayPrices {
  const lengths = span.nightsMax - span.nightsMin + 1;
  const known = new Int32Array((span.departTo - span.departFrom + 2) * lengths).fill(unknown);
  return (checkIn, nights) => {
    const at = (checkIn - span.departFrom) * lengths + nights - span.nightsMin;
    if (known[at] === unknown) known[at] = prices(checkIn, nights);
    return known[at]!;
  };
}
